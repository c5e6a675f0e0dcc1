import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import type { ConversationWithEntries } from './group-by-day.ts'
import type { Entry } from '../merge-pages.ts'
import { formatDuration, timeFormatsIn } from '../format-time.ts'
import styles from './conversation-panel.module.css'
import { endReasonTexts } from './end-reason-texts.ts'
import { TranscriptEntry } from './transcript-entry.tsx'
import { WithheldTurns } from './withheld-turns.tsx'
import type { DeletionTarget } from '../deletion/use-deletion.ts'

interface ConversationPanelProps extends ConversationWithEntries {
  childId: string
  childName: string
  timeZone: string
  search: string
  /** The entry that the URL links to. */
  linkedId: string | undefined
  activityName: (id: string) => string
  /** Undefined for somebody who may change nothing. */
  onDelete: ((target: DeletionTarget) => void) | undefined
}

/** A conversation: its time, length, device and card, and its transcript entries. */
export const ConversationPanel = memo(
  function ConversationPanel({
    conversation,
    entries,
    childId,
    childName,
    timeZone,
    search,
    linkedId,
    activityName,
    onDelete,
  }: ConversationPanelProps) {
    const format = timeFormatsIn(timeZone)
    const start = format.time(conversation.startedAt)
    const ending = endReasonTexts[conversation.endReason ?? '']
    const deleteEntry = onDelete && ((entry: Entry) => onDelete({ kind: 'entry', entry }))
    return (
      <article className={styles.conversation} aria-label={`Conversation at ${start}`}>
        <header className={styles.header}>
          <h3>
            <time dateTime={conversation.startedAt}>{start}</time>
          </h3>
          <p className={styles.facts}>
            {conversation.endedAt === null ? (
              <strong className={styles.live}>Talking now</strong>
            ) : (
              <span>{formatDuration(conversation.seconds)}</span>
            )}
            {conversation.device && <bdi>{conversation.device.name}</bdi>}
            {conversation.card && (
              <span>
                Card: <bdi>{conversation.card.name}</bdi>
              </span>
            )}
            {conversation.activity !== null && <span>{activityName(conversation.activity)}</span>}
            {ending !== undefined && <span>{ending}</span>}
          </p>
          {onDelete && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete the conversation at ${start}`}
              onClick={() => onDelete({ kind: 'conversation', conversation })}
            />
          )}
        </header>
        {conversation.scriptedSince !== null && (
          <p className={styles.note}>
            Pipit’s language model was not available from{' '}
            <time dateTime={conversation.scriptedSince}>{format.time(conversation.scriptedSince)}</time>. The built-in
            coach answered instead.
          </p>
        )}
        <ol className={styles.entries}>
          {entries.map((entry, index) =>
            entry.withheld ? (
              // One note for several in a row.
              !entries[index - 1]?.withheld && <WithheldTurns key={entry.id} childName={childName} />
            ) : (
              <TranscriptEntry
                key={entry.id}
                entry={entry}
                childId={childId}
                childName={childName}
                time={format.time(entry.time)}
                search={search}
                isLinked={entry.id === linkedId}
                onDelete={deleteEntry}
              />
            ),
          )}
        </ol>
      </article>
    )
  },
  // Grouping creates new objects whenever something is said; conversations that did not change are not rendered again.
  (before, after) =>
    before.search === after.search &&
    before.linkedId === after.linkedId &&
    before.childName === after.childName &&
    before.timeZone === after.timeZone &&
    before.activityName === after.activityName &&
    (before.onDelete === undefined) === (after.onDelete === undefined) &&
    JSON.stringify(before.conversation) === JSON.stringify(after.conversation) &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
)
