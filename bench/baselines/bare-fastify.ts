// The baseline of most benchmarks: Fastify and pg, with the same queries and nothing else.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { default: fastify } = await import('fastify')
const { default: pg } = await import('pg')
const { bareFamilyPage } = await import('./bare-family-page.ts')
const { startEmbeddedPostgres } = await import('@pipit/server/database/embedded-postgres/start')

const { DATA_DIR = '', PORT = '' } = process.env
const embedded = await startEmbeddedPostgres(DATA_DIR)
const pool = new pg.Pool({ ...embedded.connection, max: 10 })
await pool.query(`create table if not exists bare_wait_list_entries (
  id bigint primary key generated always as identity,
  email text not null unique,
  created_at timestamptz not null default now()
)`)

const app = fastify()
const body = { type: 'object', required: ['email'], properties: { email: { type: 'string' } } }

app.get('/readyz', async () => {
  await pool.query('select 1')
  return { status: 'ready' }
})

app.post<{ Body: { email: string } }>('/v1/wait-list', { schema: { body } }, async (request, reply) => {
  const { email } = request.body
  await pool.query('insert into bare_wait_list_entries (email) values ($1) on conflict do nothing', [email])
  return reply.code(204).send()
})

bareFamilyPage(app, embedded.connection)
await app.listen({ host: '127.0.0.1', port: Number(PORT) })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await app.close()
  await pool.end()
  await embedded.release()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('disconnect', stop)
