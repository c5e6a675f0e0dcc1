import type { Insight } from '@pipit/contract/insights/insights'
import { sumInsights } from '@pipit/contract/insights/sum-insights'
import type { Mail } from '../../mails/mail.ts'
import { renderMail } from '../../mails/render-mail.ts'
import { shortenName } from '../../mails/shorten-name.ts'

export interface ChildWeeks {
  name: string
  week: Insight[]
  weekBefore: Insight[]
  unreadFlags: number
  /** The page with a keepsake of the week. */
  keepsake: string
}

interface Week {
  to: string
  children: ChildWeeks[]
  link: string
}

/** Contains figures and topics only, and nothing that a child said. */
export function renderWeeklyMail({ to, children, link }: Week): Mail {
  return renderMail({
    to,
    subject: 'Your family’s week with Pipit',
    text: children.map(paragraphOf).join('\n\n'),
    button: 'See more in Pipit',
    link,
    moreLinks: children
      .filter(({ week }) => sumInsights(week).words > 0)
      .map(({ name, keepsake }) => ({ title: `A page to keep of ${shortenName(name)}’s week`, link: keepsake })),
    footer: 'You get this mail once a week. You can switch it off on your profile page in Pipit.',
  })
}

function paragraphOf({ name, week, weekBefore, unreadFlags }: ChildWeeks): string {
  const shortName = shortenName(name)
  const flagNote = unreadFlags === 0 ? '' : ` Please read ${pluralize(unreadFlags, 'new safety note')} first.`
  const sum = sumInsights(week)
  if (sum.turns === 0) return `${shortName} did not talk with Pipit last week.${flagNote}`
  const topics = sum.topics.slice(0, 3).map((topic) => topic.name.toLowerCase())
  const about = topics.length > 0 ? ` It was mostly about ${new Intl.ListFormat('en').format(topics)}.` : ''
  return (
    `${shortName} talked for ${sum.minutes === 0 ? 'less than a minute' : pluralize(sum.minutes, 'minute')} on ${pluralize(sum.days, 'day')}${compare(sum.minutes, sumInsights(weekBefore).minutes)}: ` +
    `${pluralize(sum.words, 'word')}, ${pluralize(sum.newWords, 'new one')}, ${pluralize(sum.questions, 'question')}.${about}${flagNote}`
  )
}

function compare(minutes: number, before: number) {
  if (before === 0) return ''
  const difference = minutes - before
  return difference === 0
    ? ', as long as the week before'
    : `, ${pluralize(Math.abs(difference), 'minute')} ${difference > 0 ? 'more' : 'less'} than the week before`
}

const pluralize = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
