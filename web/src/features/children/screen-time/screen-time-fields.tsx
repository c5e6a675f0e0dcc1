import type { ScreenTimeSettings } from '@pipit/contract/screen-time'
import { Form } from 'antd'
import { Link } from 'react-router'
import { useFamilyHome } from '../../../api/family/family-queries.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { describeScreenTime, formatMinutes } from './describe-screen-time.ts'
import { MinutesField } from './minutes-field.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'
import styles from './screen-time.module.css'

/** How long and when the child may talk. */
export function ScreenTimeFields() {
  return (
    <Panel title="Screen time">
      <Form.Item name={['screenTime', 'minutes']}>
        <MinutesField />
      </Form.Item>
      <QuietHoursFields />
      <Meaning />
    </Panel>
  )
}

/** The settings in plain sentences; they change with each choice. */
function Meaning() {
  const { to } = useFamily()
  const form = Form.useFormInstance()
  const settings = Form.useWatch<ScreenTimeSettings | undefined>('screenTime', form)
  const { account, plan } = useFamilyHome().data ?? {}
  return (
    <div className={styles.meaning}>
      <output aria-label="What this means">
        {settings && describeScreenTime(settings).map((sentence) => <span key={sentence}>{sentence}</span>)}
      </output>
      {plan && plan.minutesPerDay !== null && (
        <p className={styles.hint}>
          The plan {plan.name} allows each child {formatMinutes(plan.minutesPerDay)} a day. The shorter time applies.
        </p>
      )}
      {account && (
        <p className={styles.hint}>
          Times are in the family’s time zone, {account.timeZone.replaceAll('_', ' ')}.{' '}
          <Link to={to('/profile')}>Change the time zone</Link>
        </p>
      )}
    </div>
  )
}
