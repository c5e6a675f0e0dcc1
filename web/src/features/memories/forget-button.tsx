import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { useRestoreMemories } from './api/restore-memories.ts'

interface ForgetButtonProps {
  childId: string
  /** It says what is forgotten, in the parent's words. */
  text: string
  isBusy: boolean
  remove: () => Promise<{ removedAt: string }>
}

/** Removes a memory, and offers to restore it. */
export function ForgetButton({ childId, text, isBusy, remove }: ForgetButtonProps) {
  const { mutateAsync: restore } = useRestoreMemories(childId)

  const forget = () =>
    remove().then(
      ({ removedAt }) => notifyWithUndo(t`Forgotten: ${text}`, () => restore(removedAt)),
      (error: unknown) => notify('error', { title: t`This could not be removed`, description: errorMessage(error) }),
    )

  return (
    <BusyButton
      size="middle"
      block={false}
      className=""
      aria-label={t`Forget: ${text}`}
      isBusy={isBusy}
      onClick={() => void forget()}
    >
      <Trans comment="Button: Pipit forgets something">Forget</Trans>
    </BusyButton>
  )
}
