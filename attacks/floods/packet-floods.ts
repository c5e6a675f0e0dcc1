import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { encodeText, openRawWebSocket } from '../requests/raw-websocket.ts'

/** A family of the attacker's own. */
interface Family {
  accountId: string
  token: string
  deviceToken: string
}

interface Packets {
  /** Sent first, to join a namespace. */
  join?: string
  packet: string
  opcode?: number
}

const framesPerWrite = 500
const status = JSON.stringify(['status', { battery: 50, firmware: '1' }])
const joinChat = ({ deviceToken: token }: Family) => `40${chatNamespace},${JSON.stringify({ token })}`

/** Floods of one packet on a socket. */
export const packetFloods: Record<string, (family: Family) => Packets> = {
  CONNECT: () => ({ packet: `40${familyNamespace},{"token":"invented"}` }),
  'status without reading': (family) => ({ join: joinChat(family), packet: `42${chatNamespace},1${status}` }),
  'unknown events': (family) => ({ join: joinChat(family), packet: `42${chatNamespace},["nothing"]` }),
  'long texts': (family) => ({
    join: joinChat(family),
    packet: `42${chatNamespace},["text",1,"${'ﷺ'.repeat(500)}"]`,
  }),
  'events of a page': ({ token, accountId }) => ({
    join: `40${familyNamespace},${JSON.stringify({ token, accountId })}`,
    packet: `42${familyNamespace},["nothing"]`,
  }),
  pings: () => ({ packet: '', opcode: 9 }),
}

/** Sends without reading until the server cuts the connection, or the time is over. */
export async function sendPackets(
  url: string,
  { join, packet, opcode = 1 }: Packets,
  headers: Record<string, string> = {},
  maxMs = Infinity,
) {
  const socket = await openRawWebSocket(url, headers)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  if (join !== undefined) {
    socket.write(encodeText(join))
    await Promise.race([once(socket, 'data').catch(() => undefined), closed, delay(1000)])
  }
  socket.pause()
  const batch = Buffer.concat(Array.from({ length: framesPerWrite }, () => encodeText(packet, opcode)))
  const until = performance.now() + maxMs
  let packets = 0
  while (!socket.destroyed && performance.now() < until) {
    packets += framesPerWrite
    const isFlushed = socket.write(batch)
    await (isFlushed ? delay(0) : Promise.race([once(socket, 'drain').catch(() => undefined), closed, delay(1000)]))
  }
  const isOpen = !socket.destroyed
  socket.destroy()
  return { isOpen, packets }
}
