import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { ConfirmByTyping } from '../../ui/dialogs/confirm-by-typing.tsx'
import { RemovalPanel } from '../../ui/layout/removal-panel.tsx'
import { discardUnsaved } from '../../ui/forms/unsaved-guard.tsx'
import type { Child } from './api/get-child.ts'
import { useRemoveChild } from './api/remove-child.ts'

export function RemoveChild({ child: { id, name } }: { child: Child }) {
  const { to } = useFamily()
  const { isOwn } = useFamilyName()
  const navigate = useNavigate()
  const removal = useRemoveChild(id)
  const [isConfirming, setConfirming] = useState(false)

  async function remove() {
    const receipt = await removal.mutateAsync()
    void navigate(to('/children/removed'), { state: { ...discardUnsaved.state, receipt } })
    void notify('success', { title: t`${name} was removed` })
  }

  return (
    <RemovalPanel
      title={t`Remove this child`}
      text={t`This deletes everything that Pipit stores about this child, and cannot be undone.`}
    >
      <Button danger size="large" onClick={() => setConfirming(true)}>
        <Trans>Remove this child</Trans>
      </Button>
      {isConfirming && (
        <ConfirmByTyping
          title={t`Remove this child?`}
          expected={name}
          confirmText={t`Remove for good`}
          onConfirm={remove}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>This deletes for good:</Trans>
          </p>
          <ul>
            <li>
              <Trans>the profile,</Trans>
            </li>
            <li>
              <Trans>every stored conversation,</Trans>
            </li>
            <li>
              <Trans>all insights.</Trans>
            </li>
          </ul>
          <p>
            {isOwn ? (
              <Trans>Devices and cards stay in your family, but no longer belong to a child.</Trans>
            ) : (
              <Trans>Devices and cards stay in this family, but no longer belong to a child.</Trans>
            )}
          </p>
        </ConfirmByTyping>
      )}
    </RemovalPanel>
  )
}
