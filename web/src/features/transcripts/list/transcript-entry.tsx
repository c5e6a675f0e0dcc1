import { DeleteOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { flagText } from '../../../family/texts/flag-texts.ts'
import { highlight } from './highlight.ts'
import type { Entry } from '../api/get-transcripts.ts'
import { Picture, Speech } from './recording.tsx'
import styles from './transcript-entry.module.css'

interface TranscriptEntryProps {
  entry: Entry
  childId: string
  /** It is the child, or Pipit support. */
  talker: string
  time: string
  search: string
  /** The URL links to this entry. */
  isLinked: boolean
  /** It is undefined unless single entries are being deleted. */
  onDelete: ((entry: Entry) => void) | undefined
}

/** There may be thousands of entries, so each is memoized and consists of plain elements. */
export const TranscriptEntry = memo(function TranscriptEntry({
  entry,
  childId,
  talker,
  time,
  search,
  isLinked,
  onDelete,
}: TranscriptEntryProps) {
  const isPipit = entry.speaker === 'coach'
  const speaker = isPipit ? 'Pipit' : talker
  return (
    <li
      id={`entry-${entry.id}`}
      className={`${styles.entry} ${isPipit ? styles.coach : styles.child}`}
      data-linked={isLinked || undefined}
    >
      <div className={styles.bubble}>
        <p className={styles.speaker}>
          <bdi>{speaker}</bdi> <time dateTime={entry.time}>{time}</time>
        </p>
        <p dir="auto" className={entry.text === null ? styles.noText : styles.text}>
          {entry.text === null ? noTextReason(entry) : <HighlightedText text={entry.text} search={search} />}
        </p>
        {entry.interrupted && (
          <p className={styles.remark}>
            <Trans>{talker} spoke over the rest.</Trans>
          </p>
        )}
        {entry.typed && (
          <p className={styles.remark}>
            <Trans>Typed, not spoken.</Trans>
          </p>
        )}
        {entry.flags.map((flag) => (
          <p key={flag.id} className={styles.flag} data-severity={flag.severity}>
            {flagText(flag).title}
          </p>
        ))}
        {entry.speech && <Speech childId={childId} recordingId={entry.speech.id} seconds={entry.speech.seconds} />}
        {entry.vision && <Picture childId={childId} recordingId={entry.vision} />}
      </div>
      {onDelete && (
        <button
          type="button"
          className={styles.delete}
          aria-label={t`Delete what ${speaker} said at ${time}`}
          onClick={() => onDelete(entry)}
        >
          <DeleteOutlined aria-hidden />
        </button>
      )}
    </li>
  )
})

function noTextReason({ speech, vision }: Entry) {
  return speech || vision ? t`The words are not kept.` : t`Pipit could not understand this.`
}

function HighlightedText({ text, search }: { text: string; search: string }) {
  if (search === '') return text
  return highlight(text, search).map((piece, index) =>
    // The pieces of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}
