import { describe, expect, test } from 'vitest'
import { createTestConversation, storyCard } from './testing/test-conversation.ts'

const afterGreeting = (setup = {}) => createTestConversation(setup).start().coachSays('Hello Mia!').childHearsAll()

describe('a conversation', () => {
  test('a conversation starts with a greeting, then listens', () => {
    const conversation = createTestConversation().start()
    expect(conversation.thinkEffects[0]?.context).toMatchObject({ purpose: 'greet', childName: 'Mia', age: 5 })
    conversation.coachSays('Hello Mia!').childHearsAll()
    expect(conversation.transcript).toEqual(['coach: Hello Mia!'])
    expect(conversation.deviceMessages.flatMap((each) => (each.type === 'state' ? [each.state] : []))).toEqual([
      'thinking',
      'speaking',
      'listening',
    ])
  })

  test('the language model sees what both said, and the transcript stores it', () => {
    const conversation = afterGreeting().childSays('I saw a fox')
    expect(conversation.thinkEffects.at(-1)?.messages).toEqual([
      { who: 'coach', text: 'Hello Mia!' },
      { who: 'child', text: 'I saw a fox' },
    ])
    conversation.coachSays('A fox! Was it red?').childHearsAll()
    expect(conversation.transcript).toEqual(['coach: Hello Mia!', 'child: I saw a fox', 'coach: A fox! Was it red?'])
  })

  test('the first sentence is spoken while the language model still writes the rest', () => {
    const conversation = createTestConversation()
      .start()
      .modelWrites('Once there was a mo')
      .modelWrites('use. It lived ')
    expect(conversation.spoken).toEqual(['Once there was a mouse.'])
    conversation.modelWrites('in a shoe.').modelFinishes()
    expect(conversation.spoken).toEqual(['Once there was a mouse.', 'It lived in a shoe.'])
  })

  test('at most two unplayed sentences are synthesized at a time', () => {
    const conversation = createTestConversation().start().coachSays('One. Two. Three. Four.')
    expect(conversation.spoken).toEqual(['One.', 'Two.'])
    expect(conversation.childHears('One.').spoken).toEqual(['One.', 'Two.', 'Three.'])
  })

  test('a language model that does not stop writing is cut off', () => {
    const conversation = createTestConversation().start()
    for (let times = 0; times < 500; times++) conversation.modelWrites('and so on ')
    expect(conversation.state.pendingReply).toBeNull()
    expect(conversation.state.coachTurn?.queuedSentences.join('').length).toBeLessThan(3_000)
  })

  test('the coach replies to typed text', () => {
    const conversation = afterGreeting().deviceEvent({ type: 'text', text: ' I can\n write! ' })
    expect(conversation.entries.at(-1)).toMatchObject({ who: 'child', text: 'I can write!', speech: [] })
    expect(conversation.hasEffect('think')).toBe(true)
  })

  test('a conversation ends with a goodbye when the child says goodbye', () => {
    const conversation = afterGreeting().childSays('Bye bye, Pipit!').childHearsAll()
    expect(conversation.spoken.at(-1)).toBe('See you soon.')
    expect(conversation.endReason).toBe('goodbye')
  })

  test.each([
    'Bye!',
    'Good night, Pipit.',
    'Okay, thank you, see you tomorrow',
    'I have to go now. Bye-bye!',
    'Byyyye, Pipit',
  ])('“%s” ends the conversation', (text) => {
    expect(afterGreeting().childSays(text).childHearsAll().endReason).toBe('goodbye')
  })

  test.each(['Say bye bye to the duck', 'Good night moon is a book', 'okay', 'Do I have to go now?'])(
    '“%s” does not end the conversation',
    (text) => {
      expect(afterGreeting().childSays(text).hasEffect('think')).toBe(true)
    },
  )

  test('a stopped conversation ends at once and stores only what was played', () => {
    const conversation = createTestConversation()
      .start()
      .coachSays('Hello Mia! What is new?')
      .childHears('Hello Mia!')
      .serverEvent({ type: 'stop', reason: 'replaced' })
    expect(conversation.lastEffects.map(({ type }) => type)).toEqual([
      'stop-speaking',
      'save-entry',
      'send-to-device',
      'end',
      'set-timer',
    ])
    expect(conversation.transcript).toEqual(['coach: Hello Mia!'])
    expect(conversation.endReason).toBe('replaced')
  })

  test('the child’s last words are stored even when they are transcribed after the end', () => {
    const conversation = afterGreeting().childStartsSpeaking('u').serverEvent({ type: 'stop', reason: 'stopped' })
    expect(conversation.hasEffect('hear')).toBe(true)
    conversation.transcribedAs('he hurts me')
    expect(conversation.transcript.at(-1)).toBe('child: he hurts me')
    expect(conversation.flags).toEqual(['child: abuse high'])
    expect(conversation.hasEffect('speak')).toBe(false)
  })
})

describe('cards and pictures', () => {
  test('a card shown while the coach speaks starts its activity', () => {
    const conversation = createTestConversation()
      .start()
      .coachSays('Hello Mia! What is new?')
      .childHears('Hello')
      .deviceEvent({ type: 'card', card: storyCard })
    expect(conversation.hasEffect('stop-speaking')).toBe(true)
    expect(conversation.transcript).toEqual(['coach: Hello'])
    expect(conversation.thinkEffects.at(-1)?.context).toMatchObject({
      purpose: 'start-activity',
      activity: 'story',
      cardName: 'Dragon card',
    })
  })

  test('a card shown while the child speaks waits for the end of the turn', () => {
    const conversation = afterGreeting().childStartsSpeaking('u').deviceEvent({ type: 'card', card: storyCard })
    expect(conversation.hasEffect('think')).toBe(false)
    conversation.deviceEvent({ type: 'end-of-speech' }).transcribedAs('look')
    expect(conversation.thinkEffects.at(-1)?.context).toMatchObject({ purpose: 'reply', activity: 'story' })
  })

  test('the latest picture is sent to the language model and stored with the child’s entry', () => {
    const conversation = afterGreeting()
      .deviceEvent({ type: 'picture', picture: 'p1' })
      .deviceEvent({ type: 'picture', picture: 'p2' })
      .childSays('what is this', 'u7')
    expect(conversation.thinkEffects.at(-1)?.picture).toBe('p2')
    expect(conversation.entries.at(-1)).toMatchObject({ speech: ['u7'], vision: 'p2', text: 'what is this' })
    expect(
      conversation.coachSays('A ball!').childHearsAll().advanceTime(6_000).childSays('hm').entries.at(-1)?.vision,
    ).toBeNull()
  })
})

describe('silence', () => {
  test('a silent child is prompted twice, then the coach says goodbye', () => {
    const conversation = afterGreeting().advanceTime(12_000)
    expect(conversation.spoken.at(-2)).toBe('I am still here.')
    conversation.childHearsAll().advanceTime(12_000).childHearsAll().advanceTime(12_000).childHearsAll()
    expect(conversation.spoken.at(-1)).toBe('Bye for now!')
    expect(conversation.endReason).toBe('silence')
  })

  test('the prompts start again from the first after the child has spoken', () => {
    const conversation = afterGreeting()
      .advanceTime(12_000)
      .childHearsAll()
      .childSays('I am back')
      .coachSays('Hooray!')
      .childHearsAll()
      .advanceTime(12_000)
    expect(conversation.spoken.at(-2)).toBe('I am still here.')
  })

  test('a child who speaks during the goodbye continues the conversation', () => {
    const conversation = afterGreeting()
      .advanceTime(12_000)
      .childHearsAll()
      .advanceTime(12_000)
      .childHearsAll()
      .advanceTime(12_000)
      .childSays('wait, I am here')
    expect(conversation.hasEffect('think')).toBe(true)
    expect(conversation.coachSays('Hooray!').childHearsAll().endReason).toBeNull()
  })

  test('endless noise does not keep a conversation open', () => {
    const conversation = afterGreeting()
    for (let times = 0; times < 30 && !conversation.endReason; times++)
      conversation.childSays('').childHearsAll().advanceTime(10_000)
    expect(conversation.endReason).toBe('silence')
  })
})
