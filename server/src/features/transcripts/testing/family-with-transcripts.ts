import { aConversation } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import type { startTestServer } from '@pipit/test-kit/start-test-server'

type TestServer = ReturnType<typeof startTestServer>
type Options = Parameters<typeof aConversation>[1]

/** A family and what its parent can do with the transcripts of its child. */
export async function aFamilyWithTranscripts(server: TestServer) {
  const family = await aFamily(server)
  const { accountId, bearer, child } = family
  const ofChild = { accountId, childId: child.id }
  const base = { params: ofChild, bearer }
  return {
    ...family,
    ...ofChild,
    list: (query = {}) => server.call('GET /accounts/:accountId/children/:childId/transcripts', { ...base, query }),
    texts: async (query = {}) =>
      (await server.call('GET /accounts/:accountId/children/:childId/transcripts', { ...base, query })).items.map(
        ({ text }) => text,
      ),
    download: async (query: { format: 'text' | 'json' | 'page'; search?: string }) =>
      (await server.call('GET /accounts/:accountId/children/:childId/transcripts/download', { ...base, query })).text(),
    deleteEntry: (conversationId: string, number: number) =>
      server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
        bearer,
        params: { ...ofChild, conversationId, number },
      }),
    deleteConversation: (conversationId: string) =>
      server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
        bearer,
        params: { ...ofChild, conversationId },
      }),
    deleteDay: (day: string) =>
      server.call('DELETE /accounts/:accountId/children/:childId/transcripts/days/:day', {
        bearer,
        params: { ...ofChild, day },
      }),
    addConversation: (startedAt: string, entries: Options['entries'], more: Partial<Options> = {}) =>
      aConversation(server, { ...ofChild, startedAt, entries, ...more }),
    setTimeZone: (timeZone: string) =>
      server.database.pool.query('update accounts set time_zone = $2 where id = $1', [accountId, timeZone]),
  }
}
