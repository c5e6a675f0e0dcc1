import type { Message, TurnContext } from '@pipit/conversation/effects'
import { withoutMarks } from '@pipit/conversation/text/foreign-words'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { createScriptedCoach } from '../scripted-coach.ts'
import { createChildMemoryInProcess } from './child-memory-in-process.ts'

type Coach = ReturnType<typeof createScriptedCoach>
type TestChildOptions = Partial<TurnContext> & { picture?: Uint8Array | null }

/** The conversation sends at most so many messages to a language model. */
const maxMessages = 24

/** What a coach says depends on the id, and must not depend on the tests that ran before, so each counts for itself. */
const conversationCounts = new WeakMap<Coach, number>()

/** Messages are passed on as the conversation does it. */
export function createTestChild(options: TestChildOptions = {}, coach: Coach = createTestCoach()) {
  const { picture = null, ...child } = options
  const conversationCount = (conversationCounts.get(coach) ?? 0) + 1
  conversationCounts.set(coach, conversationCount)
  const conversationId = child.conversationId ?? `conversation ${conversationCount}`
  // The form suggests this maturity.
  const maturity = (child.age ?? mia.age) < 6 ? 'preschool' : 'early-school'
  let messages: Message[] = []
  let turnCount = 0

  async function requestReply(purpose: TurnContext['purpose'], changed: Partial<TurnContext> = {}) {
    const context: TurnContext = { ...mia, maturity, ...child, ...changed, conversationId, purpose, turnCount }
    let text = ''
    const signal = new AbortController().signal
    const request = { instructions: '', messages: [...messages], picture, context }
    for await (const piece of coach.think(request, { language: 'en', signal })) text += piece
    const plain = withoutMarks(text.trim())
    messages = [...messages, { who: 'coach' as const, text: plain }].slice(-maxMessages)
    return plain
  }

  return {
    greet: (changed?: Partial<TurnContext>) => requestReply('greet', changed),
    showCard: (changed?: Partial<TurnContext>) => requestReply('start-activity', changed),
    windDown: () => requestReply('wind-down', { windingDown: true }),
    /** The coach has cared for the child, who said these words last. */
    resume(text: string) {
      turnCount++
      messages = [...messages, { who: 'child', text }]
      return requestReply('resume')
    },
    say(text: string, changed?: Partial<TurnContext>) {
      turnCount++
      messages = [...messages, { who: 'child', text }]
      return requestReply('reply', changed)
    },
    repeatRequest: () => {
      messages = messages.slice(0, -1)
      return requestReply('reply')
    },
    /** The child has interrupted: only this part of the coach's text was played. */
    interruptAfter(text: string) {
      messages = [...messages.slice(0, -1), { who: 'coach', text }]
    },
    possibleAnswers: () => coach.possibleAnswers(conversationId),
  }
}

export const createTestCoach = () => createScriptedCoach({ findProfanity, memories: createChildMemoryInProcess() })

const mia = {
  childId: 'mia',
  childName: 'Mia',
  age: 5,
  level: 'simple',
  language: 'en',
  pronouns: null,
  interests: [],
  favouriteActivities: [],
  activity: null,
  cardName: null,
  windingDown: false,
  now: Date.UTC(2026, 10, 16, 14, 30),
  timeZone: 'Europe/Vienna',
  maxReplyLength: 3_000,
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()

/** The question may be introduced by "Back to my question:". */
export const asksAgain = (answer: string, question: string) => plain(answer).endsWith(plain(question))
