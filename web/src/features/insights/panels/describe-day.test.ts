import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import type { Insight } from '../api/get-insights.ts'
import { describeDay } from './describe-day.ts'

beforeAll(() => i18n.activate('en'))

const day = {
  minutes: 12,
  conversations: 1,
  turns: 9,
  notUnderstood: 0,
  words: 100,
  mood: { label: 'not-enough', evidence: [] },
  summarizedBy: 'rules',
  summary: 'By a model.',
} as unknown as Insight

test.each<[string, Partial<Insight>]>([
  ['Mia talked with Pipit for 12 minutes.', {}],
  ['Mia talked with Pipit for 1 minute.', { minutes: 1 }],
  ['Mia talked with Pipit 3 times, for 12 minutes in all.', { conversations: 3 }],
  ['Mia talked with Pipit for less than a minute. That is too little to say more.', { minutes: 0, words: 5 }],
  [
    'Mia talked with Pipit for 12 minutes. What was said about feelings sounded mostly happy. 4 turns could not be understood.',
    { mood: { label: 'happy', evidence: [] }, notUnderstood: 4 },
  ],
  ['Mia spoke, but nothing could be understood.', { words: 0 }],
  ['Mia said nothing that was stored.', { turns: 0 }],
  ['This is time of a conversation that began the day before or was deleted.', { turns: 0, conversations: 0 }],
  ['By a model.', { summarizedBy: 'model' }],
])('a day is described in words: %s', (text, figures) => {
  expect(describeDay({ ...day, ...figures }, 'Mia')).toBe(text)
})
