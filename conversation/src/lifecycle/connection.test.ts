import { describe, expect, test } from 'vitest'
import { advance } from '../advance.ts'
import { findProfanity } from '../testing/find-profanity.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const telling = () =>
  createTestConversation().begun().coachSays('The dragon woke up. It yawned.').childHears('The dragon woke up.')

describe('a lost connection', () => {
  test('comes back within a minute: the coach goes on with what was not heard', () => {
    const talk = telling().server({ type: 'disconnected' })
    expect(talk.kept).toEqual(['coach: The dragon woke up.'])
    talk.after(50_000).server({ type: 'reconnected' })
    expect(talk.last).toContainEqual({ type: 'send-to-device', message: { type: 'ready', lastSequence: 2 } })
    expect(talk.spoken.slice(-2)).toEqual(['I was gone for a moment.', 'Now I am back!'])
    expect(talk.childHearsAll().kept.at(-1)).toBe('coach: I was gone for a moment. Now I am back! It yawned.')
  })

  test('comes back within a minute: what the child had said is answered', () => {
    const talk = telling().childStartsSpeaking('u').server({ type: 'disconnected' })
    expect(talk.isHeard('and then?').kept.at(-1)).toBe('child: and then?')
    expect(talk.has('think')).toBe(false)
    expect(talk.server({ type: 'reconnected' }).thoughts.at(-1)?.messages.at(-1)?.text).toBe('and then?')
  })

  test('comes back within a minute: what was grave is answered with care', () => {
    const talk = telling().childStartsSpeaking('u').server({ type: 'disconnected' }).isHeard('he hurts me')
    expect(talk.flags).toEqual(['child: abuse high'])
    talk.server({ type: 'reconnected' }).childHearsAll()
    expect(talk.kept.at(-1)).toContain('It is not your fault.')
  })

  test('comes back within a minute: what was being thought is thought again', () => {
    const talk = createTestConversation().begun().server({ type: 'disconnected' }).server({ type: 'reconnected' })
    expect(talk.thoughts.map(({ context }) => context.purpose)).toEqual(['greet', 'greet'])
  })

  test('comes back while the child is already speaking: the child is heard first', () => {
    const talk = createTestConversation()
      .begun()
      .server({ type: 'disconnected' })
      .childStartsSpeaking('u')
      .server({ type: 'reconnected' })
    expect(talk.has('think')).toBe(false)
    expect(talk.device({ type: 'end-of-speech' }).isHeard('hello').has('think')).toBe(true)
  })

  test('does not come back: it ends without a word', () => {
    const talk = telling().server({ type: 'disconnected' }).after(60_000)
    expect(talk.ended).toBe('disconnected')
    expect(talk.spoken).toHaveLength(2)
  })
})

test('a return after the minute comes too late, also if nobody was woken in between', () => {
  const { state } = telling().server({ type: 'disconnected' })
  const { effects } = advance(state, { type: 'reconnected', at: state.now + 60_001 }, findProfanity)
  expect(effects).toContainEqual({ type: 'end', reason: 'disconnected' })
})

describe('what the device sends again', () => {
  test('is not taken twice', () => {
    const talk = createTestConversation()
      .begun()
      .coachSays('Hello!')
      .childHearsAll()
      .device({ type: 'text', text: 'I have a cat' })
    talk.server({ type: 'disconnected' }).server({ type: 'reconnected' })
    talk.sendsAgain({ type: 'text', text: 'I have a cat' }, 3)
    expect(talk.kept.filter((kept) => kept.startsWith('child'))).toEqual(['child: I have a cat'])
  })

  test('is kept under the same id by a server that was killed and took up an earlier state', () => {
    const talk = createTestConversation().begun().coachSays('Hello!').childHearsAll()
    const taken = { type: 'text', text: 'I have a cat', at: 9_000, sequence: 3 } as const
    const again = JSON.parse(JSON.stringify(talk.state))
    const [first, second] = [talk.state, again].map((state) => advance(state, taken, findProfanity).effects)
    expect(second).toEqual(first)
    expect(first?.[0]).toMatchObject({ type: 'save-entry', entry: { id: 'talk-2', text: 'I have a cat' } })
  })
})
