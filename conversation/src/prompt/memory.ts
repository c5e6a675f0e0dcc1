import { sanitizeText } from './sanitize.ts'
import type { Message } from '../effects.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

/** The last turns word by word, the earlier ones in short: turn 200 costs what turn 20 does. */
const wordByWord = 24
const inShort = 12
const longestMessage = 600

const telling = /\b(?:i (?:like|love|have|got|want|am|was|went|saw|made|can)|im|my|we|favou?rite|because)\b/i

export function addMessage(step: Step, message: Message): Step {
  const messages = [...step.state.messages, { ...message, text: message.text.slice(0, longestMessage) }]
  const forgotten = messages.slice(0, Math.max(0, messages.length - wordByWord))
  const told = selectMemories(forgotten.filter(({ who }) => who === 'child').map(({ text }) => text))
  return change(step, {
    messages: messages.slice(-wordByWord),
    olderStatements: [...step.state.olderStatements, ...told.flatMap((text) => sanitizeText(text, 120) ?? [])].slice(
      -inShort,
    ),
  })
}

/** In which the child tells of itself, in short. */
export const selectMemories = (texts: string[]) => texts.filter((text) => telling.test(text)).map(shorten)

/** Models expect to be spoken to in turns: what one said in several goes is one message. */
export function mergeConsecutiveMessages(messages: Message[]): Message[] {
  const turns: Message[] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (last?.who === message.who) turns[turns.length - 1] = { who: last.who, text: `${last.text} ${message.text}` }
    else turns.push(message)
  }
  return turns
}

function shorten(text: string) {
  return text.length <= 100 ? text : `${text.slice(0, 100).replace(/\s+\S*$/, '')} …`
}
