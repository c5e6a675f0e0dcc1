import { coachSpeech } from '@pipit/contract/chat/events'
import { systemClock, type Clock } from './client/clock.ts'
import type { OnPlayed, Speaker } from './client/speaker.ts'

interface SimulatedSpeakerOptions {
  onPlayed: OnPlayed
  onSamples?: (samples: Int16Array) => void
  /** Playback is this many times faster than real time. */
  speed?: number
  clock?: Pick<Clock, 'now'>
}

interface QueuedSentence {
  sentence: string
  samples: number
  isComplete: boolean
}

const reportEveryMs = 200

/** Makes no sound, but takes as long as playback would. */
export function createSimulatedSpeaker({
  onPlayed,
  onSamples,
  speed = 1,
  clock = systemClock,
}: SimulatedSpeakerOptions): Speaker {
  let queue: QueuedSentence[] = []
  let reportedMs = 0
  let updatedAt = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const lengthOf = ({ samples }: QueuedSentence) => (samples * 1000) / coachSpeech.rate

  return {
    play(sentence, samples) {
      onSamples?.(samples)
      const last = queue.at(-1)
      if (last?.sentence === sentence) last.samples += samples.length
      else queue.push({ sentence, samples: samples.length, isComplete: false })
      if (timer !== undefined) return
      updatedAt = clock.now()
      timer = setInterval(advance, reportEveryMs / speed)
    },
    endSentence(sentence) {
      const ended = queue.find((queued) => queued.sentence === sentence)
      if (ended) ended.isComplete = true
    },
    report: advance,
    stop() {
      advance()
      queue = []
      reset()
    },
    close: reset,
  }

  function advance() {
    const elapsedMs = (clock.now() - updatedAt) * speed
    updatedAt = clock.now()
    const [playing] = queue
    if (!playing) return reset()
    const playedMs = Math.min(lengthOf(playing), reportedMs + elapsedMs)
    if (playedMs > reportedMs) onPlayed(playing.sentence, playedMs)
    reportedMs = playedMs
    if (!playing.isComplete || playedMs < lengthOf(playing)) return
    queue = queue.slice(1)
    reportedMs = 0
  }

  function reset() {
    clearInterval(timer)
    timer = undefined
    reportedMs = 0
  }
}
