import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace, type EventsFromDevice } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import * as fc from 'fast-check'
import type { Socket } from 'socket.io-client'
import { hostileValue } from '../requests/hostile-values.ts'
import { encodeFrame, openRawWebSocket, type FrameOptions } from '../requests/raw-websocket.ts'
import { forEachInParallel } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { fromNewAddress } from '../target/addresses.ts'
import { aSilentFamily, withFamilies, type Families, type Family } from '../target/families.ts'
import { openSocket } from '../target/open-socket.ts'
import type { Target } from '../target/start-target.ts'
import { watchHealth } from '../target/watch-health.ts'

interface EventSent {
  name: string
  args: unknown[]
}

/** `Record`, so that a new event cannot be left out. */
const eventNames = Object.keys({
  status: true,
  start: true,
  speech: true,
  'end-of-speech': true,
  text: true,
  vision: true,
  interrupt: true,
  card: true,
  played: true,
  stop: true,
  'update-failed': true,
} satisfies Record<keyof EventsFromDevice, true>)

const eventsPerConnection = 100
/** A device may open more at once. */
const connectionsPerFamily = 25
const framesPerConnection = 10
const connectionsAtOnce = 4

/** Events and frames that no device sends, on real connections: the server stays up, answers others, and stays small. */
export const malformedEvents: Check = {
  name: 'malformed-events',
  run: ({ tries, tally, report }) =>
    withFamilies(async (families) => {
      const { target } = families
      const health = watchHealth(target, tally)
      const count = (tried: number, isUp: boolean, what: string) => {
        for (let each = 0; each < tried; each += 1) tally.count(isUp, () => `after ${what} the server did not answer`)
      }

      const events = fc.sample(aMalformedEvent(), tries(15_000, 400))
      let sender = families.attacker
      for (const [index, batch] of batchesOf(events, eventsPerConnection).entries()) {
        if (index % connectionsPerFamily === 0) sender = await aSilentFamily(target, families.superadmin)
        await sendEvents(target, sender, batch)
        count(batch.length, await health.isReady(), JSON.stringify(batch[0]).slice(0, 100))
      }
      report(`${events.length} events sent`)

      const frames = fc.sample(aMalformedFrame(), tries(10_000, 200))
      await forEachInParallel(batchesOf(frames, framesPerConnection), connectionsAtOnce, async (batch) => {
        await sendFrames(families, batch)
        count(batch.length, await health.isReady(), `frames with opcode ${batch[0]?.opcode}`)
      })
      report(`${frames.length} frames sent`)

      return health.finish()
    }),
}

function aMalformedEvent(): fc.Arbitrary<EventSent> {
  const anArgument = fc.oneof(hostileValue, fc.uint8Array({ maxLength: 5000 }), fc.nat())
  return fc.record({
    name: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...eventNames) },
      { weight: 1, arbitrary: fc.constantFrom('disconnecting', 'newListener', '__proto__', 'constructor', '') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    ),
    args: fc.oneof(
      // A plausible sequence number lets the rest be read.
      fc.tuple(fc.integer({ min: 2, max: 1_000_000 }), anArgument, anArgument),
      fc.array(anArgument, { maxLength: 4 }),
    ),
  })
}

function aMalformedFrame(): fc.Arbitrary<FrameOptions> {
  const packet = fc.oneof(
    fc.constantFrom(
      '40/chat,',
      '40/chat,{"token":1}',
      '4',
      '42["text"]',
      '451-["x",{"_placeholder":true,"num":9}]',
      '41/chat,',
      '5',
      '6',
      '3probe',
      '40,{',
      '4999',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  const content = fc.oneof(
    packet.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 2000 }),
  )
  return fc.record({
    opcode: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1, 2) }, { weight: 1, arbitrary: fc.nat(15) }),
    isFinal: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    reservedBits: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(7) }),
    isMasked: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    claimedLength: fc.option(fc.constantFrom(0, 1, 65_535, 100_000_000, 2 ** 40), { nil: null, freq: 8 }),
    content,
  })
}

async function sendEvents(target: Target, { parent, deviceToken }: Family, events: EventSent[]) {
  const socket = await openSocket(target.url, chatNamespace, { token: deviceToken })
  await socket.timeout(10_000).emitWithAck('start', { sequence: 1 })
  const page = await openSocket(target.url, familyNamespace, {
    token: parent.token,
    accountId: parent.accountId,
  })
  for (const { name, args } of events) emit(Math.random() < 0.9 ? socket : page, name, args)
  // The server handles them in order; it may also close the connection, which is an answer too.
  await Promise.race([
    socket
      .timeout(10_000)
      .emitWithAck('status', { battery: 1, firmware: '1' })
      .catch(() => undefined),
    new Promise((resolve) => socket.once('disconnect', resolve)),
  ])
  socket.disconnect()
  page.disconnect()
}

/** The client itself refuses some reserved names and arguments that it cannot encode. */
function emit(socket: Socket, name: string, args: unknown[]) {
  try {
    socket.emit(name, ...args)
  } catch {
    // Nothing was sent.
  }
}

async function sendFrames({ target }: Families, frames: FrameOptions[]) {
  const socket = await openRawWebSocket(target.url, fromNewAddress())
  for (const frame of frames) socket.write(encodeFrame(frame))
  await Promise.race([once(socket, 'close'), once(socket, 'data'), delay(200)])
  socket.destroy()
}

function batchesOf<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
