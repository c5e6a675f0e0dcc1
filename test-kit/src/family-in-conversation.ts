import type { startTestServer } from './start-test-server.ts'
import { aFamily } from './family.ts'
import type { openSockets } from './sockets.ts'
import { createTestDevice } from './test-device.ts'

type TestServer = ReturnType<typeof startTestServer>
type Sockets = ReturnType<typeof openSockets>

/** A family with a device that can hold conversations, and queries for what the server has stored. */
export async function aFamilyInConversation(server: TestServer, sockets: Sockets) {
  const family = await aFamily(server)
  const { accountId, bearer, deviceId } = family
  const params = { accountId, deviceId }
  const { deviceApiKey } = await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
    params,
    bearer,
  })
  return {
    ...family,
    deviceApiKey,
    async connect({ url = server.url, ...options }: Parameters<typeof createTestDevice>[1] & { url?: string } = {}) {
      const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
      return createTestDevice(await sockets.device(url, access_token), options)
    },
    /** A superadmin who acts as the device. */
    async emulate() {
      const { token } = await server.createSignedInAccount({ role: 'superadmin' })
      const { access_token } = await server.call('GET /auth/tokens/device/:deviceId', {
        params: { deviceId },
        bearer: token,
        reason: 'test',
      })
      return createTestDevice(await sockets.device(server.url, access_token))
    },
    readTranscript,
    readChildTexts: async () => (await readTranscript()).filter(({ who }) => who === 'child').map(({ text }) => text),
    readFlags: () =>
      read<{ category: string; severity: string }>('category, severity, entry_number as "entryNumber"', 'flags', 'at'),
    readRecordings: () => read<{ kind: string }>('kind', 'recordings', 'kind'),
    readConversations: () =>
      read<{ id: string; endReason: string | null }>('id, end_reason as "endReason"', 'conversations', 'started_at'),
  }

  function readTranscript() {
    return read<{ who: string; text: string | null }>('who, text', 'transcript_entries', 'at, number')
  }

  async function read<Row extends object>(columns: string, table: string, order: string) {
    const query = `select ${columns} from ${table} where child_id = $1 order by ${order}`
    return (await server.database.pool.query<Row>(query, [family.child.id])).rows
  }
}
