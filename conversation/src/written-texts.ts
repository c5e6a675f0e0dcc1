import { fillIn } from './care/care-text.ts'
import { helperIds } from './care/suggest-helpers.ts'
import { answers } from './care/texts/answers.ts'
import { openings, repeatedOpenings } from './care/texts/openings.ts'
import { stepTexts } from './care/texts/steps.ts'
import { silencePhrases } from './lifecycle/silence-limits.ts'
import type { Helplines } from './participants.ts'
import { replacements, safeReply } from './safeguards/fixed-replies.ts'
import { busyPhrases } from './turns/busy-phrases.ts'
import { fixedPhrases } from './turns/fixed-phrases.ts'

/** All that a conversation says by itself to a child whose name is unknown, for speech that is rendered ahead. */
export function writtenTexts(helplines: Helplines[]): string[] {
  const { goodbye, timeIsUp, quietTimeBegins, paused, timeWasUp, resting, ...fixed } = fixedPhrases
  return [
    ...Object.values(fixed),
    ...Object.values(busyPhrases),
    goodbye(null),
    timeIsUp(null),
    paused(null),
    ...[quietTimeBegins, timeWasUp, resting].map((text) => text(null, 'tomorrow')),
    safeReply,
    ...Object.values(replacements),
    ...silencePhrases,
    ...careTexts(helplines),
  ]
}

/** Every text of care as every child may hear it. */
function careTexts(helplines: Helplines[]): string[] {
  const texts = textsIn([openings, repeatedOpenings, stepTexts, answers])
  return texts.flatMap((text) =>
    text.includes('{')
      ? [null, ...helplines].flatMap((each) => mentions.map((mentioned) => fillIn(text, each, mentioned)))
      : [text],
  )
}

/** Every combination of grown-ups that the child may have mentioned. */
const mentions = Array.from({ length: 2 ** helperIds.length }, (_, bits) =>
  helperIds.filter((_id, at) => (bits >> at) % 2 === 1),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
