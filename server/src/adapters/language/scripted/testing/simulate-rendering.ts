import { splitIntoSentences } from '../dialogue/turn.ts'
import { secondsToSay } from '../dialogue/speaking-time.ts'
import { pausesAround, type SimulatedConversation } from './simulated-child.ts'

interface Options {
  /** Seconds of rendering for a second of speech. */
  renderingTime: number
  /** Sentences that were rendered before the conversation. */
  stored: Set<string>
  /** Whether the sentences that the coach foresaw are rendered while the child listens and speaks. */
  ahead: boolean
}

/** How long the child waits for each sentence of a conversation on a machine that renders at this speed. */
export function simulateRendering(
  { turns }: SimulatedConversation,
  { renderingTime, stored, ahead }: Options,
): number[] {
  const rendered = new Set(stored)
  const waits: number[] = []
  let freeAt = 0
  let now = 0
  const render = (sentence: string, from: number) => {
    if (rendered.has(sentence)) return from
    rendered.add(sentence)
    freeAt = Math.max(freeAt, from) + renderingTime * secondsToSay(sentence)
    return freeAt
  }

  for (const [index, { who, text, foreseen = [] }] of turns.entries()) {
    if (who === 'child') continue
    const repliedAt = now
    for (const sentence of splitIntoSentences(text)) {
      const readyAt = render(sentence, repliedAt)
      waits.push(Math.max(0, readyAt - now))
      now = Math.max(now, readyAt) + secondsToSay(sentence)
    }
    const childText = turns[index + 1]?.text ?? ''
    now += pausesAround + secondsToSay(childText)
    freeAt = Math.max(freeAt, repliedAt)
    for (const sentence of ahead ? foreseen : []) if (freeAt < now) render(sentence, freeAt)
  }
  return waits
}
