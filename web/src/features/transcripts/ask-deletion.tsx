import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import styles from './transcripts.module.css'
import { useDeletion, type Doomed } from './use-deletion.ts'
import { wordsFor } from './log-words.ts'

const questions = {
  entry: { title: 'Delete this?', confirm: 'Delete for good' },
  conversation: { title: 'Delete this conversation?', confirm: 'Delete the conversation' },
  day: { title: 'Delete this day?', confirm: 'Delete the day' },
}

interface AskDeletionProps {
  childId: string
  doomed: Doomed
  timeZone: string
  onClose: () => void
}

/** Asked each time: what is deleted is gone at once, and nobody can bring it back. */
export function AskDeletion({ childId, doomed, timeZone, onClose }: AskDeletionProps) {
  const carryOut = useDeletion(childId)
  const words = wordsFor(timeZone)
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
