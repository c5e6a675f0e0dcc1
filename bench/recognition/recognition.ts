import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import type { Benchmark, Samples } from '../runner/benchmark.ts'
import { answersIn, readQuestions, type SpokenAnswer } from './read-questions.ts'
import { varySpeech, type Variation } from './vary-speech.ts'

const variations: Variation[] = [
  { voice: 'rms', speed: 1, signalToNoiseDb: 30 },
  { voice: 'slt', speed: 1.1, signalToNoiseDb: 20 },
  { voice: 'awb', speed: 1.15, signalToNoiseDb: 20 },
]

interface Recognition extends SpokenAnswer {
  voice: string
  /** What STT hears without the expected answers. */
  plain: string
  rescored: string
}

let recognitions: Promise<Recognition[]> | null = null

/** Both benchmarks count the same recordings, so these are made once. */
function recognizeAll(quick: boolean): Promise<Recognition[]> {
  recognitions ??= Array.fromAsync(quick ? variations.slice(0, 1) : variations, recognize).then((all) => all.flat())
  return recognitions
}

async function recognize(variation: Variation): Promise<Recognition[]> {
  const speech = createEmbeddedSpeech({ voice: variation.voice, workers: 1 })
  const found: Recognition[] = []
  for (const [index, spoken] of readQuestions().entries()) {
    const recording = varySpeech(await recordSpeech(speech, spoken.text), variation, index + 1)
    const options = { language: 'en', signal: new AbortController().signal }
    const { text: plain } = await speech.hear(recording, options)
    const { text: rescored } = await speech.hear(recording, {
      ...options,
      expectedAnswers: spoken.expectedAnswers,
    })
    found.push({ ...spoken, voice: variation.voice, plain, rescored })
  }
  await speech.close()
  return found
}

const isHit = (text: string, { given, expectedAnswers }: SpokenAnswer) =>
  answersIn(text, expectedAnswers).some((answer) => given.includes(answer))

function hits(all: Recognition[]): Samples {
  const answers = all.filter(({ given }) => given.length > 0)
  const share = (found: Recognition[]) => [{ value: (100 * found.length) / answers.length, cpu: null }]
  const voices = [...new Set(answers.map(({ voice }) => voice))]
  const before = answers.filter((each) => isHit(each.plain, each))
  const after = answers.filter((each) => isHit(each.rescored, each))
  const countsOf = (part: string, found: Recognition[]) =>
    voices.map((voice) => ({
      part,
      group: voice,
      found: found.filter((each) => each.voice === voice).length,
      of: answers.filter((each) => each.voice === voice).length,
    }))
  return {
    ours: share(after),
    baseline: share(before),
    counts: [...countsOf('without expected answers', before), ...countsOf('with expected answers', after)],
  }
}

/** Words that were not an expected answer but became one, and answers that became another one. */
function falseReplacements(all: Recognition[]): Samples {
  const replaced = all.filter((each) => each.rescored !== each.plain && !isHit(each.rescored, each))
  for (const { text, plain, rescored } of replaced) console.error(`"${text}": "${plain}" became "${rescored}"`)
  const confused = all.filter(
    (each) => answersIn(each.plain, each.expectedAnswers).length > 0 && !isHit(each.plain, each),
  )
  return { ours: [{ value: replaced.length, cpu: null }], baseline: [{ value: confused.length, cpu: null }] }
}

export const recognition: Benchmark[] = [
  {
    name: 'recognition-answers',
    unit: '%',
    goal: { of: 'ratio', atLeast: 1.05 },
    isCounted: true,
    run: async ({ quick }) => hits(await recognizeAll(quick)),
  },
  {
    name: 'recognition-false-replacements',
    unit: 'utterances',
    goal: { of: 'ours', atMost: 0 },
    isCounted: true,
    run: async ({ quick }) => falseReplacements(await recognizeAll(quick)),
  },
]
