import { weekdays, type ScreenTimeSettings } from '@pipit/contract/screen-time'
import { Form, Input } from 'antd'
import type { ComponentProps } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import { NumberSelect } from './number-select.tsx'
import styles from './profile-fields.module.css'
import { pluralize } from '../../ui/text/pluralize.ts'

const minuteChoices = [15, 30, 45, 60, 90, 120]

export function TimeLimitFields() {
  return (
    <Panel title="Time limits">
      <div className={styles.pair}>
        <Form.Item
          name="screenTime"
          getValueProps={({ minutes }: ScreenTimeSettings) => ({ value: minutes.monday })}
          normalize={(minutes: number | null, before: ScreenTimeSettings) => ({
            ...before,
            minutes: Object.fromEntries(weekdays.map((day) => [day, minutes])),
          })}
          label="Time with Pipit in a day"
          extra="When it is used up, Pipit says goodbye until tomorrow."
        >
          <NumberSelect
            choices={minuteChoices}
            format={(count) => pluralize(count, 'minute')}
            emptyLabel="As long as they like"
          />
        </Form.Item>
        <Form.Item
          name="screenTime"
          getValueProps={({ quietHours }: ScreenTimeSettings) => ({ value: quietHours[0]?.from ?? null })}
          normalize={(from: string | null, before: ScreenTimeSettings) => ({
            ...before,
            quietHours: from === null ? [] : [{ days: weekdays, from, to: '07:00' }],
          })}
          label="Bedtime (optional)"
          extra="Pipit winds down before bedtime, in your family’s time zone."
        >
          <TimeField />
        </Form.Item>
      </div>
    </Panel>
  )
}

interface TimeFieldProps extends Pick<ComponentProps<typeof Input>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  value?: string | null
  onChange?: (time: string | null) => void
}

/** `19:30` or null. */
function TimeField({ value, onChange, ...input }: TimeFieldProps) {
  return (
    <Input
      {...input}
      type="time"
      size="large"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value.slice(0, 5))}
    />
  )
}
