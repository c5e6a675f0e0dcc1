import { findPrivateTexts, redactPersonalDataIn } from '@pipit/conversation/prompt/private-words'
import type { FindProfanity } from '@pipit/conversation/findings'
import type { Day } from '../aggregate-day.ts'
import { entryIdOf, type DayEntry } from '../text-analysis/parse-utterances.ts'

/** What a language model may read: nothing that was flagged or is private, nor the reply to it, which may repeat it. */
export function withoutPrivateEntries(
  { entries, flags }: Pick<Day, 'entries' | 'flags'>,
  findProfanity: FindProfanity,
): DayEntry[] {
  const ofChild = entries.filter(({ who }) => who === 'child')
  const privateTexts = findPrivateTexts(
    ofChild.map(({ text }) => text ?? ''),
    findProfanity,
  )
  const hidden = new Set([
    ...flags.map(entryIdOf),
    ...ofChild.filter((_, index) => privateTexts.has(index)).map(entryIdOf),
  ])
  const isHidden = (entry: DayEntry | undefined) => entry !== undefined && hidden.has(entryIdOf(entry))
  return entries
    .filter((entry, index) => !isHidden(entry) && !(entry.who === 'coach' && isHidden(entries[index - 1])))
    .map((entry) => ({ ...entry, text: entry.text === null ? null : redactPersonalDataIn(entry.text) }))
}
