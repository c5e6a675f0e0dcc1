import { parseArgs } from 'node:util'
import { withoutMarks } from '@pipit/conversation/text/foreign-words'
import { activities } from '@pipit/coach/activities'
import { simulateRendering } from '@pipit/coach/testing/simulate-rendering'
import { simulateConversation } from '@pipit/coach/testing/simulated-child'
import { createTestCoach } from '@pipit/coach/testing/test-child'
import { splitAtCommas } from '@pipit/voice/embedded/tts/kokoro/split-at-commas'
import { writtenSentences } from '@pipit/coach/written-sentences'

/** Prints how often simulated children wait for a sentence that a slow machine still has to render. */
const { values } = parseArgs({
  options: {
    activity: { type: 'string' },
    age: { type: 'string', default: '6' },
    /** Seconds of rendering for a second of speech. */
    'rendering-time': { type: 'string', default: '1.3' },
  },
})
const age = Number(values.age)
const renderingTime = Number(values['rendering-time'])
const noticeableSeconds = 0.3
/** Then the simple voice takes over. */
const tooLongSeconds = 9

const coach = createTestCoach()
const stored = new Set((await writtenSentences()).flatMap(({ sentences }) => sentences).map(withoutMarks))
const totals = new Map<string, number[]>()
console.log(`${stored.size} written sentences; ${renderingTime} s for a second of speech, ${age} years`)
for (const { id, fromAge } of activities) {
  if (fromAge > age || (values.activity && values.activity !== id)) continue
  const startedAt = performance.now()
  const conversation = await simulateConversation({
    coach,
    age,
    activity: id,
    seed: `${id} ${age}`,
    childId: `${id} ${age}`,
    foresees: true,
  })
  const replies = conversation.turns.filter(({ who }) => who === 'coach').length
  const milliseconds = (performance.now() - startedAt) / replies
  const simulate = (options: Partial<Parameters<typeof simulateRendering>[1]>) =>
    simulateRendering(conversation, {
      renderingTime,
      stored: new Set(),
      ahead: false,
      split: splitAtCommas,
      ...options,
    })
  const cases = {
    'nothing stored': simulate({}),
    'nothing stored, ahead': simulate({ ahead: true }),
    stored: simulate({ stored }),
    'stored, ahead, whole sentences': simulate({ stored, ahead: true, split: (sentence) => [sentence] }),
    'stored, ahead': simulate({ stored, ahead: true }),
  }
  for (const [name, waits] of Object.entries(cases)) totals.set(name, [...(totals.get(name) ?? []), ...waits])
  const columns = Object.entries(cases).map(([name, waits]) => `${name}: ${summary(waits)}`)
  console.log(`${id.padEnd(16)}${columns.join('; ')}; ${milliseconds.toFixed(0)} ms a turn`)
}
for (const [name, waits] of totals) console.log(`all, ${name}: ${summary(waits)}`)

function summary(waits: number[]) {
  const sorted = waits.toSorted((one, other) => one - other)
  const share = (isCounted: (wait: number) => boolean) =>
    `${((100 * waits.filter(isCounted).length) / waits.length).toFixed(1)} %`
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return [
    `${share((wait) => wait < noticeableSeconds)} ready`,
    `p95 ${p95.toFixed(1)} s`,
    `longest ${(sorted.at(-1) ?? 0).toFixed(1)} s`,
    `${share((wait) => wait > tooLongSeconds)} too long`,
  ].join(', ')
}
