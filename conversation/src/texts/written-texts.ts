import { fillIn, helperIds } from './fill-in.ts'
import type { Helplines } from '../participants.ts'
import { stringsIn } from './strings-in.ts'
import type { Texts } from './texts.ts'

/** All that a conversation says by itself to a child whose name is unknown, for speech that is rendered ahead. */
export function writtenTexts(texts: Texts, helplines: Helplines[]): string[] {
  const { phrases, busy, refusals, silence, replacements, safeReply, resumption } = texts
  const { goodbye, timeIsUp, quietTimeBegins, paused, timeWasUp, resting, ...fixed } = phrases
  const tomorrow = resumption({ day: 'tomorrow', clock: null })
  return [
    ...Object.values(fixed),
    ...Object.values(busy),
    ...Object.values(refusals),
    goodbye(null),
    timeIsUp(null),
    paused(null),
    ...[quietTimeBegins, timeWasUp, resting].map((text) => text(null, tomorrow)),
    safeReply,
    ...stringsIn([replacements, silence]),
    ...careTexts(texts, helplines),
  ]
}

/** Every text of care as every child may hear it. */
function careTexts({ openings, repeatedOpenings, steps, answers, help }: Texts, helplines: Helplines[]): string[] {
  return stringsIn([openings, repeatedOpenings, steps, answers]).flatMap((text) =>
    text.includes('{')
      ? [null, ...helplines].flatMap((each) =>
          mentions.map((mentioned) => fillIn(text, { help, helplines: each, mentionedHelpers: mentioned })),
        )
      : [text],
  )
}

/** Every combination of grown-ups that the child may have mentioned. */
const mentions = Array.from({ length: 2 ** helperIds.length }, (_, bits) =>
  helperIds.filter((_id, at) => (bits >> at) % 2 === 1),
)
