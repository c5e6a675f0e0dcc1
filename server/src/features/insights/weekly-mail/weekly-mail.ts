import type { Insight } from '@pipit/contract/insights/insights'
import { sumInsights } from '@pipit/contract/insights/sum-insights'
import type { I18n } from '../../../i18n/i18n.ts'
import type { Mail } from '../../mails/mail.ts'
import { renderMail, type MailRecipient } from '../../mails/render-mail.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'
import { topicName } from './topic-names.ts'

export interface ChildWeeks {
  name: string
  week: Insight[]
  weekBefore: Insight[]
  unreadFlags: number
  /** The page with a keepsake of the week. */
  keepsake: string
}

interface Week {
  to: MailRecipient
  children: ChildWeeks[]
  link: string
}

/** Contains figures and topics only, and nothing that a child said. */
export function renderWeeklyMail({ to, children, link }: Week): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('Your family’s week with Pipit'),
    text: children.map((child) => paragraphOf(i18n, child)).join('\n\n'),
    button: i18n.t('See more in Pipit'),
    link,
    moreLinks: children
      .filter(({ week }) => sumInsights(week).words > 0)
      .map(({ name, keepsake }) => ({
        title: i18n.t('A page to keep of {name}’s week', { name: nameInMail(name) }),
        link: keepsake,
      })),
    footer: i18n.t('You get this mail once a week. You can switch it off in Pipit under “Notifications”.'),
  }))
}

function paragraphOf(i18n: I18n, { name, week, weekBefore, unreadFlags }: ChildWeeks): string {
  const sum = sumInsights(week)
  return [
    ...(sum.turns === 0
      ? [i18n.t('{name} did not talk with Pipit last week.', { name: nameInMail(name) })]
      : describeWeek(i18n, nameInMail(name), sum, sumInsights(weekBefore).minutes)),
    ...(unreadFlags === 0
      ? []
      : [
          i18n.t(
            '{count, plural, one {Please read # new safety note first.} other {Please read # new safety notes first.}}',
            { count: unreadFlags },
          ),
        ]),
  ].join(' ')
}

function describeWeek(i18n: I18n, name: string, sum: ReturnType<typeof sumInsights>, minutesBefore: number) {
  const { minutes, days, words, newWords, questions } = sum
  const topics = sum.topics.slice(0, 3).map((topic) => nameInMail(topicName(i18n, topic.name)))
  return [
    i18n.t(
      '{minutes, plural, =0 {{name} talked for less than a minute} one {{name} talked for # minute} other {{name} talked for # minutes}} {days, plural, one {on # day} other {on # days}}{comparison}: {words, plural, one {# word} other {# words}}, {newWords, plural, one {# new one} other {# new ones}}, {questions, plural, one {# question} other {# questions}}.',
      { name, minutes, days, words, newWords, questions, comparison: compare(i18n, minutes, minutesBefore) },
    ),
    ...(topics.length > 0 ? [i18n.t('It was mostly about {topics}.', { topics: i18n.list(topics) })] : []),
  ]
}

/** Continues the sentence about how long the child has talked. */
function compare(i18n: I18n, minutes: number, before: number) {
  if (before === 0) return ''
  const difference = minutes - before
  if (difference === 0) return i18n.t(', as long as the week before')
  return difference > 0
    ? i18n.t(
        '{count, plural, one {, # minute more than the week before} other {, # minutes more than the week before}}',
        { count: difference },
      )
    : i18n.t(
        '{count, plural, one {, # minute less than the week before} other {, # minutes less than the week before}}',
        { count: -difference },
      )
}
