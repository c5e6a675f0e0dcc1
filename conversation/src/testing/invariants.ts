import { timeoutsMs } from '../lifecycle/timeouts.ts'
import type { Effect } from '../effects.ts'
import type { RecordedStep } from './random-conversation.ts'

/** Each function returns the steps that violate one invariant, judged by events and effects only. */

const of = <Type extends Effect['type']>({ effects }: RecordedStep, type: Type) =>
  effects.filter((effect): effect is Extract<Effect, { type: Type }> => effect.type === type)
const has = ({ effects }: RecordedStep, ...types: Effect['type'][]) => effects.some(({ type }) => types.includes(type))

export function stepsWithoutTimer(steps: RecordedStep[]) {
  return steps.filter(({ before, after }) => {
    const hasTimer = after.phase !== 'open' || (after.timerAt !== null && after.timerAt > after.now)
    return !hasTimer || !(after.now >= before.now)
  })
}

export function actedAfterEnd(steps: RecordedStep[]) {
  const end = steps.findIndex((each) => has(each, 'end'))
  return end < 0 ? [] : steps.slice(end + 1).filter((each) => has(each, 'end', 'think', 'speak'))
}

export function spokeOverTheChild(steps: RecordedStep[]) {
  const speaking = new Set<string>()
  return steps.filter((each) => {
    const { event, fresh, before } = each
    if (event.type === 'speech-started' && fresh && before.phase === 'open') speaking.add(event.utterance)
    for (const { utterance } of of(each, 'hear')) speaking.delete(utterance)
    return speaking.size > 0 && has(each, 'speak')
  })
}

export function spokeWhileOffline(steps: RecordedStep[]) {
  let online = true
  return steps.filter((each) => {
    if (each.event.type === 'disconnected') online = false
    if (each.event.type === 'reconnected') online = true
    return !online && has(each, 'speak', 'think')
  })
}

const interruptions = new Set(['speech-started', 'interrupt', 'disconnected'])
const newTurns = new Set([
  'heard',
  'hear-failed',
  'hear-refused',
  'text',
  'card',
  'timer-fired',
  'reconnected',
  'woken',
  'limits-changed',
])

export function spokeAfterInterruption(steps: RecordedStep[]) {
  let interrupted = false
  return steps.filter((each) => {
    const { type } = each.event
    if (interruptions.has(type) && has(each, 'stop-speaking', 'cancel-think')) interrupted = true
    else if (newTurns.has(type) || has(each, 'think')) interrupted = false
    return interrupted && has(each, 'speak')
  })
}

/** Some seconds after the time limit, the coach at most finishes its sentence. */
export function wentOnAfterTimeLimit(steps: RecordedStep[]) {
  return steps.filter(({ after }) => {
    const { phase, care, offlineSince, limits, now, childTurn, coachTurn, pendingReply } = after
    if (after.refused) return pendingReply !== null
    if (phase !== 'open' || care || offlineSince !== null || limits.endAt === null) return false
    const goesOn = childTurn !== null || pendingReply !== null || coachTurn === null
    return now >= limits.endAt + timeoutsMs.finalGoodbye && (goesOn || coachTurn.queuedSentences.length > 0)
  })
}

/** Each delta starts with a number that is used once. */
export function spokeCancelledReply(steps: RecordedStep[]) {
  let live: string | null = null
  const late = new Set<string>()
  return steps.filter((each) => {
    if (each.event.type === 'think-delta' && each.event.id !== live) late.add(each.event.text.split(' ')[0] ?? '')
    for (const { id } of of(each, 'cancel-think')) if (id === live) live = null
    live = of(each, 'think').at(-1)?.id ?? live
    return of(each, 'speak').some(({ text }) => text.split(' ').some((word) => late.has(word)))
  })
}

/** With a judge, each word of the language model was in a reply that the judge has approved. */
export function spokeUnjudged(steps: RecordedStep[]) {
  if (!steps[0]?.before.hasJudge) return []
  const judged = new Map<string, string>()
  const written = new Set<string>()
  const approved = new Set<string>()
  return steps.filter((each) => {
    const { event, before } = each
    if (event.type === 'think-delta' && before.replySource === 'language-model')
      written.add(event.text.split(' ')[0] ?? '')
    if (event.type === 'judged' && event.verdict.isSafe)
      for (const word of judged.get(event.id)?.split(' ') ?? []) approved.add(word)
    for (const { id, text } of of(each, 'judge')) judged.set(id, text)
    return of(each, 'speak').some(({ text }) =>
      text.split(' ').some((word) => written.has(word) && !approved.has(word)),
    )
  })
}

export function spokeUnchecked(steps: RecordedStep[]) {
  const checked: string[] = []
  return steps.filter((each) => {
    checked.push(...each.checked)
    return of(each, 'speak').some(
      ({ text }) =>
        !checked.some((checkedText) => checkedText.endsWith(text)) || /shit|where do you live|^yourself/i.test(text),
    )
  })
}

interface SpokenSentence {
  text: string
  synthesizedMs: number
  playedMs: number
  synthesisComplete: boolean
  /** It stays true whatever the provider reports afterwards. */
  played: boolean
}

export function savedUnplayedSpeech(steps: RecordedStep[]) {
  const sentences = new Map<string, SpokenSentence>()
  const wasPlayed = (text: string): boolean =>
    [...sentences.values()].some((each) => {
      if (each.played && text.startsWith(`${each.text} `)) return wasPlayed(text.slice(each.text.length + 1))
      if (text === each.text) return each.played
      const share = each.synthesizedMs > 0 ? Math.min(each.playedMs, each.synthesizedMs) / each.synthesizedMs : 0
      return each.text.startsWith(`${text} `) && text.length <= share * each.text.length
    })
  return steps.filter((each) => {
    updatePlayback(sentences, each)
    const saved = of(each, 'save-entry').filter(({ entry }) => entry.who === 'coach')
    const violates = saved.some(({ entry }) => !wasPlayed(entry.text ?? ''))
    for (const { id, text } of of(each, 'speak'))
      sentences.set(id, { text, synthesizedMs: 0, playedMs: 0, synthesisComplete: false, played: false })
    return violates
  })
}

function updatePlayback(sentences: Map<string, SpokenSentence>, { event, fresh }: RecordedStep) {
  if (event.type === 'speak-progress' && Number.isFinite(event.synthesizedMs)) {
    const each = sentences.get(event.id)
    if (each) {
      each.synthesizedMs = Math.max(each.synthesizedMs, event.synthesizedMs)
      each.synthesisComplete ||= event.complete
    }
  }
  if (event.type === 'played' && fresh && Number.isFinite(event.playedMs)) {
    const each = sentences.get(event.sentence)
    if (each) each.playedMs = Math.max(each.playedMs, event.playedMs)
  }
  for (const each of sentences.values())
    each.played ||= each.synthesisComplete && each.playedMs >= each.synthesizedMs - 30
}

export function savedWordsNeverSaid(steps: RecordedStep[]) {
  const said: string[] = []
  return steps.filter((each) => {
    const { event, fresh } = each
    if (event.type === 'heard' || (event.type === 'text' && fresh)) said.push(event.text.trim())
    const longestFirst = said.toSorted((one, other) => other.length - one.length)
    const saved = of(each, 'save-entry').filter(({ entry }) => entry.who === 'child')
    return saved.some(
      ({ entry }) => longestFirst.reduce((text, part) => text.replaceAll(part, ''), entry.text ?? '').trim() !== '',
    )
  })
}

export function reusedIds(steps: RecordedStep[]) {
  const started = new Set<string>()
  return steps
    .flatMap(({ effects }) => effects)
    .filter((effect) => {
      if (effect.type === 'cancel-think') return !started.has(effect.id)
      const id = effect.type === 'save-entry' ? effect.entry.id : 'id' in effect ? effect.id : null
      if (id === null) return false
      const reused = started.has(id)
      started.add(id)
      return reused
    })
}
