import { cancelThought } from './cancel-reply.ts'
import { queue, say } from './coach-turn.ts'
import { instructions, sceneOf } from '../prompt/instructions.ts'
import { leave } from '../lifecycle/goodbye.ts'
import { lines } from './fixed-phrases.ts'
import { inTurns } from '../prompt/memory.ts'
import type { Purpose, TellCode } from '../effects.ts'
import { speakable, splitSentences } from './split-sentences.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'

/** No child listens to more than this in one go. */
const longestAnswer = 3_000
const patienceWithProviders = 3

export function think(step: Step, purpose: Purpose, retried = false): Step {
  const [named, id] = newId(step, 'think')
  const { state, findProfanity } = named
  const scene = sceneOf(state, purpose, findProfanity)
  const thought = { id, purpose, rest: '', length: 0, since: state.now, retried }
  return emit(change(named, { thought, quietSince: null, unheard: [], unanswered: null }), {
    type: 'think',
    id,
    guidance: instructions(state, scene),
    messages: inTurns(state.messages),
    picture: state.picture?.id ?? null,
    scene,
  })
}

/** Sentence by sentence, while the rest is still being thought. */
export function takeThought(step: Step, id: string, text: string): Step {
  const { thought, now } = step.state
  if (thought?.id !== id) return step
  const room = longestAnswer - thought.length
  const { sentences, rest } = splitSentences(thought.rest + text.slice(0, room))
  const length = thought.length + Math.min(text.length, room)
  const taken = queue(change(step, { thought: { ...thought, rest, length, since: now } }), sentences)
  return length < longestAnswer ? taken : cancelThought(taken)
}

export function endThought(step: Step, id: string): Step {
  const { thought } = step.state
  if (thought?.id !== id) return step
  const last = queue(step, [speakable(thought.rest)].filter(Boolean))
  if (!last.state.coach) return thinkFailed(last, id)
  return change(last, { thought: null, failures: 0 })
}

/** One more try as long as nothing was said; then an honest word, and in the end an honest goodbye. */
export function thinkFailed(step: Step, id: string): Step {
  const { thought, coach } = step.state
  if (thought?.id !== id) return step
  const without = change(step, { thought: null })
  if (coach) return say(without, lines.lostThread)
  if (!thought.retried) return think(without, thought.purpose, true)
  return apologise(without, 'language-model-failed', lines[instead[thought.purpose]])
}

const instead = { greet: 'hello', answer: 'notThought', 'begin-card': 'noCard' } as const

export function apologise(step: Step, code: TellCode, line: string): Step {
  const failures = step.state.failures + 1
  const failed = emit(change(step, { failures }), { type: 'tell', message: { type: 'error', code } })
  return failures < patienceWithProviders ? say(failed, line) : leave(failed, 'provider-failed', lines.broken)
}
