import { Button, Form, Select } from 'antd'
import styles from './profile-page.module.css'

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone in which a child's day begins and ends. */
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
          options={zones(current).map((zone) => ({ value: zone, label: zoneName(zone) }))}
        />
      </Form.Item>
      {chosen !== deviceZone && (
        <Button
          className={styles.deviceZone ?? ''}
          onClick={() => {
            form.setFieldValue('timeZone', deviceZone)
          }}
        >
          Use this device’s: {zoneName(deviceZone)}
        </Button>
      )}
    </>
  )
}

/** Includes the current one and this device’s, which the browser’s list may lack, as it lacks UTC. */
function zones(current: string) {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current, deviceZone])].toSorted()
}

const zoneName = (zone: string) => zone.replaceAll('_', ' ')

function matches(typed: string, zone: string) {
  const words = typed.toLowerCase().replaceAll('_', ' ')
  return zone.toLowerCase().includes(words)
}
