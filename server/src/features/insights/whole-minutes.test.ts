import { sumInsights } from '@pipit/contract/insights/sum-insights'
import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aChildWithInsights } from './testing/child-with-insights.ts'

const server = startTestServer()

/** Each takes ten seconds. */
const turns = (count: number) => Array.from({ length: count }, () => 'Hm')

test('the minutes of the hours add up to their day, those of the days to their week and to their month', async () => {
  const { accountId, childId, bearer, addConversation, read } = await aChildWithInsights(server)
  // 4.8, 4.8 and 5.2 minutes: 14.8 in all, and 13 as whole minutes of each day.
  await addConversation('2026-10-05T10:00:00Z', ...turns(29))
  await addConversation('2026-10-06T10:00:00Z', ...turns(29))
  await addConversation('2026-10-07T10:57:24Z', ...turns(31))
  const days = await read()
  expect(days.map(({ minutes }) => minutes)).toEqual([5, 4, 4])
  expect(days.map(({ hours }) => hours)).toEqual([
    [
      { hour: 10, minutes: 3 },
      { hour: 11, minutes: 2 },
    ],
    [{ hour: 10, minutes: 4 }],
    [{ hour: 10, minutes: 4 }],
  ])
  expect(sumInsights(days).minutes).toBe(13)
  const params = { accountId, childId }
  const { items } = await server.call('GET /accounts/:accountId/children/:childId/insights/months', { params, bearer })
  expect(items).toMatchObject([{ month: '2026-10', minutes: 13 }])
  const ofWeek = { ...params, day: '2026-10-05' }
  const path = 'GET /accounts/:accountId/children/:childId/insights/keepsakes/:day'
  expect(await server.call(path, { params: ofWeek, bearer })).toMatchObject({ minutes: 13 })
})
