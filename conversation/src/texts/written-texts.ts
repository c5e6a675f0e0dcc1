import { fillIn, helperIds } from './fill-in.ts'
import type { Helplines } from '../participants.ts'
import { stringsIn } from './strings-in.ts'
import type { Texts } from './texts.ts'

/** Voices render these ahead. A conversation says them by itself to a child whose name is unknown. */
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

/** A child may hear a text of care with any helplines and helpers. */
function careTexts({ openings, repeatedOpenings, steps, answers, help }: Texts, helplines: Helplines[]): string[] {
  return stringsIn([openings, repeatedOpenings, steps, answers]).flatMap((text) =>
    text.includes('{')
      ? [null, ...helplines].flatMap((each) =>
          mentions.map((mentioned) => fillIn(text, { help, helplines: each, mentionedHelpers: mentioned })),
        )
      : [text],
  )
}

/** These are all combinations of grown-ups that the child may have mentioned. */
const mentions = Array.from({ length: 2 ** helperIds.length }, (_, bits) =>
  helperIds.filter((_id, at) => (bits >> at) % 2 === 1),
)
