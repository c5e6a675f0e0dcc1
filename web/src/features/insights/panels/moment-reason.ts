import { plural, t } from '@lingui/core/macro'
import type { MomentReason } from '@pipit/contract/insights/insights'

/** Returns null if the reason is not known, or if this page does not know it yet. */
export function momentReason(reason: MomentReason | null | undefined): string | null {
  const count = reason?.count ?? 1
  switch (reason?.code) {
    case 'question':
      return t`A question`
    case 'explanation':
      return t`Gives a reason`
    case 'joy':
      return t`Sounds happy`
    case 'new-words':
      return plural(count, { one: 'A new word', other: '# new words' })
    case 'long-sentence':
      return plural(count, { one: '# word in one go', other: '# words in one go' })
    default:
      return null
  }
}
