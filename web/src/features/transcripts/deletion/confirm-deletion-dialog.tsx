import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '../../../i18n/formats.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../ui/feedback/notifications.ts'
import { useDeleteConversation } from '../api/delete-conversation.ts'
import { useDeleteDay } from '../api/delete-day.ts'
import { useDeleteEntry } from '../api/delete-entry.ts'
import type { Conversation, Entry } from '../api/get-transcripts.ts'
import { formatDay } from '../format-time.ts'
import styles from './confirm-deletion-dialog.module.css'

export type DeletionTarget =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'conversation'; conversation: Conversation }
  | { kind: 'day'; date: string }

const texts = {
  entry: { title: msg`Delete this?`, confirmText: msg`Delete for good`, deleted: msg`Deleted` },
  conversation: {
    title: msg`Delete this conversation?`,
    confirmText: msg`Delete the conversation`,
    deleted: msg`The conversation is deleted`,
  },
  day: { title: msg`Delete this day?`, confirmText: msg`Delete the day`, deleted: msg`The day is deleted` },
}

interface ConfirmDeletionDialogProps {
  childId: string
  target: DeletionTarget
  timeZone: string
  onClose: () => void
}

/** A deletion is final, so every one is confirmed. */
export function ConfirmDeletionDialog({ childId, target, timeZone, onClose }: ConfirmDeletionDialogProps) {
  const { mutateAsync: deleteEntry } = useDeleteEntry(childId)
  const { mutateAsync: deleteConversation } = useDeleteConversation(childId)
  const { mutateAsync: deleteDay } = useDeleteDay(childId, timeZone)
  const { title, confirmText, deleted } = texts[target.kind]

  async function confirm() {
    if (target.kind === 'entry') await deleteEntry(target.entry)
    else if (target.kind === 'conversation') await deleteConversation(target.conversation.id)
    else await deleteDay(target.date)
    void notify('success', { title: i18n._(deleted) })
    onClose()
  }

  return (
    <ConfirmDialog title={i18n._(title)} confirmText={i18n._(confirmText)} onConfirm={confirm} onCancel={onClose}>
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
