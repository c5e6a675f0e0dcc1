import type { ScreenTimeSettings } from '@pipit/contract/screen-time'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form } from 'antd'
import { Link } from 'react-router'
import { useFamilyHome, type FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { describeScreenTime, formatMinutes } from './describe-screen-time.ts'
import { MinutesField } from './minutes-field.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'
import styles from './screen-time.module.css'

/** How long and when the child may talk. */
export function ScreenTimeFields() {
  return (
    <div className={styles.panels}>
      <Panel title={t`Time with Pipit in a day`}>
        <Form.Item name={['screenTime', 'minutes']} className={styles.item ?? ''}>
          <MinutesField />
        </Form.Item>
      </Panel>
      <Panel title={t`Quiet hours`}>
        <QuietHoursFields />
      </Panel>
      <Panel title={t`What this means`}>
        <Meaning />
      </Panel>
    </div>
  )
}

/** The settings in plain sentences; they change with each choice. */
function Meaning() {
  const form = Form.useFormInstance()
  const settings = Form.useWatch<ScreenTimeSettings | undefined>('screenTime', form)
  const { account, plan } = useFamilyHome().data ?? {}
  return (
    <div className={styles.meaning}>
      <output aria-label={t`What this means`}>
        {settings && describeScreenTime(settings).map((sentence) => <span key={sentence}>{sentence}</span>)}
      </output>
      {plan && <PlanNote plan={plan} />}
      {account && <TimeZoneNote timeZone={account.timeZone} />}
    </div>
  )
}

function PlanNote({ plan: { name: planName, minutesPerDay } }: { plan: FamilyHome['plan'] }) {
  if (minutesPerDay === null) return null
  const time = formatMinutes(minutesPerDay)
  return (
    <p className={styles.hint}>
      <Trans>
        The plan {planName} allows each child {time} a day. The shorter time applies.
      </Trans>
    </p>
  )
}

function TimeZoneNote({ timeZone }: { timeZone: string }) {
  const { to } = useFamily()
  const zone = timeZone.replaceAll('_', ' ')
  return (
    <p className={styles.hint}>
      <Trans>
        Times are in the family’s time zone, {zone}. <Link to={to('/profile')}>Change the time zone</Link>
      </Trans>
    </p>
  )
}
