import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace } from '@pipit/contract/chat/events'
import { boardSocketPath, boardVisionPath } from '@pipit/contract/boards/messages'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { aPictureOfScans } from '@pipit/server/features/chat/device/testing/many-scans'
import { formOfManyFields, manyParts } from '../requests/costly-forms.ts'
import { askForWebSocket, encodeText, openRawWebSocket } from '../requests/raw-websocket.ts'
import { aNewBoard } from '../target/a-board.ts'
import { fromNewAddress } from '../target/addresses.ts'
import { openSocket } from '../target/open-socket.ts'

/** What an attacker has: the address of the server, and a family of their own. */
export interface Attacker {
  url: string
  accountId: string
  childId: string
  token: string
  deviceToken: string
  /** One whose camera the attacker's family has allowed. */
  board: { token: string; clientId: string }
}

/** Sends one portion of a flood. It is called again and again, by several senders at once. */
export type Flood = (attacker: Attacker) => Promise<void>

const framesPerWrite = 500
const pictureOfManyScans = aPictureOfScans(2000)
const status = JSON.stringify(['status', { battery: 50, firmware: '1' }])

export const floods: Record<string, Flood> = {
  'forged tokens': ({ url, accountId }) =>
    request(`${url}/v1/accounts/${accountId}`, { headers: { authorization: `Bearer ${'x'.repeat(500)}` } }),
  'wrong passwords': ({ url }) =>
    post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=pipit-web`, {
      email: 'nobody@example.org',
      password: 'a wrong guess of mine',
    }),
  'sign-ups': ({ url }) =>
    post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=pipit-web`, {
      email: `${Math.random()}@example.org`,
      password: 'correct horse battery',
    }),
  'large bodies': ({ url }) => post(`${url}/v1/wait-list`, { email: 'x'.repeat(900_000) }),
  'forms of many fields': ({ url }) => sendForm(`${url}/emulator/auth/callback`, formOfManyFields),
  'small forms': ({ url }) =>
    sendForm(
      `${url}/securetoken.googleapis.com/v1/token?key=pipit-web`,
      `refresh_token=${randomUUID()}${'&a=1'.repeat(40)}`,
    ),
  'pictures of many parts': ({ url, board }) =>
    request(url + boardVisionPath, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${board.token}`,
        'client-id': board.clientId,
        'content-type': manyParts.type,
      },
      body: manyParts.body,
    }),
  'unknown boards': ({ url }) => {
    const { macAddress, clientId } = aNewBoard()
    return post(`${url}/xiaozhi/ota/`, {}, { 'device-id': macAddress, 'client-id': clientId })
  },
  'malformed addresses': ({ url }) => request(`${url}/%`, {}),
  'the list of children': ({ url, accountId, token }) =>
    request(`${url}/v1/accounts/${accountId}/children`, { headers: { authorization: `Bearer ${token}` } }),
  'searches in transcripts': ({ url, accountId, childId, token }) =>
    request(`${url}/v1/accounts/${accountId}/children/${childId}/transcripts?search=a%20b%20c%20d%20e`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  exports: ({ url, accountId, token }) =>
    request(`${url}/v1/accounts/${accountId}/export`, { headers: { authorization: `Bearer ${token}` } }),
  'new connections': async ({ url }) => {
    const socket = await openRawWebSocket(url, fromNewAddress())
    socket.destroy()
  },
  'sockets of unknown boards': async ({ url }) => {
    const { macAddress, clientId } = aNewBoard()
    const headers = { ...fromNewAddress(), 'device-id': macAddress, 'client-id': clientId }
    const { socket } = await askForWebSocket(url, boardSocketPath, headers)
    socket.destroy()
  },
  CONNECT: (attacker) => sendPackets(attacker, { packet: `40${familyNamespace},{"token":"invented"}` }),
  'status without reading': (attacker) =>
    sendPackets(attacker, { join: joinChat(attacker), packet: `42${chatNamespace},1${status}` }),
  'unknown events': (attacker) =>
    sendPackets(attacker, { join: joinChat(attacker), packet: `42${chatNamespace},["nothing"]` }),
  'long texts': (attacker) =>
    sendPackets(attacker, { join: joinChat(attacker), packet: `42${chatNamespace},["text",1,"${'ﷺ'.repeat(500)}"]` }),
  'events of a page': (attacker) =>
    sendPackets(attacker, {
      join: `40${familyNamespace},${JSON.stringify({ token: attacker.token, accountId: attacker.accountId })}`,
      packet: `42${familyNamespace},["nothing"]`,
    }),
  'pictures of many scans': sendPictures,
  'long turns of unknown words': sendTurns,
  pings: (attacker) => sendPackets(attacker, { packet: '', opcode: 9 }),
}

const joinChat = ({ deviceToken }: Attacker) => `40${chatNamespace},${JSON.stringify({ token: deviceToken })}`

/** Sends without reading until the server cuts the connection. */
async function sendPackets(
  { url }: Attacker,
  { join, packet, opcode = 1 }: { join?: string; packet: string; opcode?: number },
) {
  const socket = await openRawWebSocket(url, fromNewAddress())
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  if (join !== undefined) {
    socket.write(encodeText(join))
    await Promise.race([once(socket, 'data').catch(() => undefined), closed, delay(1000)])
  }
  socket.pause()
  const batch = Buffer.concat(Array.from({ length: framesPerWrite }, () => encodeText(packet, opcode)))
  while (!socket.destroyed) {
    const isFlushed = socket.write(batch)
    await (isFlushed ? delay(0) : Promise.race([once(socket, 'drain').catch(() => undefined), closed, delay(1000)]))
  }
}

function sendPictures(attacker: Attacker) {
  return converse(attacker, () => ['vision', pictureOfManyScans])
}

/** The coach tries to understand each word. */
function sendTurns(attacker: Attacker) {
  return converse(attacker, () => ['text', randomBytes(1000).toString('hex').replaceAll(/\d+/g, ' ').slice(0, 2000)])
}

async function converse({ url, deviceToken }: Attacker, say: () => [event: string, content: unknown]) {
  const socket = await openSocket(url, chatNamespace, { token: deviceToken })
  socket.emit('start', { sequence: 1 })
  for (let sequence = 2; sequence < 40 && socket.connected; sequence += 1) {
    const [event, content] = say()
    socket.emit(event, sequence, content)
    await delay(20)
  }
  socket.disconnect()
}

function post(address: string, body: object, headers: Record<string, string> = {}) {
  return request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function sendForm(address: string, body: string) {
  return request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
}

/** From a new address each time, so that limits by address do not end the flood. */
async function request(address: string, options: RequestInit) {
  const response = await fetch(address, { ...options, headers: { ...options.headers, ...fromNewAddress() } })
  await response.arrayBuffer()
}
