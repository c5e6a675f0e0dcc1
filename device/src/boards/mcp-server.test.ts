import { expect, test } from 'vitest'
import { newIdentity } from './board-identity.ts'
import { createBoardTools } from './board-tools.ts'
import { createMcpServer, type VisionAddress } from './mcp-server.ts'
import { startBoardServer } from './testing/board-server.ts'

function aBoard({ battery = 80 as number | null, picture = null as Uint8Array | null, maxListBytes = 8000 } = {}) {
  const identity = newIdentity()
  const set: [string, number][] = []
  let vision: VisionAddress | null = null
  const answer = createMcpServer({
    name: 'bread-compact-wifi',
    version: () => '2.4.2',
    maxListBytes,
    onVision: (address) => (vision = address),
    tools: createBoardTools({
      identity,
      battery,
      picture,
      captureMs: 0,
      vision: () => vision,
      onSet: (what, value) => set.push([what, value]),
    }),
  })
  const call = (method: string, params = {}) => answer({ jsonrpc: '2.0', id: 1, method, params })
  const use = (name: string, given = {}) => call('tools/call', { name, arguments: given })
  return { identity, set, answer, call, use }
}

const namesOf = (reply: object | null) =>
  (reply as { result: { tools: { name: string }[] } }).result.tools.map(({ name }) => name)
const textOf = (reply: object | null) =>
  (reply as { result: { content: { text: string }[] } }).result.content[0]?.text ?? ''

test('a board says who it is, and what it can do', async () => {
  const { call } = aBoard()
  expect(await call('initialize')).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: '2024-11-05',
      capabilities: { tools: {} },
      serverInfo: { name: 'bread-compact-wifi', version: '2.4.2' },
    },
  })
  expect(namesOf(await call('tools/list'))).toEqual([
    'self.get_device_status',
    'self.audio_speaker.set_volume',
    'self.screen.set_brightness',
  ])
})

test('a long list of tools comes in pages', async () => {
  const { call } = aBoard({ maxListBytes: 400 })
  const names: string[] = []
  let cursor: string | undefined = ''
  let pages = 0
  for (; cursor !== undefined; pages += 1) {
    const page: object | null = await call('tools/list', { cursor })
    names.push(...namesOf(page))
    cursor = (page as { result: { nextCursor?: string } }).result.nextCursor
  }
  expect(pages).toBe(3)
  expect(names).toEqual(namesOf(await aBoard().call('tools/list')))
})

test('volume and brightness can be set, and are in the status with the battery', async () => {
  const { use, set } = aBoard()
  expect(textOf(await use('self.audio_speaker.set_volume', { volume: 30 }))).toBe('true')
  await use('self.screen.set_brightness', { brightness: 10 })
  expect(set).toEqual([
    ['volume', 30],
    ['brightness', 10],
  ])
  expect(JSON.parse(textOf(await use('self.get_device_status')))).toMatchObject({
    audio_speaker: { volume: 30 },
    screen: { brightness: 10 },
    battery: { level: 80, charging: false },
    network: { type: 'wifi', signal: 'strong' },
  })
  expect(textOf(await aBoard({ battery: null }).use('self.get_device_status'))).not.toContain('battery')
})

test.each([
  ['self.audio_speaker.set_volume', {}, 'Missing valid argument: volume'],
  ['self.audio_speaker.set_volume', { volume: 101 }, 'Value exceeds maximum allowed: 100'],
  ['self.audio_speaker.set_volume', { volume: -1 }, 'Value is below minimum allowed: 0'],
  ['self.camera.take_photo', { question: 'What is it?' }, 'Unknown tool: self.camera.take_photo'],
])('%s with %j is answered with an error', async (name, given, message) => {
  expect(await aBoard().use(name, given)).toEqual({ jsonrpc: '2.0', id: 1, error: { message } })
})

test('notifications and other versions of JSON-RPC are not answered', async () => {
  const { answer, call } = aBoard()
  expect(await answer({ jsonrpc: '2.0', method: 'notifications/initialized' })).toBeNull()
  expect(await answer({ id: 1, method: 'tools/list' })).toBeNull()
  expect(await call('resources/list')).toMatchObject({ error: { message: 'Method not implemented: resources/list' } })
})

test('a photo goes to the address that the server has given, and its answer back to the server', async () => {
  const server = await startBoardServer()
  const { identity, call, use } = aBoard({ picture: Buffer.from('a JPEG') })
  const question = { question: 'What is this?' }
  expect(await use('self.camera.take_photo', question)).toMatchObject({
    error: { message: 'Image explain URL or token is not set' },
  })
  await call('initialize', { capabilities: { vision: { url: `${server.url}/vision`, token: 'vision-token' } } })
  server.answerNext(200, { success: true, text: 'A cat.' })
  expect(JSON.parse(textOf(await use('self.camera.take_photo', question)))).toEqual({ success: true, text: 'A cat.' })
  const [request] = server.requests
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer vision-token',
    'device-id': identity.macAddress,
    'client-id': identity.clientId,
  })
  expect(request?.body).toMatch(/name="question"\r\n\r\nWhat is this\?\r\n/)
  expect(request?.body).toMatch(/name="file"; filename="camera.jpg"\r\nContent-Type: image\/jpeg\r\n\r\na JPEG\r\n/)
  server.answerNext(503)
  expect(await use('self.camera.take_photo', question)).toMatchObject({ error: { message: 'Failed to upload photo' } })
})
