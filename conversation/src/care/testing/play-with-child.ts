import { createTestConversation, storyCard } from '../../testing/test-conversation.ts'

export const cardOf = (id: string) => ({ ...storyCard, activity: { id, name: id, description: '' } })
export const playing = (setup: Parameters<typeof createTestConversation>[0] = {}) =>
  createTestConversation(setup).start().coachSays('Hello! Is the fox red, or blue?').childHearsAll()

type TestConversation = ReturnType<typeof createTestConversation>

/** Returns the coach's whole reply as one text. */
export function replyTo(conversation: TestConversation, text: string) {
  const before = conversation.transcript.length
  conversation.childSays(text).childHearsAll()
  return conversation.transcript
    .slice(before + 1)
    .join(' ')
    .replace(/^coach: /, '')
}

export const replies = (conversation: TestConversation, texts: string[]) =>
  texts.map((text) => replyTo(conversation, text))
/** The coach asks this before play goes on. */
export const asksToChoose = /play.*quiet.*talk/
