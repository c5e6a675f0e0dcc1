import { plural, t } from '@lingui/core/macro'
import { Form } from 'antd'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { NumberSelect } from './number-select.tsx'
import styles from './profile-fields.module.css'

const textDays = [0, 7, 30, 90, 365, 730, 1825, 3650]
const recordingDays = [0, 1, 7, 30, 90, 365]

function formatRetention(days: number) {
  if (days === 0) return t`Not at all`
  const years = days / 365
  return Number.isInteger(years)
    ? plural(years, { one: 'For a year', other: 'For # years' })
    : plural(days, { one: 'For a day', other: 'For # days' })
}

export function RetentionFields() {
  const { isOwn } = useFamilyName()
  return (
    <Panel title={t`What is kept`}>
      <Form.Item
        name="textRetentionDays"
        label={t`What was said`}
        extra={t`As text, under Conversations. “Not at all” deletes the words each night. Safety notes stay 30 days.`}
      >
        <NumberSelect choices={textDays} format={formatRetention} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="speechRetentionDays"
          label={isOwn ? t`Your child’s voice` : t`The child’s voice`}
          extra={
            isOwn
              ? t`To listen to under Conversations. Kept encrypted, for your family alone.`
              : t`To listen to under Conversations. Kept encrypted, for this family alone.`
          }
        >
          <NumberSelect choices={recordingDays} format={formatRetention} />
        </Form.Item>
        <Form.Item
          name="visionRetentionDays"
          label={t`What the device saw`}
          extra={
            isOwn
              ? t`Pictures that your child showed to Pipit. Kept encrypted, too.`
              : t`Pictures that the child showed to Pipit. Kept encrypted, too.`
          }
        >
          <NumberSelect choices={recordingDays} format={formatRetention} />
        </Form.Item>
      </div>
    </Panel>
  )
}
