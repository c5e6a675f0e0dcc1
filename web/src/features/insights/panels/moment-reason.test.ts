import { i18n } from '@lingui/core'
import type { MomentReason } from '@pipit/contract/insights/insights'
import { beforeAll, expect, test } from 'vitest'
import { momentReason } from './moment-reason.ts'

beforeAll(() => i18n.activate('en'))

test.each<[MomentReason, string]>([
  [{ code: 'question', count: null }, 'A question'],
  [{ code: 'explanation', count: null }, 'Gives a reason'],
  [{ code: 'joy', count: null }, 'Sounds happy'],
  [{ code: 'new-words', count: 1 }, 'A new word'],
  [{ code: 'new-words', count: 3 }, '3 new words'],
  [{ code: 'long-sentence', count: 14 }, '14 words in one go'],
])('the reason %o reads “%s”', (reason, text) => {
  expect(momentReason(reason)).toBe(text)
})

test.each([null, undefined, { code: 'rhymes', count: 2 } as never])('the reason %o is left out', (reason) => {
  expect(momentReason(reason)).toBeNull()
})
