import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '@pipit/test-kit/free-port'
import { spokenSamples } from '../testing/fake-provider.ts'
import { decodeMessage, encodeMessage, maxMessageBytes, protocol, type Reply } from './messages.ts'
import { serveSpeech, type SpeechServer } from './serve-speech.ts'
import { recordFailures } from '../testing/record-failures.ts'
import { fakeSpeech } from './testing/fake-speech.ts'

const token = 'a-shared-secret-of-the-voice'
const port = await freePort()
const { log, failures, text } = recordFailures()
const [{ speech: utterance }] = spokenSamples
let server: SpeechServer

beforeAll(async () => {
  const { speech } = fakeSpeech()
  server = await serveSpeech({
    speech,
    host: '127.0.0.1',
    port,
    isToken: (sent) => sent === token,
    log,
    onRequest: () => {},
  })
})
afterAll(() => server.close())

async function open() {
  const headers = { authorization: `Bearer ${token}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, protocol, { headers })
  onTestFinished(() => socket.terminate())
  const replies: unknown[] = []
  socket.on('message', (message: Buffer) => {
    const header = decodeMessage(message)?.header as Reply
    if (header.type !== 'status') replies.push(header)
  })
  socket.on('error', () => {})
  await once(socket, 'open')
  return { socket, replies }
}

/** Whoever is connected already is served as before. */
async function expectGoodService({ socket, replies }: Awaited<ReturnType<typeof open>>) {
  const before = replies.length
  socket.send(encodeMessage({ type: 'hear', id: 1_000 + before, language: 'en' }, utterance))
  await expect.poll(() => replies.slice(before)).toMatchObject([{ type: 'done', result: { isUncertain: true } }])
}

test.each([
  ['no token', {}, protocol, '401'],
  ['another token', { authorization: 'Bearer a-shared-secret-of-the-voicf' }, protocol, '401'],
  ['another protocol', { authorization: `Bearer ${token}` }, 'pipit-voice.0', '400'],
])('a client with %s is refused', async (_, headers, wanted, status) => {
  const good = await open()
  const refused = new WebSocket(`ws://127.0.0.1:${port}`, wanted, { headers })
  const [error] = (await once(refused, 'error')) as [Error]
  expect(error.message).toBe(`Unexpected server response: ${status}`)
  await expectGoodService(good)
})

test('a port scanner is refused', async () => {
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(404)
  const socket = connect(port, '127.0.0.1')
  socket.end('nonsense\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('400 Bad Request')
})

const headerOf = (header: object) => {
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  return Buffer.concat([length, json])
}

test.each([
  ['is too large', Buffer.alloc(maxMessageBytes + 1), 1009],
  ['is too short', Buffer.from([1]), 1008],
  ['promises a longer header than it has', Buffer.from([255, 255, 255, 255, 123]), 1008],
  ['is noise', Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7_919) % 256)), 1008],
  ['is text', 'hello', 1008],
  ['has no id', headerOf({ type: 'hear', language: 'en' }), 1008],
  ['ends within a sample', Buffer.concat([headerOf({ type: 'hear', id: 1, language: 'en' }), Buffer.from([1])]), 1008],
])('a message that %s closes its connection, and no other', async (_, message, code) => {
  const [good, bad] = [await open(), await open()]
  bad.socket.send(message)
  expect((await once(bad.socket, 'close'))[0]).toBe(code)
  await expectGoodService(good)
})

test.each([
  ['an unknown type', { type: 'shutdown', id: 7 }],
  ['a wrong field', { type: 'speak', id: 7, language: 'en', text: 8 }],
  ['a text that is too long', { type: 'speak', id: 7, language: 'en', text: 'a'.repeat(20_001) }],
  ['frames of another size', { type: 'detect', id: 7, stream: 1 }],
])('a request with %s is rejected, and its connection goes on', async (_, header) => {
  const client = await open()
  client.socket.send(headerOf(header))
  await expect.poll(() => client.replies).toMatchObject([{ type: 'failed', id: 7, code: 'rejected' }])
  await expectGoodService(client)
})

test('the log names what was refused, and holds neither a token nor what was sent', () => {
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['unauthorized', 'rejected']))
  for (const secret of [token, 'voicf', 'hello', 'aaaa']) expect(text()).not.toContain(secret)
})
