import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech } from '@pipit/contract/chat/events'
import { connectLightDevice, type LightDevice, type Target } from './light-device.ts'
import { signInDevices } from './sign-in-devices.ts'

const chunkMs = (childSpeech.chunkSamples / childSpeech.rate) * 1000
/** Devices send their chunks at different moments, as those of different homes do. */
const groups = 64
/** A child speaks for three seconds. */
const loudChunks = Math.round(3000 / chunkMs)

const maxAttempts = 6
const retryPauseMs = 500

export interface TalkResult {
  chunks: number
  turns: number
  sentBytes: number
  receivedBytes: number
}

/** Many devices in one process. */
export function createFleet() {
  const devices: LightDevice[] = []
  let talking: LightDevice[] = []
  const failures = new Map<string, number>()

  return {
    /** Connects `concurrency` devices at a time, until all are online. Returns the seconds that it took, and how many failed. */
    async connect(targets: Target[], concurrency: number) {
      const startedAt = performance.now()
      let next = 0
      let failed = 0
      await Promise.all(Array.from({ length: Math.min(concurrency, targets.length) }, connectNext))
      return { seconds: (performance.now() - startedAt) / 1000, failed }

      async function connectNext() {
        for (let target = targets[next]; target; target = targets[next]) {
          next += 1
          if (!(await connectWithRetries(target))) failed += 1
        }
      }
    },
    /** Lets `count` of the connected devices start conversations, one after the other within so many seconds. */
    async startTalking(count: number, seconds: number) {
      const every = devices.length / count
      talking = Array.from({ length: count }, (_, index) => devices[Math.floor(index * every)]).filter((each) => !!each)
      const start = async (device: LightDevice, index: number) => {
        await delay((index * seconds * 1000) / count)
        await device.start().catch((error: unknown) => noteFailure((error as Error).message))
      }
      await Promise.all(talking.map(start))
      return { started: talking.filter((device) => device.isOpen()).length }
    },
    /** All that talk send chunks in real time. Each child speaks again after `turnSeconds`; null: all are silent. */
    async talk(seconds: number, turnSeconds: number | null): Promise<TalkResult> {
      const turnChunks = turnSeconds === null ? Infinity : Math.round((turnSeconds * 1000) / chunkMs)
      const before = total(talking)
      const startedAt = performance.now()
      const rounds = Math.round((seconds * 1000) / chunkMs)
      let chunks = 0
      for (let step = 0; step < rounds * groups; step += 1) {
        const earlyMs = startedAt + (step * chunkMs) / groups - performance.now()
        if (earlyMs > 1) await delay(earlyMs)
        for (let index = step % groups; index < talking.length; index += groups) {
          const device = talking[index]
          if (!device?.isOpen()) continue
          // The children take turns, so that not all speak at once.
          const position = (Math.floor(step / groups) + index) % turnChunks
          device.sendChunk(turnSeconds !== null && position < loudChunks)
          if (turnSeconds !== null && position === loudChunks) device.endSpeech()
          chunks += 1
        }
      }
      await delay(100)
      const after = total(talking)
      return {
        chunks,
        turns: after.turns - before.turns,
        sentBytes: after.sentBytes - before.sentBytes,
        receivedBytes: after.receivedBytes - before.receivedBytes,
      }
    },
    signIn: signInDevices,
    openCount: () => devices.filter((device) => device.isOpen()).length,
    failures: () => Object.fromEntries(failures),
    close() {
      for (const device of devices) device.close()
      devices.length = 0
      talking = []
    },
  }

  /** Connects again, as the firmware does when the server is too busy for it. */
  async function connectWithRetries(target: Target) {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      try {
        devices.push(await connectLightDevice(target))
        return true
      } catch (error) {
        noteFailure((error as Error).message)
        await delay(attempt * retryPauseMs)
      }
    }
    return false
  }

  function noteFailure(message: string) {
    failures.set(message, (failures.get(message) ?? 0) + 1)
  }
}

function total(devices: LightDevice[]) {
  const sum = { turns: 0, sentBytes: 0, receivedBytes: 0 }
  for (const device of devices) {
    const { sent, received } = device.bytes()
    sum.turns += device.turns()
    sum.sentBytes += sent
    sum.receivedBytes += received
  }
  return sum
}
