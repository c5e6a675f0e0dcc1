import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { memo, useRef, useState } from 'react'
import { formatTime } from '../../../i18n/formats.ts'
import type { ConversationWithEntries } from './group-by-day.ts'
import type { Entry } from '../api/get-transcripts.ts'
import { formatDuration } from '../format-time.ts'
import { ActionsMenu } from '../../../ui/actions-menu/actions-menu.tsx'
import styles from './conversation-panel.module.css'
import { endReasonTexts } from './end-reason-texts.ts'
import { TranscriptEntry } from './transcript-entry.tsx'
import { WithheldTurns } from './withheld-turns.tsx'
import type { DeletionTarget } from '../deletion/confirm-deletion-dialog.tsx'

interface ConversationPanelProps extends ConversationWithEntries {
  childId: string
  childName: string
  timeZone: string
  search: string
  /** The URL links to this entry. */
  linkedId: string | undefined
  activityName: (id: string) => string
  /** It is undefined for somebody who may change nothing. */
  onDelete: ((target: DeletionTarget) => void) | undefined
}

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
    const [isDeletingTurns, setDeletingTurns] = useState(false)
    const actions = useRef<HTMLDivElement>(null)
    const stopDeletingTurns = () => {
      setDeletingTurns(false)
      actions.current?.querySelector('button')?.focus()
    }
    const start = formatTime(conversation.startedAt, { timeZone })
    const talker = conversation.emulated ? t`Pipit support` : childName
    const ending = endReasonTexts[conversation.endReason ?? '']
    const deleteEntry = onDelete && isDeletingTurns ? (entry: Entry) => onDelete({ kind: 'entry', entry }) : undefined
    return (
      <article className={styles.conversation} aria-label={t`Conversation at ${start}`}>
        <header className={styles.header}>
          <h3>
            <time dateTime={conversation.startedAt}>{start}</time>
          </h3>
          <p className={styles.facts}>
            {conversation.endedAt === null ? (
              <strong className={styles.live}>
                <Trans>Talking now</Trans>
              </strong>
            ) : (
              <span>{formatDuration(conversation.seconds)}</span>
            )}
            {conversation.device && <bdi>{conversation.device.name}</bdi>}
            {conversation.card && (
              <span>
                <CardName name={conversation.card.name} />
              </span>
            )}
            {conversation.activity !== null && <span>{activityName(conversation.activity)}</span>}
            {ending !== undefined && <span>{i18n._(ending)}</span>}
          </p>
          {onDelete && (
            <div ref={actions} className={styles.actions}>
              <ActionsMenu
                label={t`Actions for the conversation at ${start}`}
                actions={[
                  { label: t`Delete single sentences`, onSelect: () => setDeletingTurns(true) },
                  {
                    label: t`Delete the conversation`,
                    onSelect: () => onDelete({ kind: 'conversation', conversation }),
                    isDanger: true,
                  },
                ]}
              />
            </div>
          )}
        </header>
        {isDeletingTurns && (
          <p className={styles.hint}>
            <output>
              <Trans>Choose what to delete. Each deletion is confirmed.</Trans>
            </output>
            {/* The menu with the focus is closed by now. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button autoFocus onClick={stopDeletingTurns}>
              <Trans>Done</Trans>
            </Button>
          </p>
        )}
        {conversation.emulated && (
          <p className={styles.note}>
            <Trans>
              Pipit support tried this device. <bdi>{childName}</bdi> did not talk here: no time was used, and nothing
              of it is counted or remembered.
            </Trans>
          </p>
        )}
        {conversation.scriptedSince !== null && (
          <p className={styles.note}>
            <ScriptedSince time={conversation.scriptedSince} timeZone={timeZone} />
          </p>
        )}
        <ol className={styles.entries}>
          {entries.map((entry, index) =>
            entry.withheld ? (
              // Several in a row have one note.
              !entries[index - 1]?.withheld && <WithheldTurns key={entry.id} childName={childName} />
            ) : (
              <TranscriptEntry
                key={entry.id}
                entry={entry}
                childId={childId}
                talker={talker}
                time={formatTime(entry.time, { timeZone })}
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

const CardName = ({ name }: { name: string }) => (
  <Trans>
    Card: <bdi>{name}</bdi>
  </Trans>
)

function ScriptedSince({ time, timeZone }: { time: string; timeZone: string }) {
  const since = formatTime(time, { timeZone })
  return (
    <Trans>
      Pipit’s language model was not available from <time dateTime={time}>{since}</time>. The built-in coach answered
      instead.
    </Trans>
  )
}
