import { once } from 'node:events'
import type { Socket } from 'node:net'
import { chatNamespace, vision } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'

/** Each sentence of the coach has 29 MB, more than the buffers of the operating system take. */
const voice = testVoice({ speechMilliseconds: 600_000 })
const server = startTestServer({}, { voice })
const sockets = openSockets()
const flood = 20_000

/** A websocket that speaks the packets of Engine.IO and Socket.IO by itself, as an attacker would. */
async function openWebSocket() {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const received: string[] = []
  socket.on('message', (data: Buffer) => received.push(data.toString()))
  // The server cuts the connection while this side still sends.
  socket.on('error', () => undefined)
  await once(socket, 'open')
  onTestFinished(() => socket.terminate())
  return Object.assign(socket, { received })
}

async function joinChat() {
  const { deviceId, deviceApiKey } = await aFamilyInConversation(server, sockets)
  const { access_token: token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
  const socket = await openWebSocket()
  socket.send(`40${chatNamespace},${JSON.stringify({ token })}`)
  await expect.poll(() => socket.received.some((packet) => packet.startsWith(`40${chatNamespace},`))).toBe(true)
  return socket
}

/** Pausing it makes a client that does not read. */
const rawSocketOf = (socket: WebSocket) => Reflect.get(socket, '_socket') as Socket

/** Whether the server closes it, sooner than it closes clients that join no namespace. */
async function isCut(socket: WebSocket) {
  if (socket.readyState === WebSocket.CLOSED) return true
  return once(socket, 'close', { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  )
}

describe('a connection that floods the server is cut', () => {
  test('a client that sends a large message before it has joined is cut before all of it has arrived', async () => {
    const socket = await openWebSocket()
    socket.send(Buffer.alloc(70_000), { fin: false })
    expect(await isCut(socket)).toBe(true)
    const device = await joinChat()
    device.send(Buffer.alloc(70_000), { fin: false })
    device.ping()
    await once(device, 'pong')
  })

  test('a client that sends a message in very many parts before it has joined is cut', async () => {
    const socket = await openWebSocket()
    for (let part = 0; part < 100; part += 1) socket.send('', { fin: false })
    expect(await isCut(socket)).toBe(true)
  })

  test('a client that joins a namespace again and again is cut after five attempts', async () => {
    const socket = await openWebSocket()
    for (let count = 0; count < flood; count += 1) socket.send(`40${familyNamespace},{"token":"none"}`)
    expect(await isCut(socket)).toBe(true)
    expect(socket.received.filter((packet) => packet.startsWith('44')).length).toBeLessThanOrEqual(5)
  })

  test('a client that joins namespaces that do not exist is cut after five attempts', async () => {
    const socket = await openWebSocket()
    for (let count = 0; count < flood; count += 1) socket.send(`40/nowhere-${count},`)
    expect(await isCut(socket)).toBe(true)
    expect(socket.received.filter((packet) => packet.startsWith('44')).length).toBeLessThanOrEqual(5)
  })

  test('a page that sends events is cut', async () => {
    const { accountId, token } = await server.createSignedInAccount()
    const page = await sockets.page(server.url, { accountId, token })
    for (let count = 0; count < flood; count += 1) page.emit('anything', count)
    await expect.poll(() => page.connected).toBe(false)
  })

  test('a client that sends pings of the websocket protocol is cut', async () => {
    const socket = await openWebSocket()
    for (let count = 0; count < flood; count += 1) socket.ping()
    expect(await isCut(socket)).toBe(true)
  })

  test('a client that goes on sending while the server waits for it to close is cut', async () => {
    const socket = await openWebSocket()
    // It does not read that the server closes the connection, because of the first packet.
    rawSocketOf(socket).pause()
    const sending = setInterval(() => socket.send('2invalid'.repeat(100)), 1)
    onTestFinished(() => clearInterval(sending))
    for (let count = 0; count < flood; count += 1) socket.send('2invalid')
    expect(await isCut(socket)).toBe(true)
  })

  test('a client that does not answer the closing handshake is cut', async () => {
    const socket = await openWebSocket()
    // The library answers by calling this.
    socket.close = () => undefined
    socket.send('2invalid')
    expect(await isCut(socket)).toBe(true)
  })

  test('a client that announces several attachments is cut before it sends them', async () => {
    const socket = await joinChat()
    socket.send(`459-${chatNamespace},["vision",1,{"_placeholder":true,"num":0}]`)
    expect(await isCut(socket)).toBe(true)
  })

  test('a client that sends a text packet of 100 KB is cut', async () => {
    const socket = await joinChat()
    socket.send(`42${chatNamespace},["text",1,"${'a'.repeat(100_000)}"]`)
    expect(await isCut(socket)).toBe(true)
  })

  test('a client that sends 100 MB in pictures at once is cut', async () => {
    const socket = await joinChat()
    const picture = Buffer.alloc(vision.maxBytes)
    for (let count = 0; count < 40; count += 1) {
      socket.send(`451-${chatNamespace},["vision",${count + 1},{"_placeholder":true,"num":0}]`)
      socket.send(picture)
    }
    expect(await isCut(socket)).toBe(true)
  })

  test('a long polling client that sends many packets in one body is refused', async () => {
    const path = '/socket.io/?EIO=4&transport=polling'
    const { sid } = JSON.parse((await (await server.fetch(path)).text()).slice(1)) as { sid: string }
    const body = Array.from({ length: 100_000 }, () => '6').join('\u001E')
    const response = await server.fetch(`${path}&sid=${sid}`, { method: 'POST', body })
    expect(response.status).toBe(413)
  })
})

describe('a client that sends many packets at once', () => {
  test('leaves room for other work after every eighth', async () => {
    const count = 48
    const socket = await openWebSocket()
    const turn = countTurns()
    const turnsOfPongs: number[] = []
    socket.on('pong', () => turnsOfPongs.push(turn.count))
    // One write, so that all of them arrive together.
    rawSocketOf(socket).cork()
    for (let sent = 0; sent < count; sent += 1) socket.ping()
    rawSocketOf(socket).uncork()
    await expect.poll(() => turnsOfPongs.length).toBe(count)
    // All at once would take two: the turn in which they are read, and the one in which the pongs are.
    expect(new Set(turnsOfPongs).size).toBeGreaterThan(2)
  })
})

/** The server runs in this process, so these are its turns of the event loop too. */
function countTurns() {
  const turn = { count: 0 }
  const end = new AbortController()
  const next = () => {
    turn.count += 1
    if (!end.signal.aborted) setImmediate(next)
  }
  next()
  onTestFinished(() => end.abort())
  return turn
}

describe('a device that floods the chat is disconnected with a reason', () => {
  test.each([
    ['status reports', 'status', [{ battery: 50, firmware: '1' }]],
    ['events that do not exist', 'no-such-event', [1]],
  ])('a device that sends %s without end is disconnected', async (_, event, content) => {
    const { connect } = await aFamilyInConversation(server, sockets)
    const { socket, all } = await connect()
    for (let count = 0; count < 6000; count += 1) socket.emit(event, ...content, () => undefined)
    await expect.poll(() => socket.connected).toBe(false)
    expect(all('closing')).toEqual([['protocol-violation']])
  })
})

describe('a device that connects again and again', () => {
  test('is cut after thirty times, and another device is not', async () => {
    const { deviceId, deviceApiKey } = await aFamilyInConversation(server, sockets)
    const { access_token: token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
    const join = async () => {
      const socket = await openWebSocket()
      socket.send(`40${chatNamespace},${JSON.stringify({ token })}`)
      return socket
    }
    const all = await Promise.all(Array.from({ length: 40 }, join))
    await expect.poll(() => all.filter(({ readyState }) => readyState === WebSocket.CLOSED).length).toBeGreaterThan(5)
    expect((await joinChat()).readyState).toBe(WebSocket.OPEN)
  })
})

describe('a client that does not read', () => {
  test('a device that stops reading its websocket is cut after eight megabytes', async () => {
    const { connect, isOnline } = await aFamilyOnline()
    const device = await connect()
    await expect.poll(isOnline).toBe(true)
    const { transport } = device.socket.io.engine as unknown as { transport: { ws: WebSocket } }
    rawSocketOf(transport.ws).pause()
    device.socket.emit('start', { sequence: 1 })
    await expect.poll(isOnline, { timeout: 10_000 }).toBe(false)
  })

  test('a device that stops polling is cut after eight megabytes', async () => {
    const { signIn, isOnline } = await aFamilyOnline()
    const token = await signIn()
    const path = '/socket.io/?EIO=4&transport=polling'
    const { sid } = JSON.parse((await (await server.fetch(path)).text()).slice(1)) as { sid: string }
    const send = (body: string) => server.fetch(`${path}&sid=${sid}`, { method: 'POST', body })
    await send(`40${chatNamespace},${JSON.stringify({ token })}`)
    await expect.poll(isOnline).toBe(true)
    await send(`42${chatNamespace},["start",{"sequence":1}]`)
    await expect.poll(isOnline, { timeout: 10_000 }).toBe(false)
    expect((await send('3')).status, 'the server has forgotten the connection').toBe(400)
  })

  async function aFamilyOnline() {
    const family = await aFamilyInConversation(server, sockets)
    const { accountId, deviceId, deviceApiKey, bearer } = family
    return {
      ...family,
      signIn: async () =>
        (await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })).access_token,
      isOnline: async () =>
        (await server.call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, bearer }))
          .online,
    }
  }
})

describe('a normal device is never limited', () => {
  test('a device that delivers 45 seconds of speech at once, after its wifi stalled, stays connected', async () => {
    const { connect } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.socket.emitWithAck('status', { battery: 50, firmware: '1' })
    for (let count = 0; count < 700; count += 1) device.socket.emit('speech', device.next(), Buffer.alloc(2048))
    await device.waitForEvent('error', { code: 'no-conversation', event: 'speech' })
    expect(device.socket.connected).toBe(true)
    expect(device.all('error')).not.toContainEqual([expect.objectContaining({ code: 'rate-limited' })])
  })

  test('a device that sends three of the largest pictures at once stays connected', async () => {
    const { connect } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    for (let count = 0; count < 3; count += 1)
      device.socket.emit('vision', device.next(), Buffer.alloc(vision.maxBytes, 0xff))
    await expect.poll(() => device.all('error')).toHaveLength(3)
    expect(new Set(device.all('error').map(([{ code }]) => code))).toEqual(new Set(['invalid-picture']))
    expect(device.socket.connected).toBe(true)
  })
})
