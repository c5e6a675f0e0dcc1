import type { PitchContour } from '@pipit/conversation/events'
import { endpointingDelayMs } from '@pipit/conversation/turns/endpointing'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import type { Benchmark, Goal } from '../runner/benchmark.ts'
import { readCompleteUtterances, readPausedUtterances, type Utterance } from './read-utterances.ts'
import { speakUtterance } from './speak-utterance.ts'

/** The VAD is sure after 512 ms of silence, and STT takes about 150 ms: no rule can end a turn earlier. */
const minDelayMs = 662

interface Ending extends Utterance {
  pitch: PitchContour | null
  isUncertain: boolean
}

type Rule = (ending: Ending) => number

const ours: Rule = ({ age, said, isUncertain, pitch, expectedAnswers }) =>
  endpointingDelayMs({ age, text: said, isUncertain, pitch, expectedAnswers })

const unfinished = /(?:\b(?:and|or|but|because|so|then|when|if|the|a|my|is|um|umm|uh|erm|like|with|to)|[,…-])\s*$/i

/** The baseline knows the last word and the age alone. */
const baseline: Rule = ({ age, said }) => {
  const delayMs = age < 6 ? 900 : age < 9 ? 700 : 550
  return unfinished.test(said) ? delayMs + 1_000 : delayMs
}

/** A turn that ends within a pause of the child is a false end. */
function percentOfFalseEnds(endings: Ending[], rule: Rule) {
  const falseEnds = endings.filter((ending) => ending.pauseMs > Math.max(minDelayMs, rule(ending)))
  return (100 * falseEnds.length) / endings.length
}

function meanDelayMs(endings: Ending[], rule: Rule) {
  return endings.reduce((sum, ending) => sum + Math.max(minDelayMs, rule(ending)), 0) / endings.length
}

const written = async (utterances: Utterance[]): Promise<Ending[]> =>
  utterances.map((utterance) => ({ ...utterance, pitch: null, isUncertain: false }))

/** The embedded voice speaks them, and STT and the VAD hear them. */
async function spoken(utterances: Utterance[]): Promise<Ending[]> {
  const speech = createEmbeddedSpeech({ workers: 1 })
  const endings: Ending[] = []
  for (const utterance of utterances) {
    const { text, isUncertain, pitch } = await speakUtterance(speech, utterance)
    // If the cut was made too late, the child seems to say everything at once.
    const wasCut = utterance.rest === '' || !text.toLowerCase().includes(utterance.rest.split(' ')[0] ?? '')
    if (text && wasCut) endings.push({ ...utterance, said: text, isUncertain, pitch })
  }
  await speech.close()
  return endings
}

const everyThird = <Item>(items: Item[]) => items.filter((_, index) => index % 9 < 3)

type Measure = (endings: Ending[], rule: Rule) => number
type Row = [name: string, unit: string, goal: Goal, endings: () => Promise<Ending[]>, measure: Measure]

const tenPercent: Goal = { of: 'ours', atMost: 10 }
const thirdOf = (read: () => Utterance[]) => () => spoken(everyThird(read()))
const rows: Row[] = [
  ['false-ends', '%', tenPercent, () => written(readPausedUtterances()), percentOfFalseEnds],
  ['delay', 'ms', { of: 'ratio', atMost: 1 }, () => written(readCompleteUtterances()), meanDelayMs],
  ['spoken-false-ends', '%', tenPercent, thirdOf(readPausedUtterances), percentOfFalseEnds],
  ['spoken-delay', 'ms', { of: 'ratio', atMost: 1.05 }, thirdOf(readCompleteUtterances), meanDelayMs],
]

export const endpointing: Benchmark[] = rows.map(([name, unit, goal, endings, measure]) => ({
  name: `endpointing-${name}`,
  unit,
  goal,
  isCounted: true,
  async run() {
    const all = await endings()
    const sample = (rule: Rule) => [{ value: measure(all, rule), cpu: null }]
    return { ours: sample(ours), baseline: sample(baseline) }
  },
}))
