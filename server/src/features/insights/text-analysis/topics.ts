import type { Topic } from '../insight-types.ts'
import { topicWords } from './topic-words.ts'
import type { Utterance } from './parse-utterances.ts'

/** One mention may be by chance. */
const minMentions = 2
const maxTopics = 5

const topicOf = new Map(
  Object.entries(topicWords).flatMap(([topic, words]) => words.split(' ').map((word) => [word, topic] as const)),
)

/** English only, like the word lists. */
export function topicsOf(utterances: Utterance[]): Topic[] {
  const mentions = new Map<string, number>()
  for (const { words, language } of utterances) {
    if (!/^en\b/.test(language)) continue
    for (const word of words) {
      const topic =
        topicOf.get(word) ??
        singularsOf(word)
          .map((each) => topicOf.get(each))
          .find(Boolean)
      if (topic) mentions.set(topic, (mentions.get(topic) ?? 0) + 1)
    }
  }
  return [...mentions]
    .map(([name, count]) => ({ name, mentions: count }))
    .filter((topic) => topic.mentions >= minMentions)
    .toSorted((one, other) => other.mentions - one.mentions || one.name.localeCompare(other.name))
    .slice(0, maxTopics)
}

/** "dogs", "dog's", "foxes", "puppies". */
function singularsOf(word: string): string[] {
  const plain = word.replace(/'s?$/, '')
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')].filter(
    (each) => each.length > 1 && each !== word,
  )
}
