import { setTimeout as delay } from 'node:timers/promises'
import { packetFloods, sendPackets } from '../floods/packet-floods.ts'
import { openRawWebSocket } from '../requests/raw-websocket.ts'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aChildWithDevice } from '../target/a-device.ts'
import { watchMemory } from '../target/memory.ts'
import { aParent, call } from '../target/people.ts'

const floodMs = 8000
/** The limits of a conversation count texts, so that they need not end the connection. */
const { 'long texts': _, ...uncounted } = packetFloods

export const socketFlood: Attack = {
  name: 'socket-flood',
  aim: 'slow another family down, or fill the memory, with packets that are not counted',
  measuresTime: true,
  attempt: onTarget({}, async (target) => {
    const { parent, deviceToken } = await aChildWithDevice(target)
    const other = await aParent(target)
    const read = () => call(target, `GET /v1/accounts/${other.accountId}/children`, { token: other.token })
    // The first connection loads the code of the sockets.
    ;(await openRawWebSocket(target.url)).destroy()
    const idle = await worstLatency(read, delay(3000))
    const results: string[] = []
    let succeeded = false
    for (const [name, packetsOf] of Object.entries(uncounted)) {
      const memory = watchMemory(target)
      const flooding = sendPackets(target.url, packetsOf({ ...parent, deviceToken }), {}, floodMs)
      const latency = await worstLatency(read, flooding)
      const { isOpen, packets } = await flooding
      const growth = memory.stop()
      succeeded ||= isOpen
      results.push(
        `${name}: ${packets} packets, ${isOpen ? 'still open' : 'cut'}, another family waits up to ${latency} ms, +${growth} MB`,
      )
    }
    return { succeeded, evidence: `${results.join('; ')}; idle ${idle} ms` }
  }),
}

/** The milliseconds of the slowest request, one after another until `end`. */
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
