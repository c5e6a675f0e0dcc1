import type { ScreenTimeSettings } from '@pipit/contract/screen-time'
import { Form } from 'antd'
import { Link } from 'react-router'
import { useFamilyAccount } from '../../../api/family/use-family-account.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { describeScreenTime } from './describe-screen-time.ts'
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
  const timeZone = useFamilyAccount().data?.timeZone
  return (
    <div className={styles.meaning}>
      <output aria-label="What this means">
        {settings && describeScreenTime(settings).map((sentence) => <span key={sentence}>{sentence}</span>)}
      </output>
      {timeZone !== undefined && (
        <p className={styles.hint}>
          Times are in the family’s time zone, {timeZone.replaceAll('_', ' ')}.{' '}
          <Link to={to('/profile')}>Change the time zone</Link>
        </p>
      )}
    </div>
  )
}
