import { sanitizeText } from './sanitize.ts'
import type { Message } from '../effects.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { cutText } from '../text/cut-text.ts'

/** The last messages are sent in full and older ones shortened, so turn 200 costs as much as turn 20. */
const maxMessages = 24
const maxOlderStatements = 12
const maxMessageLength = 600

const statementAboutSelf = /\b(?:i (?:like|love|have|got|want|am|was|went|saw|made|can)|im|my|we|favou?rite|because)\b/i

export function addMessage(step: Step, message: Message): Step {
  const messages = [...step.state.messages, { ...message, text: cutText(message.text, maxMessageLength) }]
  const dropped = messages.slice(0, Math.max(0, messages.length - maxMessages))
  const statements = selectMemories(dropped.filter(({ who }) => who === 'child').map(({ text }) => text))
  return change(step, {
    messages: messages.slice(-maxMessages),
    olderStatements: [
      ...step.state.olderStatements,
      ...statements.flatMap((text) => sanitizeText(text, 120) ?? []),
    ].slice(-maxOlderStatements),
  })
}

/** The texts in which the child speaks of itself, shortened. */
export const selectMemories = (texts: string[]) => texts.filter((text) => statementAboutSelf.test(text)).map(shorten)

/** Language models expect the roles to alternate. */
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
  return text.length <= 100 ? text : `${cutText(text, 100).replace(/\s+\S*$/, '')} …`
}
