import type { Effect } from '../effects.ts'
import type { RecordedStep } from './random-conversation.ts'

/** What must not happen in any conversation; each finds where it did, knowing only events and effects. */

const of = <Type extends Effect['type']>({ effects }: RecordedStep, type: Type) =>
  effects.filter((effect): effect is Extract<Effect, { type: Type }> => effect.type === type)
const has = ({ effects }: RecordedStep, ...types: Effect['type'][]) => effects.some(({ type }) => types.includes(type))
const isRefused = (each: RecordedStep) =>
  of(each, 'send-to-device').some(({ message }) => message.type === 'error' && message.code === 'turn-too-long')

export function stepsWithoutTimer(story: RecordedStep[]) {
  return story.filter(({ before, after }) => {
    const wakes = after.phase !== 'open' || (after.timerAt !== null && after.timerAt > after.now)
    return !wakes || !(after.now >= before.now)
  })
}

export function actedAfterEnd(story: RecordedStep[]) {
  const end = story.findIndex((each) => has(each, 'end'))
  return end < 0 ? [] : story.slice(end + 1).filter((each) => has(each, 'end', 'think', 'speak'))
}

export function spokeOverTheChild(story: RecordedStep[]) {
  const speaking = new Set<string>()
  return story.filter((each) => {
    const { event, fresh, before } = each
    if (event.type === 'speech-started' && fresh && before.phase === 'open' && !isRefused(each))
      speaking.add(event.utterance)
    for (const { utterance } of of(each, 'hear')) speaking.delete(utterance)
    return speaking.size > 0 && has(each, 'speak')
  })
}

export function spokeWhileOffline(story: RecordedStep[]) {
  let online = true
  return story.filter((each) => {
    if (each.event.type === 'disconnected') online = false
    if (each.event.type === 'reconnected') online = true
    return !online && has(each, 'speak', 'think')
  })
}

const interruptions = new Set(['speech-started', 'interrupt', 'disconnected'])
const newTurns = new Set(['heard', 'hear-failed', 'text', 'card', 'timer-fired', 'reconnected'])

export function spokeAfterInterruption(story: RecordedStep[]) {
  let interrupted = false
  return story.filter((each) => {
    const { type } = each.event
    if (interruptions.has(type) && has(each, 'stop-speaking', 'cancel-think')) interrupted = true
    else if (newTurns.has(type) || has(each, 'think')) interrupted = false
    return interrupted && has(each, 'speak')
  })
}

/** Each piece of a thought begins with a number of its own. */
export function spokeCancelledReply(story: RecordedStep[]) {
  let live: string | null = null
  const late = new Set<string>()
  return story.filter((each) => {
    if (each.event.type === 'think-delta' && each.event.id !== live) late.add(each.event.text.split(' ')[0] ?? '')
    for (const { id } of of(each, 'cancel-think')) if (id === live) live = null
    live = of(each, 'think').at(-1)?.id ?? live
    return of(each, 'speak').some(({ text }) => text.split(' ').some((word) => late.has(word)))
  })
}

export function spokeUnchecked(story: RecordedStep[]) {
  const checked: string[] = []
  return story.filter((each) => {
    checked.push(...each.checked)
    return of(each, 'speak').some(
      ({ text }) => !checked.some((whole) => whole.endsWith(text)) || /shit|where do you live|^yourself/i.test(text),
    )
  })
}

interface Spoken {
  text: string
  voiced: number
  played: number
  whole: boolean
  /** To its end. What a provider claims of it afterwards does not make it unheard. */
  heard: boolean
}

export function savedUnplayedSpeech(story: RecordedStep[]) {
  const said = new Map<string, Spoken>()
  const wasHeard = (text: string): boolean =>
    [...said.values()].some((each) => {
      if (each.heard && text.startsWith(`${each.text} `)) return wasHeard(text.slice(each.text.length + 1))
      if (text === each.text) return each.heard
      const share = each.voiced > 0 ? Math.min(each.played, each.voiced) / each.voiced : 0
      return each.text.startsWith(`${text} `) && text.length <= share * each.text.length
    })
  return story.filter((each) => {
    listen(said, each)
    const kept = of(each, 'save-entry').filter(({ entry }) => entry.who === 'coach')
    const offends = kept.some(({ entry }) => !wasHeard(entry.text ?? ''))
    for (const { id, text } of of(each, 'speak'))
      said.set(id, { text, voiced: 0, played: 0, whole: false, heard: false })
    return offends
  })
}

function listen(said: Map<string, Spoken>, { event, fresh }: RecordedStep) {
  if (event.type === 'speak-progress' && Number.isFinite(event.synthesizedMs)) {
    const each = said.get(event.id)
    if (each)
      Object.assign(each, { voiced: Math.max(each.voiced, event.synthesizedMs), whole: each.whole || event.complete })
  }
  if (event.type === 'played' && fresh && Number.isFinite(event.playedMs)) {
    const each = said.get(event.sentence)
    if (each) each.played = Math.max(each.played, event.playedMs)
  }
  for (const each of said.values()) each.heard ||= each.whole && each.played >= each.voiced - 30
}

export function savedWordsNeverSaid(story: RecordedStep[]) {
  const said: string[] = []
  return story.filter((each) => {
    const { event, fresh } = each
    if (event.type === 'heard' || (event.type === 'text' && fresh)) said.push(event.text.trim())
    const longestFirst = said.toSorted((one, other) => other.length - one.length)
    const kept = of(each, 'save-entry').filter(({ entry }) => entry.who === 'child')
    return kept.some(
      ({ entry }) => longestFirst.reduce((text, part) => text.replaceAll(part, ''), entry.text ?? '').trim() !== '',
    )
  })
}

/** Entries, thoughts, sentences: none has an id twice, and what is cancelled was begun. */
export function reusedIds(story: RecordedStep[]) {
  const begun = new Set<string>()
  return story
    .flatMap(({ effects }) => effects)
    .filter((effect) => {
      if (effect.type === 'cancel-think') return !begun.has(effect.id)
      const id = effect.type === 'save-entry' ? effect.entry.id : 'id' in effect ? effect.id : null
      if (id === null) return false
      const twice = begun.has(id)
      begun.add(id)
      return twice
    })
}
