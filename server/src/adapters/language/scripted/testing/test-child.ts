import type { Message, TurnContext } from '@pipit/conversation/effects'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { createScriptedCoach } from '../scripted-coach.ts'

type Coach = ReturnType<typeof createScriptedCoach>
type Asked = Partial<TurnContext> & { picture?: Uint8Array | null }

/** As much of the conversation as a model is shown. */
const remembered = 24

let conversations = 0

/** A child that talks with the coach: what was said is passed on as the conversation does it. */
export function createTestChild(asked: Asked = {}, coach: Coach = createTestCoach()) {
  const { picture = null, ...child } = asked
  const conversationId = child.conversationId ?? `talk-${++conversations}`
  let messages: Message[] = []
  let turnCount = 0

  async function hear(purpose: TurnContext['purpose'], changed: Partial<TurnContext> = {}) {
    const context: TurnContext = { ...mia, ...child, ...changed, conversationId, purpose, turnCount }
    let text = ''
    const signal = new AbortController().signal
    const thinking = { instructions: '', messages: [...messages], picture, context }
    for await (const piece of coach.think(thinking, { language: 'en', signal })) text += piece
    messages = [...messages, { who: 'coach' as const, text: text.trim() }].slice(-remembered)
    return text.trim()
  }

  return {
    greet: (changed?: Partial<TurnContext>) => hear('greet', changed),
    showCard: (changed?: Partial<TurnContext>) => hear('start-activity', changed),
    say(text: string, changed?: Partial<TurnContext>) {
      turnCount++
      messages = [...messages, { who: 'child', text }]
      return hear('reply', changed)
    },
    /** The coach is asked once more for what it has just answered. */
    askAgain: () => {
      messages = messages.slice(0, -1)
      return hear('reply')
    },
    /** The child spoke before the coach came to its end. */
    hearsOnly(text: string) {
      messages = [...messages.slice(0, -1), { who: 'coach', text }]
    },
    couldSay: () => coach.couldSay(conversationId),
  }
}

export const createTestCoach = () => createScriptedCoach({ findProfanity })

const mia = {
  childName: 'Mia',
  age: 5,
  level: 'simple',
  maturity: 'preschool',
  language: 'en',
  activity: null,
  cardName: null,
  windingDown: false,
}
