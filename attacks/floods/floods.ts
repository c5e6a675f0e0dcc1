import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace } from '@pipit/contract/chat/events'
import { boardSocketPath, boardVisionPath } from '@pipit/contract/boards/messages'
import { aPictureOfScans } from '@pipit/server/features/chat/device/testing/many-scans'
import { formOfManyFields, manyParts } from '../requests/costly-forms.ts'
import { askForWebSocket, openRawWebSocket } from '../requests/raw-websocket.ts'
import { aNewBoard } from '../target/a-board.ts'
import { fromNewAddress } from '../target/addresses.ts'
import { openSocket } from '../target/open-socket.ts'
import { packetFloods, sendPackets } from './packet-floods.ts'

/** What an attacker has: the address of the server, and a family of their own. */
export interface Attacker {
  url: string
  accountId: string
  childId: string
  token: string
  deviceToken: string
  /** The attacker's family has allowed its camera. */
  board: { token: string; clientId: string }
}

/** Sends one portion of a flood. It is called again and again, by several senders at once. */
export type Flood = (attacker: Attacker) => Promise<void>

const pictureOfManyScans = aPictureOfScans(2000)

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
  'pictures of many scans': sendPictures,
  'long turns of unknown words': sendTurns,
  ...Object.fromEntries(
    Object.entries(packetFloods).map(([name, packets]) => [
      name,
      async (attacker: Attacker) => void (await sendPackets(attacker.url, packets(attacker), fromNewAddress())),
    ]),
  ),
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

/** Each request comes from a new address, so that limits by address do not end the flood. */
async function request(address: string, options: RequestInit) {
  const response = await fetch(address, { ...options, headers: { ...options.headers, ...fromNewAddress() } })
  await response.arrayBuffer()
}
