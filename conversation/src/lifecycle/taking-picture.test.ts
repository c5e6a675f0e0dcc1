import { expect, test } from 'vitest'
import { isFiller } from '../turns/fillers.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = () => createTestConversation().start().coachSays('Hello!').childHearsAll()
/** The device takes so long for a picture that every other wait would be over. */
const waitForPicture = (conversation: ReturnType<typeof listening>) =>
  conversation.serverEvent({ type: 'picture-started' }).advanceTime(19_000)

test('a language model that waits for a picture has as long as any other, counted from the end of the wait', () => {
  const conversation = waitForPicture(listening().childSays('look')).serverEvent({ type: 'picture-ended' })
  conversation.advanceTime(7_999)
  expect(conversation.thinkEffects).toHaveLength(2)
  conversation.coachSays('A frog!').childHearsAll()
  expect(conversation.transcript.at(-1)).toContain('A frog!')
  conversation.childSays('yes').advanceTime(8_000)
  expect(conversation.thinkEffects.slice(1).map(({ source }) => source)).toEqual([
    'language-model',
    'language-model',
    'scripted-coach',
  ])
})

test('the coach says no filler while the device plays nothing', () => {
  const conversation = waitForPicture(listening().childSays('look'))
  expect(conversation.spoken).toEqual(['Hello!'])
  conversation.serverEvent({ type: 'picture-ended' }).advanceTime(2_000)
  expect(conversation.spoken.filter(isFiller)).toHaveLength(1)
})

test('speech that the device plays after its picture is not given up', () => {
  const conversation = listening().childSays('hello').coachSays('Hello again!')
  const { id = '' } = conversation.state.coachTurn?.sentences[0] ?? {}
  conversation.serverEvent({ type: 'speak-progress', id, synthesizedMs: 600, complete: true })
  waitForPicture(conversation)
    .serverEvent({ type: 'picture-ended' })
    .deviceEvent({ type: 'played', sentence: id, playedMs: 600 })
  expect(conversation.transcript.at(-1)).toBe('coach: Hello again!')
  expect(conversation.allEffects.map(({ type }) => type)).not.toContain('stop-speaking')
})

test.each([
  ['for 20 seconds', (conversation: ReturnType<typeof listening>) => conversation.advanceTime(20_000)],
  [
    'because the device is lost',
    (conversation: ReturnType<typeof listening>) =>
      conversation.serverEvent({ type: 'disconnected' }).serverEvent({ type: 'reconnected' }),
  ],
])('a picture of which nothing is heard any more, %s, holds up no reply', (_, pass) => {
  const conversation = listening().childSays('look').serverEvent({ type: 'picture-started' })
  pass(conversation).advanceTime(8_000)
  expect(conversation.thinkEffects.at(-1)?.source).toBe('scripted-coach')
})
