import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import type { ConversationWithEntries } from './group-by-day.ts'
import type { Entry } from './merge-pages.ts'
import { formatDuration, timeFormatsIn } from './format-time.ts'
import styles from './transcripts.module.css'
import { TranscriptEntry } from './transcript-entry.tsx'
import type { DeletionTarget } from './use-deletion.ts'

interface ConversationPanelProps extends ConversationWithEntries {
  childId: string
  childName: string
  timeZone: string
  search: string
  linked: string | undefined
  activityName: (id: string) => string
  onDelete: (doomed: DeletionTarget) => void
}

/** A conversation: when, for how long, on what device and with which card, and then what was said. */
export const ConversationPanel = memo(
  function ConversationPanel({
    conversation,
    entries,
    childId,
    childName,
    timeZone,
    search,
    linked,
    activityName,
    onDelete,
  }: ConversationPanelProps) {
    const words = timeFormatsIn(timeZone)
    const start = words.time(conversation.startedAt)
    const deleteTurn = (entry: Entry) => onDelete({ kind: 'entry', entry })
    return (
      <article className={styles.talk} aria-label={`Conversation at ${start}`}>
        <header className={styles.about}>
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
          </p>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Delete the conversation at ${start}`}
            onClick={() => onDelete({ kind: 'conversation', conversation })}
          />
        </header>
        <ol className={styles.turns}>
          {entries.map((entry) => (
            <TranscriptEntry
              key={entry.id}
              entry={entry}
              childId={childId}
              childName={childName}
              time={words.time(entry.time)}
              search={search}
              isLinked={entry.id === linked}
              onDelete={deleteTurn}
            />
          ))}
        </ol>
      </article>
    )
  },
  // Grouped anew whenever something is said: what was said before is the same all the same.
  (before, after) =>
    before.search === after.search &&
    before.linked === after.linked &&
    before.childName === after.childName &&
    before.timeZone === after.timeZone &&
    before.activityName === after.activityName &&
    JSON.stringify(before.conversation) === JSON.stringify(after.conversation) &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
)
