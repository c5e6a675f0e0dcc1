import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadFamilies } from '../../api/family/families.ts'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { renewSession } from '../../api/session/session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { useGuardianActions, type Guardian } from './use-guardians.ts'

export function LeavePanel({ you, guardians }: { you: Guardian; guardians: Guardian[] }) {
  const { your } = useFamilyName()
  const { leave } = useGuardianActions()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const isLastOwner = you.role === 'owner' && guardians.every(({ role, isYou }) => isYou || role !== 'owner')
  if (isLastOwner) {
    return (
      <Panel title="Leave the family">
        <p>You are the only owner. To leave, first make somebody else an owner, or hand the family over.</p>
      </Panel>
    )
  }

  async function confirm() {
    await leave(you.accountId)
    // Whoever founded the family has an account of their own from now on.
    await renewSession()
    await navigate('/app')
    await reloadFamilies()
    void notify('success', { title: 'You left the family' })
  }

  return (
    <Panel title="Leave the family">
      <p>You no longer see or change anything of it. Your sign-in and your own account stay.</p>
      <Button danger size="large" onClick={() => setConfirming(true)}>
        Leave the family
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Leave ${your('family')}?`}
          confirmText="Leave"
          cancelText="Stay"
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>You are out at once. To come back, you need a new invitation from an owner.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
