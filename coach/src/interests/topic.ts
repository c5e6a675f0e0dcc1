import type { Phrases } from '../dialogue/fixed-phrases.ts'

/** What the coach can offer to do. It completes "We could …". */
export interface Offer {
  activity: string
  /** Where the story begins: `start`, or one game of the activity. */
  knot: string
  text: string
}

/** Something that children like and that our written texts are about. */
export interface InterestTopic {
  /** Matches what a family types. */
  names: RegExp
  /** Matches written texts about it. */
  content: RegExp
  /** Activities that are about it. */
  activities: string[]
  offers: TopicOffer[]
  /** To talk about it. */
  questions: Phrases
}

interface TopicOffer extends Offer {
  /** Stories for one depth only; null: for all children. */
  depth: Depth | null
}

export type Depth = 'little' | 'middle' | 'older'

interface TopicText {
  /** Words that name it, separated by commas. Plurals match, too. */
  names: string
  /** Words of written texts about it. */
  content: string
  activities?: string
  /** `activity.knot: text`, after a space the depth of a story that only some children can hear. */
  offers?: string[]
  questions: Phrases
}

export function topic({ names, content, activities = '', offers = [], questions }: TopicText): InterestTopic {
  return {
    names: matchWords(names.split(', ')),
    content: matchWords(content.split(', ')),
    activities: activities.split(', ').filter(Boolean),
    offers: offers.map(parseOffer),
    questions,
  }
}

/** Whole words, also in the plural: "pony" matches "ponies", but "car" does not match "carrot". */
export function matchWords(words: string[]): RegExp {
  const patterns = words.map((word) => (word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es)?`))
  return new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'i')
}

function parseOffer(written: string): TopicOffer {
  const [, activity = '', knot = '', depth = '', text = ''] =
    /^([\w-]+)\.(\w+)(?: (little|middle|older))?: (.+)$/.exec(written) ?? []
  if (!text) throw new Error(`this is no offer: ${written}`)
  return { activity, knot, depth: depth ? (depth as Depth) : null, text }
}
