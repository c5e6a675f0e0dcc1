import type { Figures } from '../insight-types.ts'

/** With fewer words, details would mean little. */
const minWordsForDetails = 30

const moods = {
  happy: 'What was said about feelings sounded mostly happy.',
  mixed: 'What was said about feelings was mixed.',
  low: 'What was said about feelings sounded mostly sad, cross or worried.',
  'not-enough': '',
}

/** Describes a day in a few sentences, from its figures alone. */
export function describeFigures(figures: Figures, newWords: number): string {
  const { minutes, conversations, turns, notUnderstood, words, questions, longestSentence, topics, mood } = figures
  const time = minutes < 1 ? 'Less than a minute' : pluralize(Math.floor(minutes), 'minute')
  if (conversations === 0 && turns === 0) return `${time}, of a conversation that began the day before or was deleted.`
  const duration = `${time} in ${pluralize(conversations, 'conversation')}.`
  if (turns === 0) return `${duration} Your child said nothing that was stored.`
  if (words === 0) return `${duration} Your child spoke, but nothing could be understood.`
  const sentences = [
    duration,
    `Your child said ${pluralize(words, 'word')}${newWords > 0 ? `, ${pluralize(newWords, 'of them', 'of them')} for the first time` : ''}.`,
    topics.length > 0
      ? `It was mostly about ${joinNames(topics.slice(0, 3).map(({ name }) => name.toLowerCase()))}.`
      : '',
    questions > 0 ? `There ${questions === 1 ? 'was one question' : `were ${questions} questions`}.` : '',
    words >= minWordsForDetails && longestSentence > 1 ? `The longest sentence had ${longestSentence} words.` : '',
    moods[mood],
    notUnderstood > turns / 3 ? `${pluralize(notUnderstood, 'turn')} could not be understood.` : '',
    words < minWordsForDetails ? 'That is too little to say more.' : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const joinNames = (names: string[]) => new Intl.ListFormat('en').format(names)
