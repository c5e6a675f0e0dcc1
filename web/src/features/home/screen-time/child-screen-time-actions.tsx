import { CaretRightOutlined, PauseOutlined, PlusOutlined } from '@ant-design/icons'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Plan } from '@pipit/contract/plans/plans'
import { useId } from 'react'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { planLimitText } from '../../../family/plans/plan-texts.ts'
import styles from './screen-time.module.css'
import { grantedMinutes, useChildActions } from './use-screen-time-actions.ts'

interface ChildScreenTimeActionsProps {
  child: FamilyHome['children'][number]
  plan: Plan
}

/** What a parent does for a child right now, with one tap each. */
export function ChildScreenTimeActions({ child, plan }: ChildScreenTimeActionsProps) {
  const { grant, pause } = useChildActions(child)
  const reasonId = useId()
  const { limitedBy, pausedAt } = child.allowance
  const isPaused = pausedAt !== null
  const isAtPlan = limitedBy === 'plan'
  const { name } = child
  return (
    <div className={styles.actions}>
      {limitedBy !== null && !isPaused && (
        <BusyButton
          icon={<PlusOutlined aria-hidden />}
          isBusy={grant.isPending}
          disabled={isAtPlan}
          aria-label={t`${plural(grantedMinutes, { one: '# more minute', other: '# more minutes' })} for ${name}`}
          aria-describedby={isAtPlan ? reasonId : undefined}
          onClick={() => grant.mutate()}
        >
          {plural(grantedMinutes, { one: '# more minute', other: '# more minutes' })}
        </BusyButton>
      )}
      <div className={styles.pause}>
        <BusyButton
          icon={isPaused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
          isBusy={pause.isPending}
          aria-label={isPaused ? t`Resume ${name}` : t`Pause ${name}`}
          onClick={() => pause.mutate(!isPaused)}
        >
          {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </BusyButton>
      </div>
      {isAtPlan && !isPaused && (
        <p id={reasonId} className={styles.reason}>
          {planLimitText({ plan: plan.name, limit: 'minutesPerDay', allowed: plan.minutesPerDay ?? 0 })}
        </p>
      )}
      <output className="for-screen-readers">{pause.announcement}</output>
    </div>
  )
}
