// The whole server with instant speech and language adapters, and an endpoint that creates devices.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { randomBytes, randomUUID } = await import('node:crypto')
const { scopesOf } = await import('@pipit/contract/api/access')
const { compose } = await import('@pipit/server/compose')
const { readConfig } = await import('@pipit/server/config')
const { instantVoice } = await import('./instant-voice.ts')

const delays: number[] = []
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
// The real voice is the default one, without any configured provider.
const server = await compose(config, process.argv.includes('--real-voice') ? {} : { voice: instantVoice(delays) })

server.app.get<{ Params: { count: string } }>('/bench/devices/:count', async ({ params }) => {
  const { pool } = server.database
  const { rows } = await pool.query<{ id: string; registeredTo: string }>(
    `with account as (
       insert into accounts (identity_uid, email, email_verified) values ($1, $2, true) returning id
     ), child as (
       insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
       select $3, id, 'Mia', 'simple', 'preschool', '{}', '{}', 'en' from account
     ), consent as (
       insert into consents (id, account_id, version, text_hash) select gen_random_uuid(), id, 1, 'benchmark' from account
     ), batch as (
       insert into batches (id, kind, label, note, count) values ($4, 'devices', 'Benchmark', '', $5) returning id
     )
     insert into devices (id, batch_id, status, claim_code_hash, encrypted_claim_code, account_id, hardware_model, public_key)
     select md5(random()::text || number)::text, batch.id, 'registered', decode(md5(random()::text || number), 'hex'), '', account.id, 'one', ''
       from account, batch, generate_series(1, $5) number returning id, account_id as "registeredTo"`,
    [randomUUID(), `${randomBytes(8).toString('hex')}@example.org`, randomUUID(), randomUUID(), Number(params.count)],
  )
  return Promise.all(
    rows.map(({ id, registeredTo }) =>
      server.tokens.sign({ kind: 'device', deviceId: id, registeredTo, tokenVersion: 1, scopes: scopesOf.device }),
    ),
  )
})

server.app.get('/bench/delays', async () => delays.splice(0))

await server.app.listen({ host: '127.0.0.1', port: config.port })
const stop = () => void server.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
