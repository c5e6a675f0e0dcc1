import { CaretRightOutlined, PauseOutlined, PlusOutlined } from '@ant-design/icons'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Plan } from '@pipit/contract/plans/plans'
import { useId } from 'react'
import { errorMessage } from '../../../api/api-errors.ts'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { notify, notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { planLimitText } from '../../../family/plans/plan-texts.ts'
import { grantedMinutes, useGrantMinutes } from '../api/grant-minutes.ts'
import { usePauseChild } from '../api/pause-child.ts'
import { useRemoveGrant } from '../api/remove-grant.ts'
import styles from './screen-time.module.css'

interface ChildScreenTimeActionsProps {
  child: FamilyHome['children'][number]
  plan: Plan
}

export function ChildScreenTimeActions({ child, plan }: ChildScreenTimeActionsProps) {
  const { id, name } = child
  const granting = useGrantMinutes(id)
  const { mutateAsync: removeGrant } = useRemoveGrant(id)
  const pausing = usePauseChild(id)
  const reasonId = useId()
  const { limitedBy, pausedAt } = child.allowance
  const isPaused = pausedAt !== null
  const isAtPlan = limitedBy === 'plan'

  const grant = () =>
    granting.mutateAsync().then(
      ({ grantId }) => {
        const title = t`${name} has ${plural(grantedMinutes, { one: '# more minute', other: '# more minutes' })}`
        return notifyWithUndo(title, () => removeGrant(grantId))
      },
      (error: unknown) =>
        notify('error', { title: t`${name} did not get more minutes`, description: errorMessage(error) }),
    )

  const pause = () =>
    pausing.mutateAsync(!isPaused).catch((error: unknown) => {
      const title = isPaused ? t`Pipit is still paused for ${name}` : t`Pipit could not be paused for ${name}`
      return notify('error', { title, description: errorMessage(error) })
    })

  return (
    <div className={styles.actions}>
      {limitedBy !== null && !isPaused && (
        <BusyButton
          icon={<PlusOutlined aria-hidden />}
          isBusy={granting.isPending}
          disabled={isAtPlan}
          aria-label={t`${plural(grantedMinutes, { one: '# more minute', other: '# more minutes' })} for ${name}`}
          aria-describedby={isAtPlan ? reasonId : undefined}
          onClick={() => void grant()}
        >
          {plural(grantedMinutes, { one: '# more minute', other: '# more minutes' })}
        </BusyButton>
      )}
      <div className={styles.pause}>
        <BusyButton
          icon={isPaused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
          isBusy={pausing.isPending}
          aria-label={isPaused ? t`Resume ${name}` : t`Pause ${name}`}
          onClick={() => void pause()}
        >
          {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </BusyButton>
      </div>
      {isAtPlan && !isPaused && (
        <p id={reasonId} className={styles.reason}>
          {planLimitText({ plan: plan.name, limit: 'minutesPerDay', allowed: plan.minutesPerDay ?? 0 })}
        </p>
      )}
      {/* The page shows the pause itself. */}
      <output className="for-screen-readers">
        {pausing.isSuccess &&
          (pausing.variables ? t`Pipit is paused for ${name}.` : t`Pipit is no longer paused for ${name}.`)}
      </output>
    </div>
  )
}
