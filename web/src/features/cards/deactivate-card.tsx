import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { refreshFamily } from '../../family/account/api/get-family-home.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './cards.module.css'
import type { Card } from './api/get-card.ts'

export function DeactivateCard({ card: { id, name } }: { card: Card }) {
  const { accountId, isOwn, to } = useFamily()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)

  async function deactivate() {
    await call('DELETE /cards/:cardId/deactivate', { params: { cardId: id }, query: { accountId } })
    await navigate(to())
    queryClient.removeQueries({ queryKey: familyKeys.resource(accountId, 'cards', id) })
    await refreshFamily(queryClient, accountId)
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
