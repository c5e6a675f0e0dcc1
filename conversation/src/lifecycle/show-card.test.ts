import { expect, test } from 'vitest'
import { playing, replyTo } from '../care/testing/play-with-child.ts'
import { createTestConversation } from '../testing/test-conversation.ts'
import { awaitsCard } from './show-card.ts'

test('a card is awaited while nobody speaks, and until the child hears a reply', () => {
  const conversation = createTestConversation()
  expect(awaitsCard(conversation.state), 'before the greeting').toBe(false)
  conversation.start().coachSays('Hello there!')
  expect(awaitsCard(conversation.state), 'the coach speaks').toBe(false)
  conversation.childHearsAll()
  expect(awaitsCard(conversation.state), 'nobody speaks').toBe(true)
  conversation.childStartsSpeaking()
  expect(awaitsCard(conversation.state), 'the child speaks').toBe(false)
  conversation.deviceEvent({ type: 'end-of-speech' }).transcribedAs('what is this')
  expect(conversation.hasEffect('think')).toBe(true)
  expect(awaitsCard(conversation.state), 'the reply has no word yet').toBe(true)
  conversation.coachSays('A frog!')
  expect(awaitsCard(conversation.state), 'the coach replies').toBe(false)
})

test('no card is awaited of a child in need', () => {
  const conversation = playing({})
  replyTo(conversation, 'I want to hurt myself')
  conversation.childHearsAll()
  expect(conversation.state.care).not.toBeNull()
  expect(awaitsCard(conversation.state)).toBe(false)
})
