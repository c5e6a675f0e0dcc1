import { expect } from 'vitest'
import { aConversation } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { insightStore } from '../insight-store.ts'

type Entries = Parameters<typeof aConversation>[1]['entries']
type TestServer = ReturnType<typeof startTestServer>

export const daysAgo = (days: number, time = '10:00') => {
  const day = new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  return { date: day, at: `${day}T${time}:00Z` }
}

/** A child whose days are aggregated by the job, as after any conversation. */
export async function aChildWithInsights(server: TestServer) {
  const { accountId, bearer, child } = await aFamily(server)
  const childId = child.id
  const ofChild = { accountId, childId }
  const read = async (query = {}) =>
    (await server.call('GET /accounts/:accountId/children/:childId/insights', { params: ofChild, bearer, query })).items
  async function addConversationIn(language: string, startedAt: string, ...entries: Entries) {
    const conversation = await aConversation(server, { ...ofChild, startedAt, language, entries })
    await insightStore(server.database).queueDays(conversation)
    await waitForJobs(server, childId)
    return conversation
  }
  return {
    ...ofChild,
    bearer,
    read,
    addConversation: (startedAt: string, ...entries: Entries) => addConversationIn('en', startedAt, ...entries),
    addConversationIn,
    query: (statement: string, ...values: unknown[]) => server.database.pool.query(statement, values),
    waitForJobs: () => waitForJobs(server, childId),
  }
}

/** Waits until every job about the child is done. */
async function waitForJobs(server: TestServer, childId: string) {
  const waiting = 'select last_error from graphile_worker._private_jobs where strpos(payload::text, $1) > 0'
  const pendingJobs = async () => (await server.database.pool.query(waiting, [childId])).rows
  await expect.poll(pendingJobs, { timeout: 10_000, interval: 20 }).toEqual([])
}
