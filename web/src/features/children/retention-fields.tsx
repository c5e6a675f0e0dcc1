import { Form } from 'antd'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { formatDays } from '../../ui/text/format-days.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { NumberSelect } from './number-select.tsx'
import styles from './profile-fields.module.css'

const textDays = [0, 7, 30, 90, 365, 730, 1825, 3650]
const recordingDays = [0, 1, 7, 30, 90, 365]

const formatRetention = (days: number) => (days === 0 ? 'Not at all' : `For ${formatDays(days)}`)

export function RetentionFields() {
  const { named } = useFamilyName()
  return (
    <Panel title="What is kept">
      <Form.Item
        name="textRetentionDays"
        label="What was said"
        extra="As text, under Conversations. “Not at all” deletes the words each night. Safety notes stay 30 days."
      >
        <NumberSelect choices={textDays} format={formatRetention} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="speechRetentionDays"
          label={named('Your child’s voice')}
          extra={named('To listen to under Conversations. Kept encrypted, for your family alone.')}
        >
          <NumberSelect choices={recordingDays} format={formatRetention} />
        </Form.Item>
        <Form.Item
          name="visionRetentionDays"
          label="What the device saw"
          extra={named('Pictures that your child showed to Pipit. Kept encrypted, too.')}
        >
          <NumberSelect choices={recordingDays} format={formatRetention} />
        </Form.Item>
      </div>
    </Panel>
  )
}
