import { availableParallelism } from 'node:os'
import type { SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import { createDetector } from './detect.ts'
import type { Voice } from './flite.ts'
import { gatherFrames } from './gather-frames.ts'
import { createHearing } from './hear.ts'
import type { Size } from './moonshine.ts'
import { createSpeaking } from './speak.ts'
import { createWorkers } from './workers.ts'

interface Options {
  model?: Size
  voice?: Voice
  /** How many utterances are understood at the same time; each takes a core and 250 MB. */
  ears?: number
  /** Milliseconds without work after which a process ends. */
  idleFor?: number
}

interface EmbeddedSpeech {
  /** A new one for each conversation. */
  detector: () => SpeechDetector
  hear: SpeechToText
  speak: TextToSpeech
  /**
   * Starts what is wanted and not running, so that the first words need not wait for it. What cannot start says why
   * when it is asked for something.
   */
  warmUp: (wanted?: { hear: boolean; speak: boolean }) => Promise<void>
  close: () => Promise<void>
}

const someMinutes = 5 * 60_000
const patience = 30_000
const cores = availableParallelism()

/** A voice that works offline, right after the install. Nothing of it runs, or is loaded, before it is needed. */
export function createEmbeddedSpeech({
  model = 'tiny',
  voice = 'rms',
  ears = Math.min(4, Math.ceil(cores / 2)),
  idleFor = someMinutes,
}: Options = {}): EmbeddedSpeech {
  const common = { idleFor, patience }
  const program = (name: string) => new URL(`./${name}-process.ts`, import.meta.url)
  const detecting = createWorkers({ ...common, name: 'The detector', program: program('detect'), count: 1 })
  const hearing = createWorkers({
    ...common,
    name: 'The ears',
    program: program('hear'),
    programArguments: [model],
    count: ears,
  })
  const speaking = createWorkers({
    ...common,
    name: 'The voice',
    program: program('speak'),
    programArguments: [voice],
    count: 1,
  })
  const find = gatherFrames(detecting)
  return {
    detector: () => createDetector(find),
    hear: createHearing(hearing),
    speak: createSpeaking(speaking),
    async warmUp(wanted = { hear: true, speak: true }) {
      const wants = [detecting, ...(wanted.hear ? [hearing] : []), ...(wanted.speak ? [speaking] : [])]
      await Promise.allSettled(wants.map((workers) => workers.warmUp()))
    },
    close: async () => void (await Promise.all([detecting, hearing, speaking].map((workers) => workers.close()))),
  }
}
