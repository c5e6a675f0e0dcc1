// The whole server with an instant voice, and an endpoint that creates boards. With `--hears`, the voice hears them.
import { enableCompileCache } from 'node:module'
import { createHash, randomUUID } from 'node:crypto'
import type { Query } from '../devices/insert-devices.ts'
import type { BoardTarget } from './board-fleet.ts'

enableCompileCache()
const { scopesOf } = await import('@pipit/contract/api/access')
const { compose } = await import('@pipit/server/compose/compose')
const { readConfig } = await import('@pipit/server/config/config')
const { createCipher } = await import('@pipit/server/database/cipher')
const { secretKeys } = await import('@pipit/server/config/secret-keys')
const { insertDevices } = await import('../devices/insert-devices.ts')
const { boardVoice, quickBoardVoice } = await import('./board-voice.ts')

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
let chunks = 0
const voice = process.argv.includes('--hears') ? quickBoardVoice() : boardVoice(() => (chunks += 1))
const server = await compose(config, { voice })
const keys = await secretKeys(config)

server.app.get<{ Params: { count: string } }>('/bench/boards/:count', async ({ params }): Promise<BoardTarget[]> => {
  const query: Query = async (statement, values) => (await server.database.pool.query(statement, values)).rows
  const devices = await insertDevices(query, createCipher(keys.forPurpose('devices')), Number(params.count))
  return Promise.all(
    devices.map(async ({ deviceId, accountId: registeredTo }) => {
      const clientId = randomUUID()
      const clientIdHash = createHash('sha256').update(clientId).digest('base64url')
      const principal = { deviceId, registeredTo, tokenVersion: 1, scopes: scopesOf.device, clientIdHash }
      return { port: config.port, clientId, token: await server.tokens.sign({ kind: 'device', ...principal }) }
    }),
  )
})

/** Since the last call. */
server.app.get('/bench/heard', async () => {
  const heard = { chunks }
  chunks = 0
  return heard
})

await server.app.listen({ host: '127.0.0.1', port: config.port })
const stop = () => void server.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
