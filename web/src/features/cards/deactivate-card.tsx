import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useDeactivateCard } from './api/deactivate-card.ts'
import type { Card } from './api/get-card.ts'
import styles from './cards.module.css'

export function DeactivateCard({ card: { id, name } }: { card: Card }) {
  const { isOwn, to } = useFamily()
  const navigate = useNavigate()
  const deactivation = useDeactivateCard(id, () => navigate(to()))
  const [isConfirming, setConfirming] = useState(false)

  async function deactivate() {
    await deactivation.mutateAsync()
    void notify('success', { title: t`The card is deactivated`, description: t`Its label can be registered again.` })
  }

  return (
    <Panel title={t`Deactivate`}>
      <p className={styles.lead}>
        <Trans>For a card that you give away or no longer use.</Trans>
      </p>
      <Button size="large" danger onClick={() => setConfirming(true)}>
        <Trans>Deactivate this card</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t`Deactivate this card?`}
          confirmText={t`Deactivate`}
          onConfirm={deactivate}
          onCancel={() => setConfirming(false)}
        >
          <p>
            {isOwn ? (
              <Trans>
                <bdi>{name}</bdi> is removed from your family, and your devices no longer recognise it. Its label can be
                registered again by anybody who has the card.
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> is removed from the family, and its devices no longer recognise it. Its label can be
                registered again by anybody who has the card.
              </Trans>
            )}
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
