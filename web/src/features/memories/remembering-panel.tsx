import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { useFamily } from '../../family/account/use-family.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useRemoveAllMemories } from './api/remove-all-memories.ts'
import { useRestoreMemories } from './api/restore-memories.ts'
import { useSetRemembering } from './api/set-remembering.ts'
import styles from './memories.module.css'

interface RememberingPanelProps {
  childId: string
  remembers: boolean
  isEmpty: boolean
}

export function RememberingPanel({ childId, remembers, isEmpty }: RememberingPanelProps) {
  const { isOwn } = useFamily()
  const { mutateAsync: setRemembering } = useSetRemembering(childId)
  const removal = useRemoveAllMemories(childId)
  const { mutateAsync: restore } = useRestoreMemories(childId)
  const [isConfirming, setConfirming] = useState(false)
  const note = useId()
  const reportFailure = (error: unknown) =>
    notify('error', { title: t`This could not be changed`, description: errorMessage(error) })

  const turnOn = () => setRemembering(true).catch(reportFailure)

  const forgetAll = () =>
    removal
      .mutateAsync()
      .then(({ removedAt }) => notifyWithUndo(t`Everything is forgotten`, () => restore(removedAt)), reportFailure)

  async function turnOff() {
    await setRemembering(false)
    setConfirming(false)
    void notify('success', { title: t`Pipit remembers nothing between days` })
  }

  return (
    <Panel title={t`Remembering`}>
      <p>
        <Checkbox
          checked={remembers}
          aria-describedby={note}
          onChange={({ target }) => (target.checked ? void turnOn() : setConfirming(true))}
        >
          <Trans>Remember things between days</Trans>
        </Checkbox>
      </p>
      <p id={note} className={styles.note}>
        {isOwn ? (
          <Trans>
            Pipit picks up clear, everyday statements and greets your child with them. It remembers nothing that was
            flagged or private, and nothing from make-believe. What it remembers is deleted together with the words it
            comes from; what was corrected stays until somebody removes it.
          </Trans>
        ) : (
          <Trans>
            Pipit picks up clear, everyday statements and greets the child with them. It remembers nothing that was
            flagged or private, and nothing from make-believe. What it remembers is deleted together with the words it
            comes from; what was corrected stays until somebody removes it.
          </Trans>
        )}
      </p>
      {remembers && !isEmpty && (
        <BusyButton
          danger
          block={false}
          isBusy={removal.isPending}
          busyText={t`Forgetting ...`}
          onClick={() => void forgetAll()}
        >
          <Trans>Forget everything</Trans>
        </BusyButton>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t`Stop remembering?`}
          confirmText={t`Stop and delete`}
          onConfirm={turnOff}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>This deletes everything on this page for good. Each conversation then starts afresh.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
