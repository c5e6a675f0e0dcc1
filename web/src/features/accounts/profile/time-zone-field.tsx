import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Form, Select, type SelectProps } from 'antd'
import styles from './profile-page.module.css'

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone in which a child's day begins and ends. */
export function TimeZoneField({ current }: { current: string }) {
  return (
    <Form.Item name="timeZone" label={t`Time zone`} extra={t`It decides when a day begins and ends.`}>
      <TimeZoneSelect current={current} />
    </Form.Item>
  )
}

interface TimeZoneSelectProps extends Pick<SelectProps<string>, 'id' | 'value'> {
  current: string
  onChange?: (zone: string) => void
}

function TimeZoneSelect({ current, value = current, onChange, ...field }: TimeZoneSelectProps) {
  const deviceZoneName = zoneName(deviceZone)
  return (
    <>
      <Select
        {...field}
        size="large"
        value={value}
        onChange={(zone) => onChange?.(zone)}
        showSearch={{ filterOption: (typed, option) => matches(typed, option?.label ?? '') }}
        notFoundContent={t`No such place. Try the largest city nearby.`}
        options={zones(current).map((zone) => ({ value: zone, label: zoneName(zone) }))}
      />
      {value !== deviceZone && (
        <Button className={styles.deviceZone ?? ''} onClick={() => onChange?.(deviceZone)}>
          <Trans comment="The time zone">Use this device’s: {deviceZoneName}</Trans>
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
