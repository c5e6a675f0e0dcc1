import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { stampedChunk } from './instant-voice.ts'

/** As a microphone does. */
export const frameMilliseconds = 64

/** A device that has been greeted and now talks; it plays everything at once. */
export async function connectTalker(port: number, token: string) {
  const socket: Socket = io(`http://127.0.0.1:${port}/chat`, {
    auth: { token },
    forceNew: true,
    transports: ['websocket'],
  })
  let count = 0
  const sounds = new Map<string, number>()
  socket.on('coach-speech', (sentence: string, samples: Uint8Array) => sounds.set(sentence, samples.byteLength / 48))
  socket.on('end-of-coach-speech', (sentence: string) =>
    socket.emit('played', ++count, sentence, sounds.get(sentence) ?? 0),
  )
  await first('connect')
  const greeted = listening()
  await socket.timeout(30_000).emitWithAck('start', { sequence: ++count })
  await greeted

  return {
    frame(isLoud: boolean) {
      socket.emit('speech', ++count, stampedChunk(isLoud))
    },
    /** From the last frame of what the child says to the first sound of the answer, in milliseconds. */
    async turn() {
      for (let frame = 0; frame < 3; frame += 1) {
        this.frame(true)
        await delay(frameMilliseconds)
      }
      const answered = first('coach-speech')
      const settled = listening()
      const ended = performance.now()
      this.frame(true)
      socket.emit('end-of-speech', ++count)
      await answered
      const took = performance.now() - ended
      this.frame(false)
      await settled
      return took
    },
    samples: (chunk: Int16Array) => void socket.emit('speech', ++count, new Uint8Array(chunk.buffer)),
    /** The moment of the next answer's first sound, and when all of it was heard. */
    answer() {
      const whole = listening()
      return { first: first('coach-speech').then(() => performance.now()), whole }
    },
    close: () => void socket.disconnect(),
  }

  function first(event: string) {
    return new Promise<void>((resolve) => void socket.once(event, () => resolve()))
  }

  function listening() {
    return new Promise<void>((resolve) => {
      const hear = (state: string) => {
        if (state !== 'listening') return
        socket.off('state', hear)
        resolve()
      }
      socket.on('state', hear)
    })
  }
}
