import { Button, Form, Select } from 'antd'
import styles from './profile-page.module.css'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone

/** A day, for what a child did today, begins at midnight in this zone. */
export function TimeZoneField({ current }: { current: string }) {
  const form = Form.useFormInstance()
  const chosen = Form.useWatch<string>('timeZone', form) ?? current
  return (
    <>
      <Form.Item name="timeZone" label="Time zone" extra="It decides when a day begins and ends.">
        <Select
          size="large"
          showSearch={{ filterOption: (typed, option) => matches(typed, option?.label ?? '') }}
          notFoundContent="No such place. Try the largest city nearby."
          options={zones(current).map((zone) => ({ value: zone, label: inWords(zone) }))}
        />
      </Form.Item>
      {chosen !== here && (
        <Button
          className={styles.own ?? ''}
          onClick={() => {
            form.setFieldValue('timeZone', here)
          }}
        >
          Use this device’s: {inWords(here)}
        </Button>
      )}
    </>
  )
}

/** With the one that is kept and this device’s, even where the browser’s own list leaves them out, like UTC. */
function zones(current: string) {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current, here])].toSorted()
}

const inWords = (zone: string) => zone.replaceAll('_', ' ')

function matches(typed: string, zone: string) {
  const words = typed.toLowerCase().replaceAll('_', ' ')
  return zone.toLowerCase().includes(words)
}
