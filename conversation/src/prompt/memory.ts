import { beganBefore, privateTurn, withoutEchoes, wordsToReplyTo } from './private-words.ts'
import { sanitizeStatement } from './sanitize.ts'
import type { Message } from '../effects.ts'
import type { Finding } from '../findings.ts'
import type { RememberedMessage } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { cutText } from '../text/cut-text.ts'

/** The last messages are sent in full and older ones shortened, so turn 200 costs as much as turn 20. */
const maxMessages = 24
const maxOlderStatements = 12
const maxMessageLength = 600

const statementAboutSelf = /\b(?:i (?:like|love|have|got|want|am|was|went|saw|made|can)|im|my|we|favou?rite|because)\b/i

/** Words in which something was flagged are shown to the model at most once, to reply to them. */
export function addChildMessage(step: Step, text: string, findings: Finding[]): Step {
  const { messages, concern, care } = step.state
  const isPrivate = findings.length > 0 || care !== null
  const earlier = beganBefore(text, findings, step.findProfanity) ? hideLast(messages) : messages
  return addMessage(change(step, { messages: earlier }), {
    who: 'child',
    // No model replies while the coach stays with the child, so none needs what the child says then.
    text: care ? privateTurn : wordsToReplyTo(text, findings),
    isPrivate,
    // What follows something grave often belongs to it.
    isMemorable: !isPrivate && concern === null,
  })
}

export function addCoachMessage(step: Step, text: string): Step {
  const privateTexts = step.state.messages.filter(({ isPrivate }) => isPrivate).map((message) => message.text)
  return addMessage(step, {
    who: 'coach',
    text: withoutEchoes(text, privateTexts),
    isPrivate: false,
    isMemorable: false,
  })
}

function addMessage(step: Step, message: RememberedMessage): Step {
  const messages = [
    ...step.state.messages.map(hidePrivate),
    { ...message, text: cutText(message.text, maxMessageLength) },
  ]
  const dropped = messages.slice(0, Math.max(0, messages.length - maxMessages))
  const statements = selectMemories(dropped.filter(({ isMemorable }) => isMemorable).map(({ text }) => text))
  return change(step, {
    messages: messages.slice(-maxMessages),
    olderStatements: [
      ...step.state.olderStatements,
      ...statements.flatMap((text) => sanitizeStatement(text, 120) ?? []),
    ].slice(-maxOlderStatements),
  })
}

const hidePrivate = (message: RememberedMessage) =>
  message.isPrivate ? { ...message, text: privateTurn, isPrivate: false } : message

function hideLast(messages: RememberedMessage[]): RememberedMessage[] {
  const last = messages.findLastIndex(({ who }) => who === 'child')
  return messages.map((message, index) =>
    index === last ? { ...message, text: privateTurn, isMemorable: false } : message,
  )
}

const selectMemories = (texts: string[]) => texts.filter((text) => statementAboutSelf.test(text)).map(shorten)

/** Language models expect the roles to alternate. */
export function mergeConsecutiveMessages(messages: Message[]): Message[] {
  const turns: Message[] = []
  for (const { who, text } of messages) {
    const last = turns.at(-1)
    if (last?.who === who) turns[turns.length - 1] = { who, text: `${last.text} ${text}` }
    else turns.push({ who, text })
  }
  return turns
}

function shorten(text: string) {
  return text.length <= 100 ? text : `${cutText(text, 100).replace(/\s+\S*$/, '')} …`
}
