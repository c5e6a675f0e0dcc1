import { describe, expect, test } from 'vitest'
import { advance } from '../advance.ts'
import type { ConversationState } from '../state.ts'
import { findProfanity } from '../testing/find-profanity.ts'
import { createTestConversation } from '../testing/test-conversation.ts'
import { findPrivateTexts } from './private-words.ts'

const listening = (setup = {}) => createTestConversation(setup).start().coachSays('Hello!').childHearsAll()
type TestConversation = ReturnType<typeof listening>

const lastPrompt = (conversation: TestConversation) => {
  const { instructions = '', messages = [], context } = conversation.thinkEffects.at(-1) ?? {}
  return JSON.stringify({ instructions, messages, context })
}

/** The child says it, the coach replies, and the conversation goes on. */
const goesOnAfter = (said: string, reply = 'Oh, I see.', conversation = listening()) => {
  conversation.childSays(said)
  if (conversation.hasEffect('think')) conversation.coachSays(reply)
  return playsOn(conversation.childHearsAll()).childSays('the frog jumps')
}

/** Care must be over, and the model must have replied again. */
function playsOn(conversation: TestConversation) {
  for (let turn = 0; turn < 3 && conversation.state.care; turn++) conversation.childSays('let us play').childHearsAll()
  expect(conversation.state.care).toBeNull()
  return conversation.state.pendingReply ? conversation.coachSays('Then we play.').childHearsAll() : conversation
}

const privateSayings = [
  ['an address', 'I live at 12 Oak Street', 'Oak'],
  ['a telephone number', 'my number is 555 867 5309', '867'],
  ['a surname', 'my last name is Fox', 'Fox'],
  ['a disclosure', 'my uncle hurts me', 'uncle'],
  ['sadness', 'nobody likes me at the swimming pool', 'swimming'],
  ['a swear word', 'this boat is shit', 'boat'],
] as const

describe('what the child said in confidence', () => {
  test.each(privateSayings)('%s is not in the prompt of a later turn', (_, said, secret) => {
    const conversation = goesOnAfter(said)
    expect(conversation.flags).not.toEqual([])
    expect(lastPrompt(conversation)).toContain('[the child said something private]')
    expect(lastPrompt(conversation)).not.toContain(secret)
  })

  test.each(privateSayings)('%s is not quoted when it is no longer among the last messages', (_, said, secret) => {
    const conversation = goesOnAfter(`I like it because ${said}`)
    for (let turn = 0; turn < 24; turn++)
      conversation.coachSays('And then?').childHearsAll().childSays(`I saw frog ${turn}`)
    expect(lastPrompt(conversation)).toContain('Earlier today the child said')
    expect(lastPrompt(conversation)).not.toContain(secret)
  })

  test('a grave statement is in no prompt at all, even if its fixed reply is interrupted', () => {
    const conversation = listening().childSays('my uncle hurts me').childSays('the frog jumps')
    expect(conversation.hasEffect('think')).toBe(false)
    expect(lastPrompt(playsOn(conversation).childSays('and runs'))).toContain('and runs')
    expect(lastPrompt(conversation)).not.toMatch(/uncle|frog/)
  })

  test('the turns right after something serious are not quoted later', () => {
    const conversation = listening().childSays('nobody likes me').childHearsAll()
    conversation.childSays('because my shoes are red').coachSays('Oh.').childHearsAll()
    for (let turn = 0; turn < 14; turn++)
      conversation.childSays(`I saw frog ${turn}`).coachSays('And then?').childHearsAll()
    expect(lastPrompt(conversation.childSays('yes'))).not.toContain('shoes')
  })

  test('both halves of a telephone number that is spoken in two turns are left out', () => {
    const conversation = listening().childSays('it is 0171 55').coachSays('What is it?').childHearsAll()
    expect(lastPrompt(goesOnAfter('51 99 37', 'Aha.', conversation))).not.toMatch(/0171|99 37/)
  })

  test('the coach that repeats private words is not quoted with them', () => {
    const conversation = listening()
      .childSays('it is shit at the swimming pool')
      .coachSays('So at the swimming pool it hurts. Let us look at the moon. You live at 12 Oak Street.')
    conversation.childHearsAll().childSays('the frog jumps')
    expect(lastPrompt(conversation)).toContain('Let us look at the moon.')
    expect(lastPrompt(conversation)).not.toMatch(/swimming|Oak/)
  })

  test('the picture that the camera took meanwhile is not shown later', () => {
    const conversation = listening().deviceEvent({ type: 'picture', picture: 'p1' })
    expect(goesOnAfter('my uncle hurts me', '', conversation).thinkEffects.at(-1)?.picture).toBeNull()
    conversation.deviceEvent({ type: 'picture', picture: 'p2' }).childSays('look')
    expect(conversation.thinkEffects.at(-1)?.picture).toBe('p2')
  })

  test('a process that resumes the conversation does not know it either', () => {
    const conversation = goesOnAfter('my last name is Fox').coachSays('Jump!').childHearsAll()
    const loaded = JSON.parse(JSON.stringify(conversation.state)) as ConversationState
    const at = loaded.now + 1
    const { effects } = advance(loaded, { type: 'text', at, sequence: 1e6, text: 'a cat' }, findProfanity)
    expect(JSON.stringify(effects.filter(({ type }) => type === 'think'))).toMatch(/a cat/)
    expect(JSON.stringify(effects)).not.toContain('Fox')
    expect(JSON.stringify(loaded.messages)).not.toContain('Fox')
  })
})

test('private data in the profile and in memories does not reach the prompt', () => {
  const phone = 'call 555 867 5309'
  const conversation = createTestConversation({
    child: { name: '12 Oak Street', interests: [phone, 'trains'] },
    card: { id: 'card', name: phone, activity: null },
    memories: ['I live at 12 Oak Street', 'my uncle hurts me', 'I have a red boat'],
  }).start()
  expect(lastPrompt(conversation)).toMatch(/trains.*red boat/s)
  expect(lastPrompt(conversation)).not.toMatch(/555|Oak|uncle/)
})

test('texts of a child are private if something is flagged in them or begins in them', () => {
  const texts = ['I like frogs', 'I want to', 'die', 'the moon', 'I live at 12 Oak Street']
  expect([...findPrivateTexts(texts, findProfanity)].toSorted()).toEqual([1, 2, 4])
})
