import { LRUCache } from 'lru-cache'
import type { ScriptedTurn } from '../dialogue/turn.ts'
import { matchWords, type InterestTopic } from './topic.ts'
import { topicsOfNature } from './topics-of-nature.ts'
import { topicsOfPlay } from './topics-of-play.ts'

export const topics: InterestTopic[] = [...topicsOfNature, ...topicsOfPlay]

/** The family typed some of these, and the child told us others. */
export const likesOf = ({ context, facts }: Pick<ScriptedTurn, 'context' | 'facts'>) => [
  ...context.interests,
  ...facts.filter(({ kind }) => kind === 'likes').map(({ value }) => value),
]

export const topicsOf = (like: string): InterestTopic[] => topics.filter(({ names }) => names.test(like))

/** These words say nothing about a topic: in "playing with sand" it is "sand". */
const generalWords = new Set(
  'play playing making doing watching going with about things thing stuff lots lots very really favourite from into this that they their them some kind kinds game games collecting learning other little small good best'.split(
    ' ',
  ),
)

/** The pattern matches texts by topic, and by the words of the interest itself. */
export function likedContent(likes: string[]): RegExp | null {
  const key = likes.join('\n')
  const known = likedContents.get(key)
  if (known) return known.pattern
  const ownWords = likes
    .flatMap((like) => like.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !generalWords.has(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
  const patterns = [
    ...likes.flatMap(topicsOf).map(({ content }) => content),
    ...(ownWords.length > 0 ? [matchWords(ownWords)] : []),
  ]
  const pattern = patterns.length > 0 ? new RegExp(patterns.map(({ source }) => source).join('|'), 'i') : null
  likedContents.set(key, { pattern })
  return pattern
}

/** A child likes the same throughout a conversation, and each step of a story asks for it. */
const likedContents = new LRUCache<string, { pattern: RegExp | null }>({ max: 500 })
