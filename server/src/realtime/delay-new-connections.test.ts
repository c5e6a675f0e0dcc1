import { once } from 'node:events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ TRUST_PROXY: '1' })
/** More than the server lets pass without a delay. */
const many = 250
const probes = 20
/** Again and again, because a busy machine is slow too. */
const patience = { timeout: 10_000, interval: 0 }

test('connections that join nothing delay the next ones, and those of families do not', async () => {
  // Superadmins may join as often as they like.
  const { token, accountId } = await server.createSignedInAccount({ role: 'superadmin' })
  const join = `40${familyNamespace},${JSON.stringify({ token, accountId })}`
  // One after another, because they would keep each other waiting.
  await expect.poll(() => delayedAfter(join, probeInTurn), patience).toBe(0)
  // Together, because the first that waits leaves the others time enough.
  await expect.poll(() => delayedAfter(null, probeTogether), patience).toBeGreaterThan(probes / 2)
})

/** How many of the next connections are delayed after many, which send this packet to join a namespace. */
async function delayedAfter(join: string | null, probe: () => Promise<number[]>) {
  await Promise.all(Array.from({ length: many }, () => connect(join)))
  const times = await probe()
  return times.filter((milliseconds) => milliseconds > 120).length
}

const probeTogether = () => Promise.all(Array.from({ length: probes }, () => connect(null)))

async function probeInTurn() {
  const times: number[] = []
  while (times.length < probes) times.push(await connect(null))
  return times
}

/** From another network each time, because those of one network are limited before. */
let networks = 0

/** Returns how long it took to open a websocket. */
async function connect(join: string | null) {
  const startedAt = performance.now()
  networks += 1
  const headers = { 'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}` }
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, { headers })
  await once(socket, 'message')
  const time = performance.now() - startedAt
  if (join !== null) {
    socket.send(join)
    const [answer] = await once(socket, 'message')
    expect(String(answer)).toContain(`40${familyNamespace},`)
  }
  socket.close()
  await once(socket, 'close')
  return time
}
