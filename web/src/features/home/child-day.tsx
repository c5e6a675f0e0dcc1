import { FrownOutlined, MehOutlined, SmileOutlined } from '@ant-design/icons'
import { plural, t } from '@lingui/core/macro'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { formatList } from '../../i18n/formats.ts'
import { topicTitle } from '../../family/texts/topic-title.ts'
import styles from './children-panel.module.css'
import type { DayName } from './name-day.ts'

type LatestDay = NonNullable<FamilyHome['children'][number]['latestDay']>

const moodIcons = { happy: SmileOutlined, mixed: MehOutlined, low: FrownOutlined }

/** The minutes of today are beside what is allowed, so they are not here. */
export function ChildDay({ latestDay, day }: { latestDay: LatestDay; day: DayName }) {
  const { mood, topics } = latestDay
  const MoodIcon = mood === 'not-enough' ? null : moodIcons[mood]
  const list = formatList(topics.map(topicTitle), { style: 'narrow' })
  return (
    <>
      {day.day !== 'today' && <p>{describeEarlierDay(latestDay, day)}</p>}
      {MoodIcon && (
        <p className={styles.mood}>
          <MoodIcon aria-hidden /> {describeMood(latestDay)}
        </p>
      )}
      {topics.length > 0 && <p>{t`Talked about: ${list}`}</p>}
    </>
  )
}

function describeEarlierDay({ minutes, conversations }: LatestDay, { day, date }: DayName) {
  return day === 'yesterday'
    ? t`Yesterday: ${plural(minutes, { 0: 'less than a minute', one: '# minute', other: '# minutes' })} in ${plural(conversations, { one: '# conversation', other: '# conversations' })}`
    : t`On ${date}: ${plural(minutes, { 0: 'less than a minute', one: '# minute', other: '# minutes' })} in ${plural(conversations, { one: '# conversation', other: '# conversations' })}`
}

/** The mood comes from the words alone, so the text says how the child sounded. */
function describeMood({ mood }: LatestDay) {
  if (mood === 'happy') return t`Sounded mostly happy`
  return mood === 'mixed'
    ? t`Sounded happy at times, and sad or cross at others`
    : t`Sounded mostly sad, cross or worried`
}
