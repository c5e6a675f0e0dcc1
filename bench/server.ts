// The whole server with an instant voice, and addresses that create devices and read what it measures.
// `--voice` chooses another one: `offline` is the one without a provider, `board` and `deaf-board` are those of boards.
import { createHash, randomUUID } from 'node:crypto'
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import type { Query } from './devices/insert-devices.ts'

enableCompileCache()
const { scopesOf } = await import('@pipit/contract/api/access')
const { compose } = await import('@pipit/server/compose/compose')
const { readConfig } = await import('@pipit/server/config/config')
const { createCipher } = await import('@pipit/server/database/cipher')
const { secretKeys } = await import('@pipit/server/config/secret-keys')
const { shrinkHeap } = await import('@pipit/server/shrink-heap')
const { deafBoardVoice, quickBoardVoice } = await import('./boards/board-voice.ts')
const { instantVoice } = await import('./chat/instant-voice.ts')
const { insertDevices } = await import('./devices/insert-devices.ts')

const { values } = parseArgs({ options: { voice: { type: 'string', default: 'instant' } } })
const delays: number[] = []
let heardChunks = 0
const voices: Record<string, NonNullable<Parameters<typeof compose>[1]>> = {
  instant: { voice: instantVoice(delays) },
  offline: {},
  board: { voice: quickBoardVoice() },
  'deaf-board': { voice: deafBoardVoice(() => (heardChunks += 1)) },
}
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
const server = await compose(config, voices[values.voice])
const cipher = createCipher((await secretKeys(config)).forPurpose('devices'))

/** New devices, and what each shows when it connects. A board is bound to its Client-Id. */
server.app.get<{ Params: { count: string } }>('/bench/devices/:count', async ({ params }) => {
  const query: Query = async (statement, given) => (await server.database.pool.query(statement, given)).rows
  const devices = await insertDevices(query, cipher, Number(params.count))
  return Promise.all(
    devices.map(async ({ deviceId, accountId: registeredTo }) => {
      const principal = { kind: 'device', deviceId, registeredTo, tokenVersion: 1, scopes: scopesOf.device } as const
      const clientId = randomUUID()
      const clientIdHash = createHash('sha256').update(clientId).digest('base64url')
      if (!values.voice.endsWith('board')) return { clientId, token: await server.tokens.sign(principal) }
      return { clientId, token: await server.tokens.sign({ ...principal, clientIdHash }) }
    }),
  )
})

/** How long each chunk took since the last call. */
server.app.get('/bench/delays', async () => delays.splice(0))

/** How many chunks arrived since the last call. */
server.app.get('/bench/heard-chunks', async () => {
  const count = heardChunks
  heardChunks = 0
  return count
})

/** The memory in use, without what the garbage collector has not yet freed. */
server.app.get('/bench/resident-bytes', async () => {
  shrinkHeap()
  return process.memoryUsage.rss()
})

await server.app.listen({ host: '127.0.0.1', port: config.port })
const stop = () => void server.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.stdout.write('ready\n')
