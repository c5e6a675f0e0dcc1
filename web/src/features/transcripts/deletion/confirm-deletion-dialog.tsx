import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import styles from './confirm-deletion-dialog.module.css'
import { useDeletion, type DeletionTarget } from './use-deletion.ts'
import { timeFormatsIn } from '../format-time.ts'

const texts = {
  entry: { title: 'Delete this?', confirmText: 'Delete for good' },
  conversation: { title: 'Delete this conversation?', confirmText: 'Delete the conversation' },
  day: { title: 'Delete this day?', confirmText: 'Delete the day' },
}

interface ConfirmDeletionDialogProps {
  childId: string
  target: DeletionTarget
  timeZone: string
  onClose: () => void
}

/** A deletion is final, so every one is confirmed. */
export function ConfirmDeletionDialog({ childId, target, timeZone, onClose }: ConfirmDeletionDialogProps) {
  const deleteTarget = useDeletion(childId)
  const format = timeFormatsIn(timeZone)
  return (
    <ConfirmDialog
      {...texts[target.kind]}
      onConfirm={async () => (await deleteTarget(target), onClose())}
      onCancel={onClose}
    >
      {target.kind === 'entry' && target.entry.text !== null && (
        <blockquote dir="auto" className={styles.quote}>
          {target.entry.text}
        </blockquote>
      )}
      {target.kind === 'conversation' && <p>It began on {format.dayAndTime(target.conversation.startedAt)}.</p>}
      {target.kind === 'day' && <p>All conversations that began on {format.day(target.date)}.</p>}
      <p>
        This deletes the words with their speech, pictures and safety notes, and counts the insights again without them.
        This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
