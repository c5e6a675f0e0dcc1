import type { Story } from 'inkjs/engine/Story'
import { seedOf } from '../seeded-random.ts'

/** Which alternatives a child has heard, in their order, by the path of the shuffle in the story. */
export type HeardAlternatives = Record<string, number[]>

export interface Heard {
  /** Since the story was started. */
  now: HeardAlternatives
  /** Earlier, and in earlier conversations. */
  before: HeardAlternatives
}

export const nothingHeard: Heard = { now: {}, before: {} }

const currentlyHeard = new WeakMap<Story, Heard>()

/** Ink shuffles by a seed alone. This prefers the alternatives that the child has not heard, or heard longest ago. */
export function varyShuffles(story: Story): Story {
  story.NextSequenceShuffleIndex = () => {
    const length = popNumber(story)
    const visits = popNumber(story)
    const path = story.state.currentPointer.container?.path.toString() ?? ''
    const heard = currentlyHeard.get(story) ?? nothingHeard
    // Ink looks ahead, takes the step back and makes it again: what lies beyond the visits so far was not said.
    const said = heard.now[path]?.slice(0, visits) ?? []
    const index = leastHeard(length, said, heard.before[path] ?? [], (each) =>
      seedOf(`${story.state.storySeed} ${path} ${visits} ${each}`),
    )
    currentlyHeard.set(story, { ...heard, now: { ...heard.now, [path]: [...said, index] } })
    return index
  }
  return story
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
const maxRemembered = 100

/** Everything that was heard, as something of the past. */
export function allHeard({ now, before }: Heard): HeardAlternatives {
  const all = { ...before }
  for (const [path, indexes] of Object.entries(now)) {
    all[path] = [...(all[path] ?? []), ...indexes].slice(-maxRemembered)
  }
  return all
}

function leastHeard(length: number, now: number[], before: number[], orderOf: (index: number) => number) {
  const alternatives = Array.from({ length }, (_, index) => ({
    index,
    now: countOf(now, index),
    before: countOf(before, index),
    isLatest: now.at(-1) === index ? 1 : 0,
    order: orderOf(index),
  }))
  const [first] = alternatives.toSorted(
    (one, other) =>
      one.now - other.now || one.before - other.before || one.isLatest - other.isLatest || one.order - other.order,
  )
  return first?.index ?? 0
}

const countOf = (indexes: number[], wanted: number) => indexes.filter((index) => index === wanted).length

function popNumber(story: Story) {
  const { valueObject } = story.state.PopEvaluationStack() as unknown as { valueObject: number }
  return valueObject
}
