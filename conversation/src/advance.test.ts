import { describe, expect, test } from 'vitest'
import { createTestConversation, storyCard } from './testing/test-conversation.ts'

const greeted = (circumstances = {}) =>
  createTestConversation(circumstances).begun().coachSays('Hello Mia!').childHearsAll()

describe('a conversation', () => {
  test('begins with a greeting, and then listens', () => {
    const talk = createTestConversation().begun()
    expect(talk.thoughts[0]?.context).toMatchObject({ purpose: 'greet', childName: 'Mia', age: 5 })
    talk.coachSays('Hello Mia!').childHearsAll()
    expect(talk.kept).toEqual(['coach: Hello Mia!'])
    expect(talk.told.flatMap((each) => (each.type === 'state' ? [each.state] : []))).toEqual([
      'thinking',
      'speaking',
      'listening',
    ])
  })

  test('goes back and forth', () => {
    const talk = greeted().childSays('I saw a fox')
    expect(talk.thoughts.at(-1)?.messages).toEqual([
      { who: 'coach', text: 'Hello Mia!' },
      { who: 'child', text: 'I saw a fox' },
    ])
    talk.coachSays('A fox! Was it red?').childHearsAll()
    expect(talk.kept).toEqual(['coach: Hello Mia!', 'child: I saw a fox', 'coach: A fox! Was it red?'])
  })

  test('speaks the first sentence while the rest is still being thought', () => {
    const talk = createTestConversation().begun().coachThinks('Once there was a mo').coachThinks('use. It lived ')
    expect(talk.spoken).toEqual(['Once there was a mouse.'])
    talk.coachThinks('in a shoe.').coachHasThought()
    expect(talk.spoken).toEqual(['Once there was a mouse.', 'It lived in a shoe.'])
  })

  test('voices only a little ahead of what is played', () => {
    const talk = createTestConversation().begun().coachSays('One. Two. Three. Four.')
    expect(talk.spoken).toEqual(['One.', 'Two.'])
    expect(talk.childHears('One.').spoken).toEqual(['One.', 'Two.', 'Three.'])
  })

  test('cuts a model short that does not come to an end', () => {
    const talk = createTestConversation().begun()
    for (let times = 0; times < 500; times++) talk.coachThinks('and so on ')
    expect(talk.state.pendingReply).toBeNull()
    expect(talk.state.coachTurn?.queuedSentences.join('').length).toBeLessThan(3_000)
  })

  test('answers what is typed', () => {
    const talk = greeted().device({ type: 'text', text: ' I can\n write! ' })
    expect(talk.entries.at(-1)).toMatchObject({ who: 'child', text: 'I can write!', speech: [] })
    expect(talk.has('think')).toBe(true)
  })

  test('ends with a goodbye when the child says so', () => {
    const talk = greeted().childSays('Bye bye, Pipit!').childHearsAll()
    expect(talk.spoken.at(-1)).toBe('See you soon.')
    expect(talk.ended).toBe('goodbye')
  })

  test.each([
    'Bye!',
    'Good night, Pipit.',
    'Okay, thank you, see you tomorrow',
    'I have to go now. Bye-bye!',
    'Byyyye, Pipit',
  ])('“%s” is a goodbye', (text) => {
    expect(greeted().childSays(text).childHearsAll().ended).toBe('goodbye')
  })

  test.each(['Say bye bye to the duck', 'Good night moon is a book', 'okay', 'Do I have to go now?'])(
    '“%s” is none',
    (text) => {
      expect(greeted().childSays(text).has('think')).toBe(true)
    },
  )

  test('ends at once when it is stopped, with what was heard until then', () => {
    const talk = createTestConversation()
      .begun()
      .coachSays('Hello Mia! What is new?')
      .childHears('Hello Mia!')
      .server({ type: 'stop', reason: 'replaced' })
    expect(talk.last.map(({ type }) => type)).toEqual([
      'stop-speaking',
      'save-entry',
      'send-to-device',
      'end',
      'set-timer',
    ])
    expect(talk.kept).toEqual(['coach: Hello Mia!'])
    expect(talk.ended).toBe('replaced')
  })

  test('keeps the child’s last words, also when they arrive after the end', () => {
    const talk = greeted().childStartsSpeaking('u').server({ type: 'stop', reason: 'stopped' })
    expect(talk.has('hear')).toBe(true)
    talk.isHeard('he hurts me')
    expect(talk.kept.at(-1)).toBe('child: he hurts me')
    expect(talk.flags).toEqual(['child: abuse high'])
    expect(talk.has('speak')).toBe(false)
  })
})

describe('cards and pictures', () => {
  test('a card shown while the coach talks begins its activity', () => {
    const talk = createTestConversation()
      .begun()
      .coachSays('Hello Mia! What is new?')
      .childHears('Hello')
      .device({ type: 'card', card: storyCard })
    expect(talk.has('stop-speaking')).toBe(true)
    expect(talk.kept).toEqual(['coach: Hello'])
    expect(talk.thoughts.at(-1)?.context).toMatchObject({
      purpose: 'start-activity',
      activity: 'story',
      cardName: 'Dragon card',
    })
  })

  test('a card shown while the child talks waits for the end of its turn', () => {
    const talk = greeted().childStartsSpeaking('u').device({ type: 'card', card: storyCard })
    expect(talk.has('think')).toBe(false)
    talk.device({ type: 'end-of-speech' }).isHeard('look')
    expect(talk.thoughts.at(-1)?.context).toMatchObject({ purpose: 'reply', activity: 'story' })
  })

  test('the latest picture goes with the next thought, and with what the child said of it', () => {
    const talk = greeted()
      .device({ type: 'picture', picture: 'p1' })
      .device({ type: 'picture', picture: 'p2' })
      .childSays('what is this', 'u7')
    expect(talk.thoughts.at(-1)?.picture).toBe('p2')
    expect(talk.entries.at(-1)).toMatchObject({ speech: ['u7'], vision: 'p2', text: 'what is this' })
    expect(talk.coachSays('A ball!').childHearsAll().after(6_000).childSays('hm').entries.at(-1)?.vision).toBeNull()
  })
})

describe('silence', () => {
  test('brings a gentle word, a second one, and then a goodbye', () => {
    const talk = greeted().after(12_000)
    expect(talk.spoken.at(-2)).toBe('I am still here.')
    talk.childHearsAll().after(12_000).childHearsAll().after(12_000).childHearsAll()
    expect(talk.spoken.at(-1)).toBe('Bye for now!')
    expect(talk.ended).toBe('silence')
  })

  test('is forgotten as soon as the child speaks', () => {
    const talk = greeted()
      .after(12_000)
      .childHearsAll()
      .childSays('I am back')
      .coachSays('Hooray!')
      .childHearsAll()
      .after(12_000)
    expect(talk.spoken.at(-2)).toBe('I am still here.')
  })

  test('a child that speaks into the goodbye has the coach back', () => {
    const talk = greeted()
      .after(12_000)
      .childHearsAll()
      .after(12_000)
      .childHearsAll()
      .after(12_000)
      .childSays('wait, I am here')
    expect(talk.has('think')).toBe(true)
    expect(talk.coachSays('Hooray!').childHearsAll().ended).toBeNull()
  })

  test('noise for ever does not keep it up for ever', () => {
    const talk = greeted()
    for (let times = 0; times < 30 && !talk.ended; times++) talk.childSays('').childHearsAll().after(10_000)
    expect(talk.ended).toBe('silence')
  })
})

describe('the time budget and bedtime', () => {
  test('are announced in a pause, coloured into the guidance, and end with a goodbye', () => {
    const talk = greeted({ limits: { windDownAt: 5_000, endAt: 20_000 } })
    expect(talk.thoughts.at(-1)?.instructions).not.toContain('nearly over')
    expect(talk.after(5_000).spoken).toContain('We have a few more minutes together.')
    expect(talk.childHearsAll().childSays('one more').thoughts.at(-1)?.instructions).toContain('nearly over')
    expect(talk.coachSays('A last one.').childHearsAll().after(11_000).spoken).toContain(
      'Our time is up for today, Mia.',
    )
    expect(talk.childHearsAll().ended).toBe('time-limit')
  })

  test('let nothing begin after bedtime but a goodbye', () => {
    const talk = createTestConversation({ limits: { windDownAt: 0, endAt: 0 } }).begun()
    expect(talk.has('think')).toBe(false)
    expect(talk.childHearsAll().ended).toBe('time-limit')
  })

  test('end it in any case a little later', () => {
    const talk = greeted({ limits: { windDownAt: null, endAt: 10_000 } }).after(9_000)
    for (let times = 0; times < 20 && !talk.ended; times++) talk.childStartsSpeaking(`u${times}`).after(10_000)
    expect(talk.ended).toBe('time-limit')
  })

  test('a child in the middle of a sentence is heard out', () => {
    const talk = greeted({ limits: { windDownAt: null, endAt: 10_000 } })
      .after(9_000)
      .childStartsSpeaking('u')
      .after(5_000)
    expect(talk.has('speak')).toBe(false)
    talk.device({ type: 'end-of-speech' }).isHeard('and it was blue')
    expect(talk.spoken).toContain('Our time is up for today, Mia.')
    expect(talk.childHearsAll().ended).toBe('time-limit')
  })
})
