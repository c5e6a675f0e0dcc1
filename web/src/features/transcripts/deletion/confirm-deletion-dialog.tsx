import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import styles from './confirm-deletion-dialog.module.css'
import { useDeletion, type DeletionTarget } from './use-deletion.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { formatDay } from '../format-time.ts'

const texts = {
  entry: { title: msg`Delete this?`, confirmText: msg`Delete for good` },
  conversation: { title: msg`Delete this conversation?`, confirmText: msg`Delete the conversation` },
  day: { title: msg`Delete this day?`, confirmText: msg`Delete the day` },
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
  const { title, confirmText } = texts[target.kind]
  return (
    <ConfirmDialog
      title={i18n._(title)}
      confirmText={i18n._(confirmText)}
      onConfirm={async () => (await deleteTarget(target), onClose())}
      onCancel={onClose}
    >
      {target.kind === 'entry' && target.entry.text !== null && (
        <blockquote dir="auto" className={styles.quote}>
          {target.entry.text}
        </blockquote>
      )}
      {target.kind === 'conversation' && <ConversationStart time={target.conversation.startedAt} timeZone={timeZone} />}
      {target.kind === 'day' && <DayOfConversations date={target.date} />}
      <p>
        <Trans>
          This deletes the words with their speech, pictures and safety notes, and counts the insights again without
          them. This cannot be undone.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}

function ConversationStart({ time, timeZone }: { time: string; timeZone: string }) {
  const start = formatDateTime(time, { dateStyle: 'long', timeZone })
  return (
    <p>
      <Trans>It began on {start}.</Trans>
    </p>
  )
}

function DayOfConversations({ date }: { date: string }) {
  const day = formatDay(date)
  return (
    <p>
      <Trans>All conversations that began on {day}.</Trans>
    </p>
  )
}
