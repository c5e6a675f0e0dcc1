import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { useMemoryChanges } from './use-memories.ts'

interface ForgetButtonProps {
  childId: string
  /** What is forgotten, in the parent's words. */
  text: string
  remove: () => Promise<{ removedAt: string }>
}

/** Removes a memory, and offers to restore it. */
export function ForgetButton({ childId, text, remove }: ForgetButtonProps) {
  const { restore } = useMemoryChanges(childId)
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: ({ removedAt }) => notifyWithUndo(t`Forgotten: ${text}`, () => restore(removedAt)),
    onError: (error) => notify('error', { title: t`This could not be removed`, description: errorMessage(error) }),
  })
  return (
    <BusyButton
      size="middle"
      block={false}
      className=""
      aria-label={t`Forget: ${text}`}
      isBusy={removal.isPending}
      onClick={() => removal.mutate()}
    >
      <Trans comment="Button: Pipit forgets something">Forget</Trans>
    </BusyButton>
  )
}
