import type { Insight } from '@pipit/contract/insights/insights'
import { sumInsights } from '@pipit/contract/insights/sum-insights'
import type { Mail } from '../../mails/mail.ts'
import { renderMail } from '../../mails/render-mail.ts'

export interface ChildWeeks {
  name: string
  week: Insight[]
  weekBefore: Insight[]
  unreadFlags: number
}

interface Week {
  to: string
  children: ChildWeeks[]
  link: string
}

/** Figures and topics only: no word that a child said is sent by mail. */
export function renderWeeklyMail({ to, children, link }: Week): Mail {
  return renderMail({
    to,
    subject: 'Your family’s week with Pipit',
    text: children.map(paragraphOf).join('\n\n'),
    button: 'See more in Pipit',
    link,
    footer: 'You asked for this mail once a week. You can switch it off on your profile page in Pipit.',
  })
}

function paragraphOf({ name, week, weekBefore, unreadFlags }: ChildWeeks): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)} …` : name
  const attention = unreadFlags === 0 ? '' : ' There is something on the page that you should look at first.'
  const sum = sumInsights(week)
  if (sum.turns === 0) return `${shown} did not talk with Pipit last week.${attention}`
  const topics = sum.topics.slice(0, 3).map((topic) => topic.name.toLowerCase())
  const about = topics.length > 0 ? ` It was mostly about ${new Intl.ListFormat('en').format(topics)}.` : ''
  return (
    `${shown} talked for ${some(Math.round(sum.minutes), 'minute')} on ${some(sum.days, 'day')}${compare(sum.minutes, sumInsights(weekBefore).minutes)}: ` +
    `${some(sum.words, 'word')}, ${some(sum.newWords, 'new one')}, ${some(sum.questions, 'question')}.${about}${attention}`
  )
}

function compare(minutes: number, before: number) {
  if (before === 0) return ''
  const more = Math.round(minutes) - Math.round(before)
  return more === 0
    ? ', as long as the week before'
    : `, ${some(Math.abs(more), 'minute')} ${more > 0 ? 'more' : 'less'} than the week before`
}

const some = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
