import { plural, select, t } from '@lingui/core/macro'
import type { Insight } from '../api/get-insights.ts'

/** With fewer words, details would mean little. */
const minWordsForDetails = 30

/** The sentences come from the figures alone. A language model's summary of the day is shown as it is. */
export function describeDay(day: Insight, childName: string): string {
  if (day.summarizedBy === 'model') return day.summary
  const { conversations, turns, notUnderstood, words, mood } = day
  if (conversations === 0 && turns === 0)
    return t`This is time of a conversation that began the day before or was deleted.`
  if (turns === 0) return t`${childName} said nothing that was stored.`
  if (words === 0) return t`${childName} spoke, but nothing could be understood.`
  return [
    describeTime(day, childName),
    describeMood(mood.label),
    notUnderstood > turns / 3 &&
      plural(notUnderstood, { one: '# turn could not be understood.', other: '# turns could not be understood.' }),
    words < minWordsForDetails && t`That is too little to say more.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function describeTime({ minutes, conversations }: Insight, childName: string) {
  if (minutes === 0) return t`${childName} talked with Pipit for less than a minute.`
  if (conversations === 1) {
    return plural(minutes, {
      one: `${childName} talked with Pipit for # minute.`,
      other: `${childName} talked with Pipit for # minutes.`,
    })
  }
  return plural(minutes, {
    one: `${childName} talked with Pipit ${conversations} times, for # minute in all.`,
    other: `${childName} talked with Pipit ${conversations} times, for # minutes in all.`,
  })
}

const describeMood = (mood: Insight['mood']['label']) =>
  mood !== 'not-enough' &&
  select(mood, {
    happy: 'What was said about feelings sounded mostly happy.',
    mixed: 'What was said about feelings was mixed.',
    other: 'What was said about feelings sounded mostly sad, cross or worried.',
  })
