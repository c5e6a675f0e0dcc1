import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../../ui/feedback/notifications.ts'
import { useAdvanceRollout } from '../../api/advance-rollout.ts'
import type { Rollout } from '../../api/get-rollouts.ts'
import { useWithdrawRollout } from '../../api/withdraw-rollout.ts'
import { shareText } from './rollout-texts.ts'

interface RolloutDialogProps {
  rollout: Rollout
  action: 'advance' | 'withdraw'
  onClose: () => void
}

/** Asks before what cannot be undone: devices that have installed an image keep it. */
export function RolloutDialog({ rollout, action, onClose }: RolloutDialogProps) {
  const { hardwareModel, version } = rollout
  const advance = useAdvanceRollout()
  const withdrawal = useWithdrawRollout()

  async function confirm() {
    await (action === 'withdraw' ? withdrawal : advance).mutateAsync(rollout)
    onClose()
    void notify('success', {
      title: action === 'advance' ? t`The next stage has begun` : t`The rollout is withdrawn`,
    })
  }

  if (action === 'withdraw') {
    return (
      <ConfirmDialog title={t`Withdraw this rollout?`} confirmText={t`Withdraw`} onConfirm={confirm} onCancel={onClose}>
        <p>
          <Trans>
            It ends for good: no further <bdi>{hardwareModel}</bdi> gets version {version} by it. Devices that have it
            keep it. To go on later, pause it instead.
          </Trans>
        </p>
      </ConfirmDialog>
    )
  }
  const share = shareText(rollout.stages[rollout.stage + 1] ?? { percent: 100 })
  return (
    <ConfirmDialog
      title={t`Begin the next stage now?`}
      confirmText={t`Begin it`}
      cancelText={t`Wait`}
      isDanger={false}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        <Trans comment="{share} is “10% of the devices” or “all devices”">
          Version {version} is then offered to {share}, without waiting for those that have not returned yet.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
