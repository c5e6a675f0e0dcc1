import { splitIntoSentences } from '../dialogue/turn.ts'
import { secondsToSay } from '../dialogue/speaking-time.ts'
import { pausesAround, type SimulatedConversation } from './simulated-child.ts'

interface Options {
  /** A second of speech takes so many seconds. */
  renderingTime: number
  stored: Set<string>
  /** The sentences that the coach foresaw are rendered while the child listens and speaks. */
  ahead: boolean
  /** Splits a sentence into the parts that are rendered one after another. */
  split: (sentence: string) => string[]
}

/** A child waits for each sentence, or for a part of it, on a machine that renders at this speed. */
export function simulateRendering(
  { turns }: SimulatedConversation,
  { renderingTime, stored, ahead, split }: Options,
): number[] {
  const rendered = new Set(stored)
  const waits: number[] = []
  let freeAt = 0
  let now = 0
  const partsOf = (sentence: string) => (stored.has(sentence) ? [sentence] : split(sentence))
  const render = (part: string, from: number) => {
    if (rendered.has(part)) return from
    rendered.add(part)
    freeAt = Math.max(freeAt, from) + renderingTime * secondsToSay(part)
    return freeAt
  }
  const play = (part: string, from: number) => {
    const readyAt = render(part, from)
    const wait = Math.max(0, readyAt - now)
    now += wait + secondsToSay(part)
    return wait
  }

  for (const [index, { who, text, foreseen = [] }] of turns.entries()) {
    if (who === 'child') continue
    const repliedAt = now
    for (const sentence of splitIntoSentences(text))
      waits.push(Math.max(...partsOf(sentence).map((part) => play(part, repliedAt))))
    now += pausesAround + secondsToSay(turns[index + 1]?.text ?? '')
    freeAt = Math.max(freeAt, repliedAt)
    for (const part of ahead ? foreseen.flatMap(partsOf) : []) if (freeAt < now) render(part, freeAt)
  }
  return waits
}
