import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import type { Benchmark } from '../runner/benchmark.ts'
import { countWordErrors, plainWords } from './word-error.ts'

/** They have names in them, so that none of them is stored as speech. */
const sentences = [
  'Hello, Anna!',
  'Shall we go into the forest, Oscar, or would you rather sail on the sea?',
  'That was clever, Maya.',
  'The little dragon hides behind a green bush, Leo, and waits for you.',
  'What colour is your favourite jumper, Sophie?',
  'You got seven right, Daniel, and now comes a harder one.',
  'Thank you for telling me, Emma.',
  'Close your eyes, Jack, and listen to the rain on the roof.',
  'Which animal says moo, Lucy?',
  'I like being with you, Henry.',
  'An elephant can carry a whole tree with its trunk, Alice.',
  'Take your time, Peter, there is no hurry at all.',
  'Can you jump like a frog, Grace, three times in a row?',
  'A grown-up can help you with that, Adam.',
  'Who is knocking at the door, Ella?',
  'Good night, Simon, sleep well and dream of something nice.',
  'The moon is much smaller than the sun, Clara, but it is nearer.',
  'Your turn, Thomas!',
  'My guess is a banana, Julia, is it?',
  'We stopped in the middle last time, Martin, so let us go on.',
]

const voicesFolder = join(process.env.DATA_DIR || 'data', 'voices')
const hasWeights = existsSync(join(voicesFolder, 'kokoro', 'kokoro-quantized.onnx'))

interface Measured {
  wordErrorPercent: number
  /** The time of each sentence for a second of speech. */
  renderingTimes: number[]
}

type Voices = Record<'ours' | 'baseline', Measured>
let measured: Promise<Voices> | null = null

/** Both benchmarks use the same recordings, because rendering is slow. */
const measureOnce = (quick: boolean) => (measured ??= measure(quick ? sentences.slice(0, 8) : sentences))

async function measure(texts: string[]): Promise<Voices> {
  const speech = createEmbeddedSpeech({ model: () => 'base', voicesFolder, workers: 1 })
  try {
    await record('Hello!', 'heart')
    await record('Hello!', 'simple')
    const voices = { ours: 'heart', baseline: 'simple' }
    const results = { ours: emptyResult(), baseline: emptyResult() }
    for (const text of texts) {
      for (const side of ['ours', 'baseline'] as const) {
        const { recording, renderingTime } = await record(text, voices[side])
        const { text: heard } = await speech.hear(recording, {
          language: 'en',
          signal: new AbortController().signal,
        })
        results[side].errors += countWordErrors(plainWords(text), plainWords(heard))
        results[side].renderingTimes.push(renderingTime)
      }
    }
    const wordCount = texts.flatMap(plainWords).length
    const toMeasured = ({ errors, renderingTimes }: ReturnType<typeof emptyResult>): Measured => ({
      wordErrorPercent: (100 * errors) / wordCount,
      renderingTimes,
    })
    return { ours: toMeasured(results.ours), baseline: toMeasured(results.baseline) }
  } finally {
    await speech.close()
  }

  async function record(text: string, voice: string) {
    const startedAt = performance.now()
    const port = { speak: (...[said, options]: SpeakArguments) => speech.speak(said, { ...options, voice }) }
    const recording = await retry(() => recordSpeech(port, text))
    const seconds = recording.length / 16_000 - silenceSeconds
    return { recording, renderingTime: (performance.now() - startedAt) / 1000 / seconds }
  }
}

type SpeakArguments = Parameters<ReturnType<typeof createEmbeddedSpeech>['speak']>

/** A sentence may be late on a busy machine, and is there at the next attempt. */
async function retry<Result>(attempt: () => Promise<Result>, attempts = 10): Promise<Result> {
  return attempt().catch((error: unknown) => {
    if (attempts === 1) throw error
    return retry(attempt, attempts - 1)
  })
}

const silenceSeconds = 1
const emptyResult = () => ({ errors: 0, renderingTimes: [] as number[] })
const toSample = (value: number) => ({ value, cpu: null })

/** Kokoro against the simple voice, in the same run; none without its weights, which arrive after the first start. */
export const naturalVoice: Benchmark[] = hasWeights
  ? [
      {
        name: 'offline-voice-word-error',
        unit: '%',
        goal: { of: 'ratio', atMost: 1 },
        isCounted: true,
        async run({ quick }) {
          const { ours, baseline } = await measureOnce(quick)
          return { ours: [toSample(ours.wordErrorPercent)], baseline: [toSample(baseline.wordErrorPercent)] }
        },
      },
      {
        name: 'offline-voice-rendering-time',
        unit: 's for a second of speech',
        // Slower machines use the simple voice.
        goal: { of: 'ours', atMost: 1.3 },
        async run({ quick }) {
          const { ours, baseline } = await measureOnce(quick)
          return { ours: ours.renderingTimes.map(toSample), baseline: baseline.renderingTimes.map(toSample) }
        },
      },
    ]
  : []
