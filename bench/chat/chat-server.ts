// The whole server with instant speech and language adapters, and an endpoint that creates devices.
import { enableCompileCache } from 'node:module'
import type { Query } from '../devices/insert-devices.ts'

enableCompileCache()
const { scopesOf } = await import('@pipit/contract/api/access')
const { compose } = await import('@pipit/server/compose/compose')
const { readConfig } = await import('@pipit/server/config/config')
const { createCipher } = await import('@pipit/server/database/cipher')
const { secretKeys } = await import('@pipit/server/config/secret-keys')
const { shrinkHeap } = await import('@pipit/server/shrink-heap')
const { insertDevices } = await import('../devices/insert-devices.ts')
const { instantVoice } = await import('./instant-voice.ts')

const delays: number[] = []
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
// The real voice is the default one, without any configured provider.
const server = await compose(config, process.argv.includes('--real-voice') ? {} : { voice: instantVoice(delays) })
const keys = await secretKeys(config)

server.app.get<{ Params: { count: string } }>('/bench/devices/:count', async ({ params }) => {
  const query: Query = async (statement, values) => (await server.database.pool.query(statement, values)).rows
  const devices = await insertDevices(query, createCipher(keys.forPurpose('devices')), Number(params.count))
  return Promise.all(
    devices.map(({ deviceId, accountId: registeredTo }) =>
      server.tokens.sign({ kind: 'device', deviceId, registeredTo, tokenVersion: 1, scopes: scopesOf.device }),
    ),
  )
})

server.app.get('/bench/delays', async () => delays.splice(0))

/** What is in use, without what the garbage collector has not yet freed. */
server.app.get('/bench/resident-bytes', async () => {
  shrinkHeap()
  return process.memoryUsage.rss()
})

await server.app.listen({ host: '127.0.0.1', port: config.port })
const stop = () => void server.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.stdout.write('ready\n')
