import type { Message, Scene } from '@pipit/conversation/effects'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { createScriptedCoach } from '../scripted-coach.ts'

type Coach = ReturnType<typeof createScriptedCoach>
type Asked = Partial<Scene> & { picture?: Uint8Array | null }

/** As much of the conversation as a model is shown. */
const remembered = 24

let conversations = 0

/** A child that talks with the coach: what was said is passed on as the conversation does it. */
export function aChild(asked: Asked = {}, coach: Coach = aCoach()) {
  const { picture = null, ...child } = asked
  const conversation = child.conversation ?? `talk-${++conversations}`
  let messages: Message[] = []
  let turn = 0

  async function hear(purpose: Scene['purpose'], changed: Partial<Scene> = {}) {
    const scene: Scene = { ...mia, ...child, ...changed, conversation, purpose, turn }
    let text = ''
    const signal = new AbortController().signal
    const thinking = { guidance: '', messages: [...messages], picture, scene }
    for await (const piece of coach.think(thinking, { language: 'en', signal })) text += piece
    messages = [...messages, { who: 'coach' as const, text: text.trim() }].slice(-remembered)
    return text.trim()
  }

  return {
    greet: (changed?: Partial<Scene>) => hear('greet', changed),
    showCard: (changed?: Partial<Scene>) => hear('begin-card', changed),
    say(text: string, changed?: Partial<Scene>) {
      turn++
      messages = [...messages, { who: 'child', text }]
      return hear('answer', changed)
    },
    /** The coach is asked once more for what it has just answered. */
    askAgain: () => {
      messages = messages.slice(0, -1)
      return hear('answer')
    },
    /** The child spoke before the coach came to its end. */
    hearsOnly(text: string) {
      messages = [...messages.slice(0, -1), { who: 'coach', text }]
    },
    couldSay: () => coach.couldSay(conversation),
  }
}

export const aCoach = () => createScriptedCoach({ findProfanity })

const mia = {
  name: 'Mia',
  age: 5,
  level: 'simple',
  maturity: 'preschool',
  language: 'en',
  activity: null,
  card: null,
  windingDown: false,
}
