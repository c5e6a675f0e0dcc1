import { joinSamples } from '@pipit/contract/audio/join-samples'
import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'
import { createConversation } from '@pipit/device/client/conversation'
import { createSocketChannel } from '@pipit/device/client/socket-channel'
import type { ServerEvent } from '@pipit/device/client/channel'
import type { Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'

const { chunkSamples, rate } = childSpeech
const samplesPerChunk = (chunkSamples * coachSpeech.rate) / rate
const chunkMs = (chunkSamples * 1000) / rate
/** Through the loudspeaker, the air and the microphone. */
const echoDelayChunks = 2

interface Options {
  /** How loud the coach's voice comes back, relative to what was played. */
  echoDecibels: number
  /** How much faster than real time. */
  speed: number
}

/** A device without echo cancellation: its microphone hears its loudspeaker. */
export function createEchoingDevice(socket: Socket, { echoDecibels, speed }: Options) {
  const gain = 10 ** (echoDecibels / 20)
  const received: ServerEvent[] = []
  const echoes: Int16Array[] = Array.from({ length: echoDelayChunks }, () => new Int16Array(chunkSamples))
  let queue: { sentence: string; samples: Int16Array; played: number; isComplete: boolean }[] = []
  let childSamples = new Int16Array()
  let sentChunks = 0
  let childSpokeAt = Infinity
  let stoppedAt = Infinity
  let reportPlayed: (sentence: string, milliseconds: number) => void = () => undefined

  const conversation = createConversation({
    createSpeaker(onPlayed) {
      reportPlayed = onPlayed
      const stop = () => void (queue = [])
      return {
        play(sentence, samples) {
          const last = queue.at(-1)
          if (last?.sentence !== sentence) queue.push({ sentence, samples, played: 0, isComplete: false })
          else last.samples = joinSamples([last.samples, samples])
        },
        endSentence(sentence) {
          for (const each of queue) if (each.sentence === sentence) each.isComplete = true
        },
        report: () => undefined,
        stop,
        close: stop,
      }
    },
  })
  const channel = createSocketChannel(socket as never, {
    onOpen: () => undefined,
    onEvent(event) {
      received.push(event)
      if (event.name === 'stop-playback') stoppedAt = Math.min(stoppedAt, sentChunks)
      conversation.receive(event)
    },
    onClosed: () => conversation.detach(),
  })
  const timer = setInterval(tick, chunkMs / speed)
  onTestFinished(() => clearInterval(timer))

  /** Plays a chunk and records one. */
  function tick() {
    echoes.push(toMicrophone(playChunk()))
    const echo = echoes.shift() ?? new Int16Array(chunkSamples)
    const child = childSamples.subarray(0, chunkSamples)
    childSamples = childSamples.subarray(chunkSamples)
    sentChunks++
    conversation.sendSpeech(echo.map((sample, at) => Math.max(-32_768, Math.min(32_767, sample + (child[at] ?? 0)))))
  }

  function playChunk(): Int16Array {
    const [playing] = queue
    const chunk = new Int16Array(samplesPerChunk)
    if (!playing) return chunk
    const samples = playing.samples.subarray(playing.played, playing.played + samplesPerChunk)
    chunk.set(samples)
    playing.played += samples.length
    reportPlayed(playing.sentence, (playing.played * 1000) / coachSpeech.rate)
    if (playing.isComplete && playing.played >= playing.samples.length) queue.shift()
    return chunk
  }

  /** Turns 24,000 Hz into 16,000 Hz, and makes it quieter. */
  function toMicrophone(played: Int16Array): Int16Array {
    return Int16Array.from({ length: chunkSamples }, (_, at) => {
      const from = Math.floor(at * 1.5)
      return gain * ((played[from] ?? 0) * (1 - ((at * 1.5) % 1)) + (played[from + 1] ?? 0) * ((at * 1.5) % 1))
    })
  }

  return {
    start: () => conversation.attach(channel),
    events: (name: ServerEvent['name']) => received.filter((event) => event.name === name),
    isPlaying: () => queue.length > 0,
    /** How much the child has still to say. */
    samplesLeft: () => childSamples.length,
    speak(samples: Int16Array) {
      childSamples = new Int16Array(samples)
      childSpokeAt = sentChunks
      stoppedAt = Infinity
    },
    /** The time from the child's first sound to the end of playback; infinite if the coach did not stop. */
    bargeInMs: () => (stoppedAt - childSpokeAt) * chunkMs,
  }
}
