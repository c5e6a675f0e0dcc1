import { scopesOf, type Scope } from '@pipit/contract/api/access'
import { expect, test } from 'vitest'
import { makeCard } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aPictureOfScans } from './device/testing/many-scans.ts'
import { openSockets } from '@pipit/test-kit/sockets'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { testVoice } from '@pipit/test-kit/voice'
import { aPicture } from '../transcripts/recordings/testing/picture.ts'

const voice = testVoice()
const server = startTestServer({}, { voice })
const sockets = openSockets()

const aChildWithDevice = () => aFamilyInConversation(server, sockets)

test('a child is greeted, speaks and gets a spoken reply, and every turn is in the transcript', async () => {
  const { connect, readTranscript, readConversations } = await aChildWithDevice()
  const device = await connect()
  expect(await device.start()).toBeNull()
  await device.waitForCoachText('Hello there!')
  await device.waitForEvent('state', 'listening')
  device.say(1)
  await device.waitForEvent('child-text', 'I like frogs')
  await device.waitForCoachText('You said: I like frogs.')
  await expect.poll(readTranscript).toEqual([
    { who: 'coach', text: 'Hello there!' },
    { who: 'child', text: 'I like frogs' },
    { who: 'coach', text: 'You said: I like frogs.' },
  ])
  await expect.poll(device.entries).toHaveLength(3)
  expect([...device.spoken.values()]).toEqual([200, 200])
  device.say(4)
  await device.waitForEvent('conversation-ended', device.conversation(), 'goodbye')
  await expect.poll(readConversations).toEqual([{ id: device.conversation(), endReason: 'goodbye' }])
})

test('open pages are notified when a conversation begins and when it ends, even if nothing was said', async () => {
  const { connect, accountId, bearer, readTranscript } = await aChildWithDevice()
  const device = await connect({ plays: false })
  const page = await sockets.page(server.url, { token: bearer, accountId })
  await device.start()
  await expect.poll(() => page.received).toContain('transcripts')
  page.received.length = 0
  device.socket.emit('stop')
  await expect.poll(() => page.received).toContain('transcripts')
  expect(await readTranscript()).toEqual([])
})

test('all sentences of a conversation are spoken by one voice: the profile’s, or the one that is ready instead', async () => {
  const { connect, child, accountId, bearer } = await aChildWithDevice()
  const params = { accountId, childId: child.id }
  for (const [wanted, spoken] of [
    ['emma', 'emma'],
    ['heart', 'simple'],
  ]) {
    await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body: { voice: wanted } })
    voice.spokenBy.clear()
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    device.say(1)
    await device.waitForCoachText('You said: I like frogs.')
    expect([...voice.spokenBy]).toEqual([spoken])
  }
})

test('a child who speaks over the coach stops its playback, and the transcript leaves out what was not played', async () => {
  const { connect, readTranscript } = await aChildWithDevice()
  const device = await connect({ plays: false })
  await device.start()
  await expect.poll(() => device.spoken.size).toBe(1)
  device.speak(2)
  await device.waitForEvent('stop-playback')
  for (let count = 0; count < 5; count++) device.speak(0)
  await device.waitForEvent('child-text', 'What is the moon made of')
  await expect.poll(readTranscript).toEqual([{ who: 'child', text: 'What is the moon made of' }])
})

test('a typed text, a picture and a card reach the language model', async () => {
  const { connect, cardId } = await aChildWithDevice()
  const device = await connect()
  await device.start({ cardId })
  await device.waitForCoachText('Hello there!')
  expect(voice.guidance.at(-1)).toContain('Story with choices')
  device.socket.emit('vision', device.next(), jpeg(2048, 1080))
  device.type('look at this')
  await device.waitForCoachText('You said: look at this.')
  expect(voice.seen.at(-1)).toHaveLength(jpeg(1, 1).length)
  const stranger = await makeCard(server)
  device.socket.emit('card', device.next(), stranger.cardId)
  await device.waitForEvent('error', { code: 'unknown-card', event: 'card' })
})

test('speech and pictures are stored only if the parent has set a retention for them', async () => {
  const [storing, notStoring] = await Promise.all([aChildWithDevice(), aChildWithDevice()])
  const { accountId, bearer, child } = storing
  const params = { accountId, childId: child.id }
  const body = { speechRetentionDays: 5, visionRetentionDays: 5 }
  await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body })
  for (const { connect } of [notStoring, storing]) {
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    device.socket.emit('vision', device.next(), aPicture(640, 480))
    device.say(1)
    await device.waitForCoachText('You said: I like frogs.')
  }
  await expect.poll(storing.readRecordings).toEqual([{ kind: 'speech' }, { kind: 'vision' }])
  expect(await notStoring.readRecordings()).toEqual([])
})

test('a sign of self-harm is saved as a flag, and the coach replies with care', async () => {
  const { connect, readFlags } = await aChildWithDevice()
  const device = await connect()
  await device.start()
  await device.waitForCoachText('Hello there!')
  device.say(3)
  await expect.poll(readFlags).toEqual([{ category: 'self-harm', severity: 'high', entryNumber: 2 }])
  expect(
    device
      .all('coach-text')
      .map(([, text]) => text)
      .join(' '),
  ).not.toContain('You said')
})

test.for([
  ['a speech chunk of the wrong size', 'speech', [Buffer.alloc(2046)], 'invalid-chunk'],
  ['a speech chunk with an odd number of bytes', 'speech', [Buffer.alloc(2047)], 'invalid-chunk'],
  ['speech that is not binary', 'speech', ['hello'], 'invalid-chunk'],
  ['a picture that is not a JPEG', 'vision', [Buffer.from('<svg/>')], 'invalid-picture'],
  ['a picture with too many pixels', 'vision', [jpeg(60_000, 60_000)], 'invalid-picture'],
  ['a picture with too many scans', 'vision', [aPictureOfScans(2000)], 'invalid-picture'],
  ['a text that is too long', 'text', ['a'.repeat(2001)], 'invalid-request'],
  ['a malformed card id', 'card', ['../../etc'], 'unknown-card'],
  ['a malformed playback report', 'played', [{}, 'NaN'], 'invalid-request'],
] as const)('%s is refused, and the conversation continues', async ([, event, given, code]) => {
  const { connect } = await aChildWithDevice()
  const device = await connect()
  await device.start()
  device.socket.emit(event, device.next(), ...given)
  await device.waitForEvent('error', { code, event })
  device.type('still here')
  await expect.poll(device.coachTexts).toContain('You said: still here.')
})

test('events before the start of a conversation are refused', async () => {
  const { connect } = await aChildWithDevice()
  const device = await connect()
  device.socket.emit('text', device.next(), 'hello')
  await device.waitForEvent('error', { code: 'no-conversation', event: 'text' })
  device.socket.emit('text', 'not a count', 'hello')
  await expect.poll(() => device.all('error')).toContainEqual([{ code: 'invalid-request', event: 'text' }])
})

test.each(scopesOf.device)('a token of a device without %s connects to no conversation', async (missing) => {
  const { deviceId } = await aChildWithDevice()
  const { rows } = await server.database.pool.query<{ tokenVersion: number; registeredTo: string }>(
    'select token_version as "tokenVersion", account_id as "registeredTo" from devices where id = $1',
    [deviceId],
  )
  const { tokenVersion = 0, registeredTo = '' } = rows[0] ?? {}
  const connectWith = async (scopes: readonly Scope[]) =>
    sockets.device(server.url, await server.tokenOf({ kind: 'device', deviceId, registeredTo, tokenVersion, scopes }))
  await expect(connectWith(scopesOf.device.filter((scope) => scope !== missing))).rejects.toMatchObject({
    data: { code: 'forbidden' },
  })
  await connectWith(scopesOf.device)
})

test('an unassigned device talks with the only child of the family, and asks for a child when there are several', async () => {
  const { connect, accountId, bearer, deviceId, child } = await aChildWithDevice()
  const params = { accountId, deviceId }
  await server.call('PATCH /accounts/:accountId/devices/:deviceId', { params, bearer, body: { childId: null } })
  const device = await connect()
  expect(await device.start()).toBeNull()
  await expect.poll(() => device.all('ready')[0]?.[0].child).toBe(child.name)
  const sister = { name: 'Ada', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
  const { id } = await server.call('POST /accounts/:accountId/children', { params, bearer, body: sister })
  expect(await device.start()).toEqual({ code: 'no-child' })
  expect(await device.start({ childId: id })).toBeNull()
  const other = await aChildWithDevice()
  expect(await device.start({ childId: other.child.id })).toEqual({ code: 'unknown-child' })
})

test('a device that floods the server is rate limited and disconnected, and other devices are not affected', async () => {
  const [noisy, quiet] = await Promise.all([aChildWithDevice(), aChildWithDevice()])
  const [flood, device] = await Promise.all([noisy.connect(), quiet.connect()])
  await Promise.all([flood.start(), device.start()])
  for (let count = 0; count < 6000; count++) flood.socket.emit('interrupt', flood.next())
  await flood.waitForEvent('error', { code: 'rate-limited', event: 'interrupt' })
  await expect.poll(() => flood.socket.connected).toBe(false)
  expect(flood.all('closing')).toEqual([['protocol-violation']])
  device.type('hello')
  await device.waitForCoachText('You said: hello.')
})

/** Only a header: the server must check the size before it decodes a picture. */
function jpeg(width: number, height: number) {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xd9])
  frame.writeUInt16BE(height, 7)
  frame.writeUInt16BE(width, 9)
  return frame
}
