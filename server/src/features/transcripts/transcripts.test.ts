import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aFlag } from '@pipit/test-kit/conversation'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamilyWithTranscripts } from './testing/family-with-transcripts.ts'

const server = startTestServer()

describe('reading transcripts', () => {
  test('the transcript of a child is empty at first', async () => {
    const { list } = await aFamilyWithTranscripts(server)
    expect(await list()).toEqual({ items: [], conversations: [], nextCursor: null, timeZone: 'UTC' })
  })

  test('the transcript of a child lists the entries, newest first, with their conversations', async () => {
    const { addConversation, list, deviceId, cardId } = await aFamilyWithTranscripts(server)
    const first = await addConversation('2026-11-01T08:00:00Z', ['Hello', 'Good morning'])
    const second = await addConversation(
      '2026-11-02T08:00:00Z',
      ['A story!', { text: 'Once upon', interrupted: true }, { text: null }],
      { deviceId, cardId, activity: 'story', scriptedSince: '2026-11-02T08:00:10Z' },
    )
    const transcript = await list()
    expect(transcript.items.map(({ speaker, text, number }) => [number, speaker, text])).toEqual([
      [3, 'child', null],
      [2, 'coach', 'Once upon'],
      [1, 'child', 'A story!'],
      [2, 'coach', 'Good morning'],
      [1, 'child', 'Hello'],
    ])
    expect(transcript.items[1]).toEqual({
      id: `${second.id}-2`,
      conversationId: second.id,
      number: 2,
      time: '2026-11-02T08:00:20.000Z',
      speaker: 'coach',
      text: 'Once upon',
      speech: null,
      vision: null,
      interrupted: true,
      typed: false,
      withheld: false,
      card: { id: cardId, name: 'Ours' },
      activity: 'story',
      flags: [],
    })
    expect(transcript.conversations).toEqual([
      {
        id: second.id,
        startedAt: '2026-11-02T08:00:00.000Z',
        endedAt: '2026-11-02T08:00:30.000Z',
        endReason: 'goodbye',
        seconds: 30,
        language: 'en',
        device: { id: deviceId, name: 'Ours' },
        card: { id: cardId, name: 'Ours' },
        activity: 'story',
        scriptedSince: '2026-11-02T08:00:10.000Z',
        emulated: false,
      },
      expect.objectContaining({
        id: first.id,
        device: null,
        card: null,
        activity: null,
        seconds: 20,
        scriptedSince: null,
      }),
    ])
  })

  test('the transcript of a child is paged without missing or repeating an entry, even where two conversations began at the same moment', async () => {
    const { addConversation, list } = await aFamilyWithTranscripts(server)
    const entries = Array.from({ length: 7 }, (_, index) => `turn ${index}`)
    for (const startedAt of ['2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z', '2026-11-02T08:00:00Z'])
      await addConversation(startedAt, entries)
    const whole = await list({ limit: 200 })
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 4, ...(cursor ? { cursor } : {}) })
      read.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(read).size).toBe(21)
    expect(read).toEqual(whole.items.map(({ id }) => id))
  })

  test('the transcript of a child refuses a forged cursor', async () => {
    const { list } = await aFamilyWithTranscripts(server)
    for (const cursor of ['page-2', Buffer.from('["x","y",1]').toString('base64url')]) {
      await expect(list({ cursor })).rejects.toMatchObject({ status: 400, details: [{ field: 'query.cursor' }] })
    }
  })

  test('the transcript of a child shows a running conversation without an end', async () => {
    const { addConversation, list } = await aFamilyWithTranscripts(server)
    await addConversation(new Date(Date.now() - 60_000).toISOString(), ['Are you there?'], { isOver: false })
    expect((await list()).conversations).toMatchObject([{ endedAt: null, seconds: 10 }])
  })

  test('the transcript of a child leaves out a device and a card that were deactivated', async () => {
    const { addConversation, list, deviceId, cardId, accountId, bearer } = await aFamilyWithTranscripts(server)
    await addConversation('2026-11-01T08:00:00Z', ['Hello'], { deviceId, cardId })
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params: { accountId, deviceId },
      bearer,
    })
    await server.call('DELETE /cards/:cardId/deactivate', { params: { cardId }, bearer })
    expect(await list()).toMatchObject({ items: [{ card: null }], conversations: [{ device: null, card: null }] })
  })
})

describe('filtering transcripts', () => {
  test('the transcript can be filtered by days in the time zone of the family, with daylight saving time', async () => {
    const { addConversation, texts, setTimeZone } = await aFamilyWithTranscripts(server)
    await setTimeZone('America/New_York')
    await addConversation('2026-07-02T03:59:00Z', ['late on the first'])
    await addConversation('2026-07-02T04:00:00Z', ['midnight of the second'])
    await addConversation('2026-12-02T04:59:00Z', ['late on the first of December'])
    expect(await texts({ from: '2026-07-02', to: '2026-07-02' })).toEqual(['midnight of the second'])
    expect(await texts({ to: '2026-07-01' })).toEqual(['late on the first'])
    expect(await texts({ from: '2026-12-01', to: '2026-12-01' })).toEqual(['late on the first of December'])
    expect(await texts({ from: '2026-12-02' })).toEqual([])
  })

  test('the transcript can be filtered by device, activity and conversation', async () => {
    const { addConversation, texts, deviceId } = await aFamilyWithTranscripts(server)
    const { id } = await addConversation(
      '2026-11-01T08:00:00Z',
      ['on the device', { text: 'a quiz', activity: 'quiz' }],
      {
        deviceId,
      },
    )
    await addConversation('2026-11-02T08:00:00Z', ['elsewhere'])
    expect(await texts({ device: deviceId })).toEqual(['a quiz', 'on the device'])
    expect(await texts({ activity: 'quiz' })).toEqual(['a quiz'])
    expect(await texts({ conversation: id })).toEqual(['a quiz', 'on the device'])
    expect(await texts({ device: '0'.repeat(26) })).toEqual([])
  })

  test('the transcript can be filtered by flag category, where a flag of a blocked coach sentence matches the entry before', async () => {
    const { addConversation, list, texts } = await aFamilyWithTranscripts(server)
    const { entry } = await addConversation('2026-11-01T08:00:00Z', ['I am sad', 'Oh', 'and alone', 'I see'])
    const id = await aFlag(server, entry(1))
    await aFlag(server, { ...entry(3), number: null }, 'secrecy')
    expect(await texts({ flag: 'any' })).toEqual(['and alone', 'I am sad'])
    expect(await texts({ flag: 'secrecy' })).toEqual(['and alone'])
    expect(await texts({ flag: 'any', search: 'sad' })).toEqual(['I am sad'])
    const { items } = await list()
    expect(items.at(-1)?.flags).toEqual([{ id, about: 'child', category: 'unhappiness', severity: 'medium' }])
    expect(items[1]?.flags).toMatchObject([{ about: 'coach', category: 'secrecy' }])
  })
})

test('another family can neither read nor delete a transcript, and gets 404', async () => {
  const [ours, theirs] = [await aFamilyWithTranscripts(server), await aFamilyWithTranscripts(server)]
  const { id } = await ours.addConversation('2026-11-01T08:00:00Z', ['ours alone'])
  const own = { accountId: theirs.accountId, childId: ours.childId }
  const { bearer } = theirs
  const missing = { status: 404 }
  await expect(
    server.call('GET /accounts/:accountId/children/:childId/transcripts', { params: own, bearer }),
  ).rejects.toMatchObject(missing)
  await expect(
    server.call('GET /accounts/:accountId/children/:childId/transcripts/download', { params: own, bearer }),
  ).rejects.toMatchObject(missing)
  await expect(theirs.deleteConversation(id)).rejects.toMatchObject(missing)
  await expect(theirs.deleteEntry(id, 1)).rejects.toMatchObject(missing)
  expect(await ours.texts()).toEqual(['ours alone'])
})

test('a caller with only the scope to read may not delete a conversation', async () => {
  const { accountId, childId, addConversation } = await aFamilyWithTranscripts(server)
  const { id } = await addConversation('2026-11-01T08:00:00Z', ['stays'])
  const { token: bearer } = await server.createSignedInAccount({
    role: 'superadmin',
    scopes: ['account:superadmin', 'transcript:read'],
  })
  const params = { accountId, childId, conversationId: id }
  await expect(
    server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', { params, bearer }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(
    server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId, childId: randomUUID() },
      bearer,
      reason: 'test',
    }),
  ).rejects.toMatchObject({ status: 404 })
})
