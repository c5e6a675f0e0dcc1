import type { Container } from 'inkjs/engine/Container'
import type { Story } from 'inkjs/engine/Story'
import { seedOf } from '../seeded-random.ts'

/** A child has heard these alternatives of a shuffle, in this order. */
interface HeardShuffle {
  /** The shuffle has so many alternatives. */
  length: number
  indexes: number[]
}

/** The key is the path of the shuffle in the story. */
export type HeardAlternatives = Record<string, HeardShuffle>

export interface Heard {
  now: HeardAlternatives
  /** The child heard these before the story was started, and in earlier conversations. */
  before: HeardAlternatives
  /** It matches texts about what the child likes. */
  likes: RegExp | null
}

export const nothingHeard: Heard = { now: {}, before: {}, likes: null }

const currentlyHeard = new WeakMap<Story, Heard>()

/**
 * Ink shuffles by a seed alone, and inkjs has no public way to choose. This replaces the method of the runtime, so that the
 * alternatives come first that the child has not heard, or heard longest ago; among these, at least every second one is
 * about what the child likes. A story can ask with `has_new("level_3")` whether a knot has something new.
 */
export function varyShuffles(story: Story): Story {
  story.NextSequenceShuffleIndex = () => {
    const length = popNumber(story)
    const visits = popNumber(story)
    const container = story.state.currentPointer.container
    const path = container?.path.toString() ?? ''
    const heard = currentlyHeard.get(story) ?? nothingHeard
    // Ink looks ahead, takes the step back and makes it again: what lies beyond the visits so far was not said.
    const said = heard.now[path]?.indexes.slice(0, visits) ?? []
    const prefersLiked = heard.likes !== null && visits % 2 === 0
    const index = leastHeard(length, said, heard.before[path]?.indexes ?? [], {
      isLiked: (each) => prefersLiked && isAbout(container, each, heard.likes),
      orderOf: (each) => seedOf(`${story.state.storySeed} ${path} ${visits} ${each}`),
    })
    const now = { ...heard.now, [path]: { length, indexes: [...said, index] } }
    currentlyHeard.set(story, { ...heard, now })
    return index
  }
  story.BindExternalFunction('has_new', (knot: string) => hasNew(currentlyHeard.get(story), knot), true)
  return story
}

function hasNew(heard: Heard | undefined, knot: string) {
  const shuffles = Object.entries(allHeard(heard ?? nothingHeard)).filter(([path]) => path.startsWith(`${knot}.`))
  return shuffles.length === 0 || shuffles.some(([, { length, indexes }]) => new Set(indexes).size < length)
}

/** Plays with what this child has heard, and returns it with what was heard in the meantime. */
export function withHeard<Result>(story: Story, heard: Heard, play: () => Result): { result: Result; heard: Heard } {
  currentlyHeard.set(story, heard)
  const result = play()
  const after = currentlyHeard.get(story) ?? heard
  currentlyHeard.delete(story)
  return { result, heard: after }
}

/** More rounds through the alternatives of a shuffle tell nothing new. */
const maxRemembered = 200

export function allHeard({ now, before }: Heard): HeardAlternatives {
  const all = { ...before }
  for (const [path, { length, indexes }] of Object.entries(now)) {
    all[path] = { length, indexes: [...(all[path]?.indexes ?? []), ...indexes].slice(-maxRemembered) }
  }
  return all
}

/** Ink compiles the alternatives of a sequence to containers with these names. */
function isAbout(sequence: Container | null, index: number, likes: RegExp | null) {
  const alternative = sequence?.namedContent.get(`s${index}`)
  return alternative !== undefined && (likes?.test(textIn(alternative)) ?? false)
}

/** The bundle that plays a story has classes of its own, so contents are told apart by their properties. */
interface InkContent {
  content?: object[]
  value?: unknown
}

const texts = new WeakMap<object, string>()

/** A text may also be an argument: "-> guess("What do bees make?", …)". */
function textIn(written: object): string {
  const known = texts.get(written)
  if (known !== undefined) return known
  const { content, value } = written as InkContent
  const text = content ? content.map(textIn).filter(Boolean).join(' ') : typeof value === 'string' ? value : ''
  texts.set(written, text)
  return text
}

interface Preferences {
  isLiked: (index: number) => boolean
  orderOf: (index: number) => number
}

function leastHeard(length: number, now: number[], before: number[], { isLiked, orderOf }: Preferences) {
  const alternatives = Array.from({ length }, (_, index) => ({
    index,
    now: countOf(now, index),
    before: countOf(before, index),
    isLatest: now.at(-1) === index ? 1 : 0,
    liked: isLiked(index) ? 1 : 0,
    order: orderOf(index),
  }))
  const [first] = alternatives.toSorted(
    (one, other) =>
      one.now - other.now ||
      one.before - other.before ||
      one.isLatest - other.isLatest ||
      other.liked - one.liked ||
      one.order - other.order,
  )
  return first?.index ?? 0
}

const countOf = (indexes: number[], wanted: number) => indexes.filter((index) => index === wanted).length

function popNumber(story: Story) {
  const { valueObject } = story.state.PopEvaluationStack() as unknown as { valueObject: number }
  return valueObject
}
