import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { momentReason } from './moment-reason.ts'

beforeAll(() => i18n.activate('en'))

test.each(['A question', 'Gives a reason', 'Sounds happy', 'A new word', '3 new words', '14 words in one go', 'New'])(
  'the reason “%s” is shown as the server gave it in English',
  (why) => {
    expect(momentReason(why)).toBe(why)
  },
)
