import { setTimeout as delay } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { aChildWithDevice } from '../target/a-device.ts'
import { startConversation } from '../target/conversation.ts'
import type { Target } from '../target/start-target.ts'

const pauseMs = 3000
const answerTimeoutMs = 15_000

export interface Talked {
  /** The time from what the child says to the first sound of the answer. */
  waitsMs: number[]
  unanswered: number
  /** The longest time in which the device heard nothing from the server. */
  silenceMs: number
}

/** A child of a family of its own, who says something every few seconds. */
export async function startTalk(target: Target) {
  const { deviceToken } = await aChildWithDevice(target)
  let talked = noTalk()
  let heardAt = performance.now()
  const over = new AbortController()
  const isOver = run().catch(() => undefined)

  async function run() {
    while (!over.signal.aborted) {
      const socket = await startConversation(target, deviceToken)
      await converse(socket).finally(() => socket.disconnect())
    }
  }

  /** The child talks until the conversation or its connection ends. */
  async function converse(socket: Socket) {
    let sequence = 1
    const ended = new AbortController()
    const { signal } = ended
    over.signal.addEventListener('abort', () => ended.abort(), { signal })
    for (const event of ['conversation-ended', 'disconnect']) socket.once(event, () => ended.abort())
    socket.onAny(hear)
    while (!signal.aborted) {
      socket.emit('interrupt', (sequence += 1))
      const answer = waitFor(socket, 'coach-speech')
      const saidAt = performance.now()
      socket.emit('text', (sequence += 1), `I saw ${sequence} ducks in the park today`)
      if (await answer) talked.waitsMs.push(performance.now() - saidAt)
      else if (!signal.aborted) talked.unanswered += 1
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  function hear() {
    const now = performance.now()
    talked.silenceMs = Math.max(talked.silenceMs, now - heardAt)
    heardAt = now
  }

  return {
    /** What has happened since it was read last. */
    read(): Talked {
      hear()
      const read = talked
      talked = noTalk()
      return read
    },
    async stop() {
      over.abort()
      await isOver
    },
  }
}

const noTalk = (): Talked => ({ waitsMs: [], unanswered: 0, silenceMs: 0 })

/** Resolves with whether the event comes in time. */
function waitFor(socket: Socket, event: string) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => end(false), answerTimeoutMs)
    const come = () => end(true)
    socket.once(event, come)
    function end(hasCome: boolean) {
      clearTimeout(timer)
      socket.off(event, come)
      resolve(hasCome)
    }
  })
}
