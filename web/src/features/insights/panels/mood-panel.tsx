import { FrownOutlined, MehOutlined, MinusOutlined, SmileOutlined } from '@ant-design/icons'
import { plural, select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysWithin } from '../period/aggregate.ts'
import { feelingQuotes } from './feeling-quotes.ts'
import { MethodNote } from './method-note.tsx'
import styles from '../insights.module.css'
import { Quotes } from './quotes.tsx'
import type { ShownPeriod } from '../shown-period.ts'

/** Icon and text distinguish the moods, not colour. */
const moods = [
  {
    mood: 'happy',
    Icon: SmileOutlined,
    text: (days: number) => plural(days, { one: '# day: mostly happy', other: '# days: mostly happy' }),
  },
  {
    mood: 'mixed',
    Icon: MehOutlined,
    text: (days: number) => plural(days, { one: '# day: mixed', other: '# days: mixed' }),
  },
  {
    mood: 'low',
    Icon: FrownOutlined,
    text: (days: number) =>
      plural(days, { one: '# day: mostly sad, cross or worried', other: '# days: mostly sad, cross or worried' }),
  },
  {
    mood: 'not-enough',
    Icon: MinusOutlined,
    text: (days: number) => plural(days, { one: '# day: not enough to say', other: '# days: not enough to say' }),
  },
]

export function MoodPanel({ childId, childName, period, days }: ShownPeriod) {
  const now = daysWithin(days, period).filter(({ words }) => words > 0)
  return (
    <Panel title={t`What was said about feelings`}>
      {now.length === 0 ? (
        <p>
          {select(period.kind, {
            week: 'Nothing about feelings in this week.',
            month: 'Nothing about feelings in this month.',
            other: 'Nothing about feelings in this year.',
          })}
        </p>
      ) : (
        <ul className={styles.lines}>
          {moods
            .map((each) => ({ ...each, count: now.filter(({ mood }) => mood.label === each.mood).length }))
            .filter(({ count }) => count > 0)
            .map(({ mood, Icon, text, count }) => (
              <li key={mood}>
                <Icon aria-hidden /> {text(count)}
              </li>
            ))}
        </ul>
      )}
      <Quotes childId={childId} quotes={feelingQuotes(now)} />
      <MethodNote>
        <Trans>
          We look for whole phrases in which {childName} speaks about feelings: “I am sad”, “I love it”, “nobody likes
          me”. A day needs three of them, else there is not enough to say. We read English only, and neither tone of
          voice nor face. Play and stories can mislead us. This says what was said, not how {childName} is: you know
          that best.
        </Trans>
      </MethodNote>
    </Panel>
  )
}
