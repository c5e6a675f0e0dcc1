import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import { useId, useState } from 'react'
import { formatNumber } from '../../../i18n/formats.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import type { ListedAccount } from '../api/get-accounts.ts'
import styles from './accounts-page.module.css'
import { useChangePlans } from './use-change-plans.ts'

interface ChangePlanDialogProps {
  accounts: readonly ListedAccount[]
  plans: readonly PlanForAdmin[]
  onChanged: () => void
  close: () => void
}

/** Offers the configured plans for one account or for many. */
export function ChangePlanDialog({ accounts, plans, onChanged, close }: ChangePlanDialogProps) {
  const id = useId()
  const changePlans = useChangePlans(plans)
  const offered = plans.filter(({ retired }) => !retired)
  const [chosen, setChosen] = useState<string | null>(null)
  const plan = offered.find((each) => each.id === chosen)
  const email = accounts[0]?.email ?? ''

  async function change() {
    if (!plan) return
    await changePlans(accounts, plan)
    onChanged()
    close()
  }

  return (
    <ConfirmDialog
      title={
        accounts.length === 1
          ? t`Choose a plan for ${email}`
          : plural(accounts.length, { one: 'Choose a plan for # account', other: 'Choose a plan for # accounts' })
      }
      confirmText={t`Change the plan`}
      cancelText={t`Cancel`}
      isDanger={false}
      isReady={plan !== undefined}
      onConfirm={change}
      onCancel={close}
    >
      <label htmlFor={id} className={styles.label}>
        <Trans>Plan</Trans>
      </label>
      <NativeSelect id={id} options={offered} emptyLabel={t`Choose one`} value={chosen} onChange={setChosen} />
      {plan && <p className={styles.planFacts}>{describePlan(plan)}</p>}
      <p>
        <Trans>
          It applies at once, also to conversations that are going on. A family that has more than the plan includes
          loses nothing. It just cannot add more.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}

function describePlan({ children, devices, minutesPerDay, weeklyReports }: PlanForAdmin) {
  const [ofChildren, ofDevices, ofMinutes] = [limitText(children), limitText(devices), limitText(minutesPerDay)]
  return weeklyReports
    ? t`Children: ${ofChildren}, devices: ${ofDevices}, minutes a day for each child: ${ofMinutes}, weekly reports`
    : t`Children: ${ofChildren}, devices: ${ofDevices}, minutes a day for each child: ${ofMinutes}, no weekly reports`
}

const limitText = (limit: number | null) => (limit === null ? t`no limit` : formatNumber(limit))
