import type { Phrases } from '../dialogue/fixed-phrases.ts'

/** It completes "We could …". */
export interface Offer {
  activity: string
  /** The story begins at `start`, or at one game of the activity. */
  knot: string
  text: string
}

/** Children like it, and our written texts are about it. */
export interface InterestTopic {
  /** It matches what a family types. */
  names: RegExp
  /** It matches written texts about the topic. */
  content: RegExp
  activities: string[]
  offers: TopicOffer[]
  questions: Phrases
}

interface TopicOffer extends Offer {
  /** Some stories are for one depth only; null is for all children. */
  depth: Depth | null
}

export type Depth = 'little' | 'middle' | 'older'

interface TopicText {
  /** The words are separated by commas. Plurals match, too. */
  names: string
  content: string
  activities?: string
  /** `activity.knot: text` is an offer; a depth after the knot means that only some children can hear it. */
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

/** "pony" matches "ponies", but "car" does not match "carrot". */
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
