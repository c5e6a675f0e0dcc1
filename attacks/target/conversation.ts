import { chatNamespace } from '@pipit/contract/chat/events'
import type { Socket } from 'socket.io-client'
import { aChildWithDevice } from './a-device.ts'
import { openSocket } from './open-socket.ts'
import { poll } from './poll.ts'
import type { Target } from './start-target.ts'

/** A family whose device is in a conversation, into which one can speak and type. */
export async function aConversation(target: Target) {
  const { child, deviceToken } = await aChildWithDevice(target)
  const socket = await startConversation(target, deviceToken)
  const coachSpeech = nextSentence(socket)
  let sequence = 1
  return {
    child,
    /** The sound of the coach's first sentence, 24,000 samples a second. */
    greeting: () => coachSpeech,
    /** 1,024 samples, 16,000 a second. */
    say: (samples: Uint8Array) => void socket.emit('speech', ++sequence, samples),
    type: (text: string) => void socket.emit('text', ++sequence, text),
    close: () => void socket.disconnect(),
  }
}

/** The socket of a device after its first event. */
export async function startConversation(target: Target, deviceToken: string) {
  const socket = await openSocket(target.url, chatNamespace, { token: deviceToken })
  const refusal: unknown = await socket.emitWithAck('start', { sequence: 1 })
  if (refusal !== null) throw new Error(`The conversation was refused: ${JSON.stringify(refusal)}`)
  return socket
}

function nextSentence(socket: Socket): Promise<Buffer> {
  const pieces: Buffer[] = []
  socket.on('coach-speech', (_sentence: string, samples: Buffer) => pieces.push(samples))
  return new Promise((resolve) => socket.once('end-of-coach-speech', () => resolve(Buffer.concat(pieces))))
}

/** Resolves with whether the rows are there in time. */
export async function waitForRows(target: Target, statement: string, values: unknown[], timeoutMs = 20_000) {
  const hasRows = async () => (await target.sql(statement, values)).length > 0 || undefined
  return poll(hasRows, timeoutMs).catch(() => false)
}
