import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { EmptyNestIllustration } from '../../../../ui/illustrations/empty-nest-illustration.tsx'
import { ButtonLink } from '../../../../ui/layout/button-link.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import styles from '../firmware.module.css'
import { useRollouts, type Rollout } from '../../api/get-rollouts.ts'
import { ListedRollout } from './listed-rollout.tsx'
import { RolloutDialog } from './rollout-dialog.tsx'

interface OpenDialog {
  rollout: Rollout
  action: 'advance' | 'withdraw'
}

export function RolloutsPanel() {
  const [dialog, setDialog] = useState<OpenDialog>()
  return (
    <Panel
      title={t`Rollouts`}
      action={<ButtonLink to="/admin/firmware/rollouts/start">{t`Start a rollout`}</ButtonLink>}
    >
      <PagedList
        query={useRollouts()}
        className={styles.list}
        empty={
          <EmptyState picture={<EmptyNestIllustration />}>
            <Trans>No image is being rolled out. Devices keep the version that they have.</Trans>
          </EmptyState>
        }
      >
        {(rollout) => <ListedRollout rollout={rollout} onAsk={(action) => setDialog({ rollout, action })} />}
      </PagedList>
      {dialog && <RolloutDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </Panel>
  )
}
