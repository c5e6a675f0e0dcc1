import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadFamilies } from '../../family/account/api/get-families.ts'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { renewSession } from '../../api/session/session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import type { Guardian } from './api/get-guardians.ts'
import { useLeaveFamily } from './api/remove-guardian.ts'

export function LeavePanel({ you, guardians }: { you: Guardian; guardians: Guardian[] }) {
  const { isOwn, familyName } = useFamilyName()
  const { mutateAsync: leave } = useLeaveFamily()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const isLastOwner = you.role === 'owner' && guardians.every(({ role, isYou }) => isYou || role !== 'owner')
  if (isLastOwner) {
    return (
      <Panel title={t`Leave the family`}>
        <p>
          <Trans>You are the only owner. To leave, first make somebody else an owner, or hand the family over.</Trans>
        </p>
      </Panel>
    )
  }

  async function confirm() {
    await leave(you.accountId)
    // Whoever founded the family has an account of their own from now on.
    await renewSession()
    await navigate('/app')
    await reloadFamilies()
    void notify('success', { title: t`You left the family` })
  }

  return (
    <Panel title={t`Leave the family`}>
      <p>
        <Trans>You no longer see or change anything of it. Your sign-in and your own account stay.</Trans>
      </p>
      <Button danger size="large" onClick={() => setConfirming(true)}>
        <Trans>Leave the family</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={isOwn ? t`Leave your family?` : t`Leave ${familyName}’s family?`}
          confirmText={t`Leave`}
          cancelText={t`Stay`}
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>You are out at once. To come back, you need a new invitation from an owner.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
