import type { MomentReason } from '@pipit/contract/insights/insights'
import type { StoredMoment } from './insight-types.ts'

/** Null if it is not known why the moment was chosen. */
export const readReason = ({ reason, why }: StoredMoment): MomentReason | null => reason ?? parseSentence(why ?? '')

/** Days that an older server has aggregated have no points: then those of the reason count. */
export function readPoints(moment: StoredMoment): number {
  const reason = readReason(moment)
  return moment.points ?? (reason ? pointsOf(reason) : 0)
}

export function pointsOf({ code, count }: MomentReason): number {
  switch (code) {
    case 'question':
      return 3
    case 'explanation':
      return 2.5
    case 'joy':
      return 2
    case 'new-words':
      return Math.min(count ?? 0, 4)
    case 'long-sentence':
      return 1.5
  }
}

/**
 * Version 0.1.0 stored a reason as an English sentence, and fails without one. It may run beside this version during an
 * upgrade, so both are stored until there is a version after this one.
 */
export function toSentence({ code, count }: MomentReason): string {
  switch (code) {
    case 'question':
      return 'A question'
    case 'explanation':
      return 'Gives a reason'
    case 'joy':
      return 'Sounds happy'
    case 'new-words':
      return count === 1 ? 'A new word' : `${count} new words`
    case 'long-sentence':
      return `${count} words in one go`
  }
}

/** Days that version 0.1.0 has aggregated have nothing but the sentence. */
function parseSentence(why: string): MomentReason | null {
  const count = Number.parseInt(why) || 1
  if (/^(A|\d+) new words?$/.test(why)) return { code: 'new-words', count }
  if (/^\d+ words in one go$/.test(why)) return { code: 'long-sentence', count }
  const code = (['question', 'explanation', 'joy'] as const).find(
    (each) => toSentence({ code: each, count: null }) === why,
  )
  return code ? { code, count: null } : null
}
