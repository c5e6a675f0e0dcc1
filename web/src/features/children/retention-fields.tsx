import { Form, Input } from 'antd'
import type { ComponentProps } from 'react'
import { formatDays } from '../../ui/text/format-days.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { NumberSelect } from './number-select.tsx'
import styles from './profile-fields.module.css'

const textDays = [0, 7, 30, 90, 365, 730, 1825, 3650]
const recordingDays = [0, 1, 7, 30, 90, 365]
const minutes = [15, 30, 45, 60, 90, 120]

const forHowLong = (days: number) => (days === 0 ? 'Not at all' : `For ${formatDays(days)}`)

/** What is kept of a child, and for how long; what each choice means stands beside it. */
export function RetentionFields() {
  return (
    <Panel title="What is kept">
      <Form.Item
        name="keepTextDays"
        label="What was said"
        extra="As text, in the log. Not at all: it goes when the day is over; insights count it before, safety notes stay for 30 days."
      >
        <NumberSelect choices={textDays} inWords={forHowLong} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="keepSpeechDays"
          label="Your child’s voice"
          extra="To listen to in the log. Kept encrypted, for your family alone."
        >
          <NumberSelect choices={recordingDays} inWords={forHowLong} />
        </Form.Item>
        <Form.Item
          name="keepVisionDays"
          label="What the device saw"
          extra="Pictures that your child showed to Pipit. Kept encrypted, too."
        >
          <NumberSelect choices={recordingDays} inWords={forHowLong} />
        </Form.Item>
      </div>
    </Panel>
  )
}

export function TimeLimitFields() {
  return (
    <Panel title="How long and how late">
      <div className={styles.pair}>
        <Form.Item
          name="dailyMinutes"
          label="Time with Pipit in a day"
          extra="When it is used up, Pipit says goodbye until tomorrow."
        >
          <NumberSelect choices={minutes} inWords={(count) => `${count} minutes`} none="As long as they like" />
        </Form.Item>
        <Form.Item
          name="bedtime"
          label="Bedtime (optional)"
          extra="Pipit winds down before it. By your family’s clock."
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

/** `19:30` or null, as the browser's own field gives it. */
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
