import { FrownOutlined, MehOutlined, MinusOutlined, SmileOutlined } from '@ant-design/icons'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import styles from '../insights.module.css'
import { formatDay, type Period } from '../period/period.ts'
import { Quotes } from './quotes.tsx'
import type { Insight } from '../use-insights.ts'
import { pluralize } from '../../../ui/text/pluralize.ts'

/** Distinguished by icon and text, not by colour. */
const moods = {
  happy: { Icon: SmileOutlined, text: 'mostly happy' },
  mixed: { Icon: MehOutlined, text: 'mixed' },
  low: { Icon: FrownOutlined, text: 'mostly sad, cross or worried' },
  'not-enough': { Icon: MinusOutlined, text: 'not enough to say' },
}

const labels = ['happy', 'mixed', 'low', 'not-enough'] as const
const maxQuotes = 4

export function MoodPanel({ childId, period, days }: { childId: string; period: Period; days: Insight[] }) {
  const now = daysWithin(days, period).filter(({ words }) => words > 0)
  const evidence = now.flatMap(({ date, mood }) =>
    [...Map.groupBy(mood.evidence, ({ entryId }) => entryId)].map(([entryId, [first, second]]) => ({
      entryId,
      text: first?.text ?? '',
      note: `Sounds ${second ? 'good and bad' : first?.sounds}, ${formatDay(date)}`,
    })),
  )
  const counts = labels.map((label) => ({ label, count: now.filter(({ mood }) => mood.label === label).length }))
  return (
    <Panel title="What was said about feelings">
      {now.length === 0 ? (
        <p>Nothing about feelings in this {period.kind}.</p>
      ) : (
        <ul className={styles.lines}>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ label, count }) => {
              const { Icon, text } = moods[label]
              return (
                <li key={label}>
                  <Icon aria-hidden /> {pluralize(count, 'day')}: {text}
                </li>
              )
            })}
        </ul>
      )}
      <Quotes childId={childId} quotes={evidence.slice(0, maxQuotes)} />
      <MethodNote>
        We look for whole phrases in which your child says how they feel: “I am sad”, “I love it”, “nobody likes me”. A
        day needs three of them, else there is not enough to say. We read English only, and neither tone of voice nor
        face. Play and stories can mislead us. This says what was said, not how your child is: you know that best.
      </MethodNote>
    </Panel>
  )
}
