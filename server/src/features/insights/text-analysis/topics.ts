import type { Topic } from '../insight-types.ts'
import { languageOf } from './languages.ts'
import type { Utterance } from './parse-utterances.ts'

/** One mention may be by chance. */
const minMentions = 2
const maxTopics = 5

/** Languages without a list of topics have none. */
export function topicsOf(utterances: Utterance[]): Topic[] {
  const mentions = new Map<string, number>()
  for (const { contentWords, language } of utterances) {
    const { topicOf } = languageOf(language)
    for (const word of contentWords) {
      const topic = topicOf(word)
      if (topic) mentions.set(topic, (mentions.get(topic) ?? 0) + 1)
    }
  }
  return [...mentions]
    .map(([name, count]) => ({ name, mentions: count }))
    .filter((topic) => topic.mentions >= minMentions)
    .toSorted((one, other) => other.mentions - one.mentions || one.name.localeCompare(other.name))
    .slice(0, maxTopics)
}
