import { coachSpeech } from '@pipit/contract/chat/events'

/** What the coach's speech comes out of. */
export interface Loudspeaker {
  play: (sentence: string, samples: Int16Array) => void
  /** No more is coming of this sentence. */
  endSentence: (sentence: string) => void
  /** At once, and what was not played is thrown away. */
  silence: () => void
  close: () => void
}

interface Options {
  /** How many milliseconds of a sentence have come out by now. */
  onPlayed: (sentence: string, milliseconds: number) => void
  onSamples?: (samples: Int16Array) => void
  /** 1: as fast as a child hears it. */
  speed?: number
}

const step = 200

interface Queued {
  sentence: string
  samples: number
  whole: boolean
}

/** Plays nothing, but takes the time that playing takes. */
export function virtualLoudspeaker({ onPlayed, onSamples, speed = 1 }: Options): Loudspeaker {
  let queue: Queued[] = []
  let played = 0
  let timer: NodeJS.Timeout | undefined
  const lengthOf = ({ samples }: Queued) => (samples * 1000) / coachSpeech.rate

  return {
    play(sentence, samples) {
      onSamples?.(samples)
      const last = queue.at(-1)
      if (last?.sentence === sentence) last.samples += samples.length
      else queue.push({ sentence, samples: samples.length, whole: false })
      timer ??= setInterval(advance, step / speed)
    },
    endSentence(sentence) {
      const ended = queue.find((each) => each.sentence === sentence)
      if (ended) ended.whole = true
    },
    silence() {
      queue = []
      rest()
    },
    close: rest,
  }

  function advance() {
    const [first] = queue
    if (!first) return rest()
    const upTo = Math.min(lengthOf(first), played + step)
    if (upTo > played) onPlayed(first.sentence, upTo)
    played = upTo
    if (!first.whole || played < lengthOf(first)) return
    queue = queue.slice(1)
    played = 0
  }

  function rest() {
    clearInterval(timer)
    timer = undefined
    played = 0
  }
}
