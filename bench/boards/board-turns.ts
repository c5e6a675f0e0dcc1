import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech } from '@pipit/contract/chat/events'
import { createBoardEncoder } from '@pipit/device/boards/opus'
import { frameMs, openBoardSocket, type BoardTarget } from './board-socket.ts'

/** Silence, since a voice hears somebody begin to speak, and then a tone. */
const loudnessOfFrames = [0, 0, 0, 8000, 8000]
const replyTimeoutMs = 10_000

/** A board whose child holds the button while it speaks. */
export async function connectTalkingBoard(target: BoardTarget) {
  const { socket, send } = await openBoardSocket(target)
  const encode = createBoardEncoder()
  const listen = (state: 'start' | 'stop') => send({ type: 'listen', state, mode: 'manual' })

  return {
    /** Starts the conversation, in which the coach speaks first. */
    async start() {
      const greeted = nextText('"state":"start"')
      listen('start')
      await greeted
      await interrupt()
    },
    /** Returns the milliseconds from the child's last frame to the moment when the board is told to speak. */
    async takeTurn() {
      listen('start')
      for (const loudness of loudnessOfFrames) {
        socket.send(encode(aFrame(loudness)))
        await delay(frameMs)
      }
      const last = encode(aFrame(loudnessOfFrames.at(-1) ?? 0))
      const replied = nextText('"state":"start"')
      const endedAt = performance.now()
      socket.send(last)
      listen('stop')
      await replied
      const delayMs = performance.now() - endedAt
      await interrupt()
      return delayMs
    },
    close: () => socket.close(1000),
  }

  async function interrupt() {
    const quiet = nextText('"state":"stop"')
    send({ type: 'abort' })
    await quiet
  }

  function nextText(part: string) {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`A board got no ${part}.`)), replyTimeoutMs)
      socket.on('message', function receive(data: Buffer, isBinary: boolean) {
        if (isBinary || !data.includes(part)) return
        clearTimeout(timer)
        socket.off('message', receive)
        resolve()
      })
    })
  }
}

function aFrame(loudness: number) {
  const length = (childSpeech.rate * frameMs) / 1000
  return Int16Array.from({ length }, (_, at) => loudness * Math.sin((2 * Math.PI * 440 * at) / childSpeech.rate))
}
