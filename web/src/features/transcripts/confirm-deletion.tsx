import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import styles from './transcripts.module.css'
import { useDeletion, type DeletionTarget } from './use-deletion.ts'
import { timeFormatsIn } from './format-time.ts'

const questions = {
  entry: { title: 'Delete this?', confirmText: 'Delete for good' },
  conversation: { title: 'Delete this conversation?', confirmText: 'Delete the conversation' },
  day: { title: 'Delete this day?', confirmText: 'Delete the day' },
}

interface ConfirmDeletionProps {
  childId: string
  doomed: DeletionTarget
  timeZone: string
  onClose: () => void
}

/** Asked each time: what is deleted is gone at once, and nobody can bring it back. */
export function ConfirmDeletion({ childId, doomed, timeZone, onClose }: ConfirmDeletionProps) {
  const carryOut = useDeletion(childId)
  const words = timeFormatsIn(timeZone)
  return (
    <ConfirmDialog
      {...questions[doomed.kind]}
      onConfirm={async () => (await carryOut(doomed), onClose())}
      onCancel={onClose}
    >
      {doomed.kind === 'entry' && doomed.entry.text !== null && (
        <blockquote dir="auto" className={styles.quote}>
          {doomed.entry.text}
        </blockquote>
      )}
      {doomed.kind === 'conversation' && <p>It began on {words.dayAndTime(doomed.conversation.startedAt)}.</p>}
      {doomed.kind === 'day' && <p>All conversations that began on {words.day(doomed.date)}.</p>}
      <p>
        The words go, and with them speech, pictures and safety notes. The insights are counted anew without them. This
        cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
