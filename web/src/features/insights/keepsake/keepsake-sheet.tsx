import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatList } from '../../../i18n/formats.ts'
import { momentReason } from '../panels/moment-reason.ts'
import { topicTitle } from '../../../family/texts/topic-title.ts'
import { formatDay, type Period } from '../period/period.ts'
import type { Keepsake } from '../api/get-keepsake.ts'
import styles from './keepsake-sheet.module.css'

interface KeepsakeSheetProps {
  childName: string
  week: Period
  keepsake: Keepsake
}

export function KeepsakeSheet({ childName, week, keepsake }: KeepsakeSheetProps) {
  const { moments, newWords, topic } = keepsake
  const isEmpty = moments.length === 0 && newWords.length === 0 && topic === null
  return (
    <article className={styles.sheet}>
      <img className={styles.picture} src="/keepsake.svg" alt="" />
      <h2 className={styles.title}>
        <Trans comment="The title of a printed page about a child’s week">
          <bdi>{childName}</bdi>’s week
        </Trans>
      </h2>
      <p className={styles.dates}>{week.title}</p>
      <p className={styles.figures}>{describeFigures(keepsake)}</p>
      {isEmpty && (
        <p>
          <Trans>There is nothing to quote from this week. The next one will have its own page.</Trans>
        </p>
      )}
      {moments.length > 0 && (
        <section>
          <h3>
            <Trans>Best moments</Trans>
          </h3>
          <ul className={styles.moments}>
            {moments.map(({ entryId, text, reason, date }) => (
              <li key={entryId}>
                <q dir="auto">{text}</q>
                <span className={styles.note}>
                  {[formatDay(date), momentReason(reason)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.pair}>
        {newWords.length > 0 && (
          <section>
            <h3>
              <Trans>New words</Trans>
            </h3>
            <ul className={styles.words}>
              {newWords.map((word) => (
                <li key={word}>
                  <bdi>{word}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        {topic !== null && (
          <section>
            <h3>
              <Trans>The topic of the week</Trans>
            </h3>
            <p className={styles.topic}>
              <bdi>{topicTitle(topic)}</bdi>
            </p>
          </section>
        )}
      </div>
      {!isEmpty && (
        <p className={styles.footer}>
          <Trans>Said to Pipit, and written down as it was heard.</Trans>
        </p>
      )}
    </article>
  )
}

/** For example `42 minutes, 12 questions, and 30 new words`. */
function describeFigures({ minutes, questions, newWordCount }: Keepsake) {
  const figures = [
    minutes > 0 && plural(minutes, { one: '# minute', other: '# minutes' }),
    questions > 0 && plural(questions, { one: '# question', other: '# questions' }),
    newWordCount > 0 && plural(newWordCount, { one: '# new word', other: '# new words' }),
  ].filter((figure) => figure !== false)
  return figures.length === 0 ? t`A quiet week.` : formatList(figures)
}
