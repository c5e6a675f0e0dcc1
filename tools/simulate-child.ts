import { parseArgs } from 'node:util'
import { activities } from '@pipit/coach/activities'
import { secondsToSay } from '@pipit/coach/dialogue/speaking-time'
import { countMisses, countRepeats } from '@pipit/coach/testing/count-repeats'
import { simulateConversation, type SimulatedConversation } from '@pipit/coach/testing/simulated-child'
import { createTestCoach } from '@pipit/coach/testing/test-child'

/** Lets simulated children play with the scripted coach for two days, and prints what they had to listen to. */
const { values } = parseArgs({
  options: {
    activity: { type: 'string' },
    age: { type: 'string' },
    /** The interests of the profile, separated by commas. */
    interests: { type: 'string', default: '' },
    /** Prints what was said on the first day. */
    transcript: { type: 'boolean', default: false },
    /** Prints the sentences that were repeated, and the turns that were not understood. */
    details: { type: 'boolean', default: false },
  },
})

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const coach = createTestCoach()
const interests = values.interests.split(',').filter(Boolean)
for (const age of values.age ? [Number(values.age)] : [4, 6, 9]) {
  for (const { id, fromAge } of activities) {
    if (fromAge > age || (values.activity && values.activity !== id)) continue
    const simulate = (day: number) =>
      simulateConversation({
        coach,
        age,
        activity: id,
        seed: `${id} ${age} day ${day}`,
        childId: `${id} ${age}`,
        interests,
      })
    const first = await simulate(1)
    const second = await simulate(2)
    if (values.transcript) printTranscript(first)
    console.log(`${age} years  ${id.padEnd(16)}${summary(first, second)}`)
    if (values.details) {
      console.log('repeated', countRepeats(first).repeated)
      console.log('repeated on the second day', countRepeats(second, [first]).repeated)
      console.log('not understood', countMisses(first).misses)
    }
  }
}

function summary(first: SimulatedConversation, second: SimulatedConversation) {
  const seconds = first.turns.filter(({ who }) => who === 'coach').map(({ text }) => secondsToSay(text))
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length
  return [
    `${seconds.length} turns of ${mean.toFixed(1)} s`,
    `longest ${Math.max(...seconds).toFixed(1)} s`,
    `${seconds.filter((each) => each > 10).length} over 10 s`,
    `repeats ${percent(countRepeats(first).share)}`,
    `second day ${percent(countRepeats(second, [first]).share)}`,
    `misses ${percent(countMisses(first).share)}`,
  ].join(', ')
}

function printTranscript({ turns }: SimulatedConversation) {
  for (const { who, text } of turns) console.log(`**${who === 'child' ? 'Child' : 'Pipit'}:** ${text}\n`)
}
