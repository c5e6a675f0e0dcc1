import type { ConversationEndReason, StartRefusal } from '@pipit/contract/chat/events'
import { describe, expect, test } from 'vitest'
import { createSimulatedSpeaker } from '../simulated-speaker.ts'
import type { ServerEvent } from './channel.ts'
import { createConversation } from './conversation.ts'
import { createEventSequence } from './event-sequence.ts'
import { createFakeChannel } from './testing/fake-channel.ts'

const pcm = (milliseconds: number) => new Uint8Array(milliseconds * 48)

function ready(lastSequence: number, { conversation = 'first', resumed = false } = {}): ServerEvent {
  return { name: 'ready', args: [{ conversation, lastSequence, resumed, child: 'Mia' }] }
}

/** Time passes only when a test sets `clock.at`. */
function aConversation({ lastUsed = 0 } = {}) {
  const clock = { at: 0, now: () => clock.at }
  const refusals: StartRefusal[] = []
  const endReasons: ConversationEndReason[] = []
  const conversation = createConversation({
    start: { childId: 'mia' },
    sequence: createEventSequence(lastUsed),
    createSpeaker: (onPlayed) => createSimulatedSpeaker({ onPlayed, clock }),
    onRefused: (refusal) => refusals.push(refusal),
    onEnded: (reason) => endReasons.push(reason),
  })
  return { conversation, clock, refusals, endReasons }
}

async function aStartedConversation() {
  const started = aConversation()
  const channel = createFakeChannel()
  await started.conversation.attach(channel)
  started.conversation.receive(ready(1))
  return { ...started, channel }
}

describe('a conversation on one channel', () => {
  test('events are sent in order, each with the next sequence number', async () => {
    const { conversation, channel } = await aStartedConversation()
    conversation.sendSpeech(Int16Array.of(1, -1))
    conversation.endSpeech()
    conversation.sendText('hello')
    conversation.sendPicture(Uint8Array.of(0xff))
    conversation.showCard('dragon')
    conversation.interrupt()
    conversation.stop()
    expect(channel.starts).toEqual([{ childId: 'mia', sequence: 1 }])
    expect(channel.sent).toEqual([
      { name: 'speech', args: [2, Uint8Array.of(1, 0, 0xff, 0xff)] },
      { name: 'end-of-speech', args: [3] },
      { name: 'text', args: [4, 'hello'] },
      { name: 'vision', args: [5, Uint8Array.of(0xff)] },
      { name: 'card', args: [6, 'dragon'] },
      { name: 'interrupt', args: [7] },
      { name: 'stop', args: [] },
    ])
  })

  test('a conversation continues the sequence numbers of an earlier one', async () => {
    const { conversation } = aConversation({ lastUsed: 41 })
    const channel = createFakeChannel()
    await conversation.attach(channel)
    expect(channel.starts).toEqual([{ childId: 'mia', sequence: 42 }])
  })

  test('a text that was typed before the server is ready is sent as soon as it is ready', async () => {
    const { conversation } = aConversation()
    const channel = createFakeChannel()
    await conversation.attach(channel)
    conversation.sendText('early')
    expect(channel.sent).toEqual([])
    conversation.receive(ready(1))
    expect(channel.sent).toEqual([{ name: 'text', args: [2, 'early'] }])
  })

  test('a refused start is reported', async () => {
    const { conversation, refusals } = aConversation()
    const channel = createFakeChannel()
    channel.refusals.start = { code: 'no-child' }
    await conversation.attach(channel)
    expect(refusals).toEqual([{ code: 'no-child' }])
  })

  test('a server that is unavailable refuses a first start, and is left for another in a conversation that has begun', async () => {
    const first = aConversation()
    const channel = createFakeChannel()
    channel.refusals.start = { code: 'unavailable' }
    await first.conversation.attach(channel)
    expect(first.refusals).toEqual([{ code: 'unavailable' }])

    const begun = await aStartedConversation()
    begun.conversation.detach()
    const next = createFakeChannel()
    next.refusals.start = { code: 'unavailable' }
    await begun.conversation.attach(next)
    expect(begun.refusals).toEqual([])
    expect(next.isOpen()).toBe(false)
  })

  test('a conversation that the server has ended sends nothing more', async () => {
    const { conversation, channel, endReasons } = await aStartedConversation()
    conversation.receive({ name: 'conversation-ended', args: ['another', 'replaced'] })
    expect(endReasons).toEqual([])
    conversation.receive({ name: 'conversation-ended', args: ['first', 'goodbye'] })
    conversation.sendText('too late')
    await conversation.attach(createFakeChannel())
    expect(endReasons).toEqual(['goodbye'])
    expect(channel.sent).toEqual([])
  })
})

describe('a conversation after a lost connection', () => {
  async function reconnect({ conversation }: Awaited<ReturnType<typeof aStartedConversation>>, event: ServerEvent) {
    conversation.detach()
    const channel = createFakeChannel()
    await conversation.attach(channel)
    conversation.receive(event)
    return channel
  }

  test('the device asks the server to resume the conversation', async () => {
    const started = await aStartedConversation()
    const channel = await reconnect(started, ready(1, { resumed: true }))
    expect(channel.starts).toEqual([{ childId: 'mia', sequence: 2, resume: 'first' }])
  })

  test('only texts and cards that the server has not received are sent again', async () => {
    const started = await aStartedConversation()
    const { conversation } = started
    conversation.sendText('received')
    conversation.sendText('lost')
    conversation.showCard('dragon')
    conversation.sendSpeech(Int16Array.of(1))
    conversation.endSpeech()
    conversation.sendPicture(Uint8Array.of(1))
    conversation.interrupt()
    const channel = await reconnect(started, ready(2, { resumed: true }))
    expect(channel.sent).toEqual([
      { name: 'text', args: [3, 'lost'] },
      { name: 'card', args: [4, 'dragon'] },
    ])
  })

  test('a text that was typed while offline is sent once, before anything newer', async () => {
    const started = await aStartedConversation()
    started.conversation.detach()
    started.conversation.sendText('meanwhile')
    const channel = await reconnect(started, ready(1, { resumed: true }))
    started.conversation.sendText('after')
    expect(channel.sent).toEqual([
      { name: 'text', args: [2, 'meanwhile'] },
      { name: 'text', args: [4, 'after'] },
    ])
  })

  test('a text is sent again after each lost connection until the server has confirmed it', async () => {
    const started = await aStartedConversation()
    started.conversation.sendText('lost twice')
    const second = await reconnect(started, ready(1, { resumed: true }))
    const third = await reconnect(started, ready(1, { resumed: true }))
    const fourth = await reconnect(started, ready(2, { resumed: true }))
    for (const channel of [second, third]) expect(channel.sent).toEqual([{ name: 'text', args: [2, 'lost twice'] }])
    expect(fourth.sent).toEqual([])
  })

  test('texts of an earlier conversation are not sent to a new one', async () => {
    const started = await aStartedConversation()
    started.conversation.sendText('for the old conversation')
    const channel = await reconnect(started, ready(0, { conversation: 'second' }))
    expect(channel.sent).toEqual([])
  })
})

describe('playback', () => {
  test('the playback position is reported before a text interrupts the coach', async () => {
    const { conversation, channel, clock } = await aStartedConversation()
    conversation.receive({ name: 'coach-speech', args: ['s1', pcm(1000)] })
    clock.at = 350
    conversation.sendText('wait')
    expect(channel.sent).toEqual([
      { name: 'played', args: [2, 's1', 350] },
      { name: 'text', args: [3, 'wait'] },
    ])
    conversation.close()
  })

  test('playback is reported up to the end of a sentence and not beyond', async () => {
    const { conversation, channel, clock } = await aStartedConversation()
    conversation.receive({ name: 'coach-speech', args: ['s1', pcm(400)] })
    conversation.receive({ name: 'coach-speech', args: ['s1', pcm(100)] })
    conversation.receive({ name: 'end-of-coach-speech', args: ['s1'] })
    clock.at = 5000
    conversation.showCard('dragon')
    clock.at = 6000
    conversation.showCard('dragon')
    expect(channel.sent.filter(({ name }) => name === 'played')).toEqual([{ name: 'played', args: [2, 's1', 500] }])
    conversation.close()
  })

  test('playback stops at a barge-in, and discarded speech is never reported as played', async () => {
    const { conversation, channel, clock } = await aStartedConversation()
    conversation.receive({ name: 'coach-speech', args: ['s1', pcm(1000)] })
    conversation.receive({ name: 'coach-speech', args: ['s2', pcm(1000)] })
    clock.at = 200
    conversation.receive({ name: 'stop-playback', args: [] })
    clock.at = 9000
    conversation.showCard('dragon')
    expect(channel.sent).toEqual([
      { name: 'played', args: [2, 's1', 200] },
      { name: 'card', args: [3, 'dragon'] },
    ])
  })

  test('playback stops at the interrupt button without waiting for the server', async () => {
    const { conversation, channel, clock } = await aStartedConversation()
    conversation.receive({ name: 'coach-speech', args: ['s1', pcm(1000)] })
    clock.at = 100
    conversation.interrupt()
    clock.at = 900
    conversation.sendText('hello')
    expect(channel.sent.map(({ name }) => name)).toEqual(['played', 'interrupt', 'text'])
  })

  test('playback stops when the connection is lost', async () => {
    const { conversation, channel, clock } = await aStartedConversation()
    conversation.receive({ name: 'coach-speech', args: ['s1', pcm(1000)] })
    conversation.detach()
    clock.at = 500
    await conversation.attach(channel)
    conversation.receive(ready(1, { resumed: true }))
    conversation.sendText('hello')
    expect(channel.sent.map(({ name }) => name)).toEqual(['text'])
  })
})
