import { describe, expect, onTestFinished, test } from 'vitest'
import { ProviderError } from '@pipit/voice/provider-error'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { freePort } from '@pipit/test-kit/free-port'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { version } from '../../version.ts'

const sockets = openSockets()
const port = await freePort()
const token = 'a-token-of-32-letters-and-digits'

const voice = testVoice()
let mayHear = true
const hear = voice.hear.bind(voice)
voice.hear = (speech, options) =>
  mayHear ? hear(speech, options) : Promise.reject(new ProviderError('openai-compatible', 'rate-limited'))
const server = startTestServer({ METRICS_PORT: String(port) }, { voice })

const readPage = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
/** The value of one series, such as `pipit_sockets{namespace="chat"}`. */
const valueOf = (page: string, series: string) => {
  const line = page.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}
const readValue = async (series: string) => valueOf(await readPage(), series)

describe('metrics of a server in use', () => {
  test('a spoken turn is measured stage by stage, and nothing personal is in the page', async () => {
    const { connect, child, accountId, deviceId, cardId, bearer, deviceApiKey } = await aFamilyInConversation(
      server,
      sockets,
    )
    const params = { accountId, childId: child.id }
    await server.call('GET /accounts/:accountId/children/:childId', { params, bearer })
    await server.fetch(`/v1/accounts/${accountId}/nowhere/${child.id}?search=secret`, { method: 'POST' })
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    device.say(1)
    await device.waitForCoachText('You said: I like frogs.')
    await expect.poll(() => readValue('pipit_turn_stage_duration_seconds_count{stage="total"}')).toBe(1)
    for (const stage of ['endpointing', 'hear'])
      await expect.poll(() => readValue(`pipit_turn_stage_duration_seconds_count{stage="${stage}"}`)).toBe(1)
    // The greeting, too.
    await expect.poll(() => readValue('pipit_turn_stage_duration_seconds_count{stage="think"}')).toBe(2)
    await expect.poll(() => readValue('pipit_turn_stage_duration_seconds_count{stage="save"}')).toBeGreaterThan(0)

    mayHear = false
    device.say(1)
    await expect
      .poll(() => readValue('pipit_provider_errors_total{provider="openai-compatible",code="rate-limited"}'))
      .toBe(2)

    const page = await readPage()
    expect(valueOf(page, 'pipit_sockets{namespace="chat"}')).toBe(1)
    expect(valueOf(page, 'pipit_sockets{namespace="family"}')).toBe(0)
    expect(valueOf(page, 'pipit_conversations')).toBe(1)
    expect(page).toContain(`pipit_info{version="${version}"} 1`)
    const labels = 'method="GET",route="/v1/accounts/:accountId/children/:childId",status="2xx"'
    expect(valueOf(page, `pipit_http_request_duration_seconds_count{${labels}}`)).toBe(1)
    expect(page).toContain('method="POST",route="none",status="4xx"')
    expect(valueOf(page, 'pipit_failures_total{level="error",feature="chat"}')).toBe(2)
    const personal = [accountId, deviceId, child.id, cardId, device.conversation(), bearer, deviceApiKey]
    for (const secret of [...personal, child.name, 'frogs', 'Hello there', 'secret', 'Home', 'Ours'])
      expect(page).not.toContain(secret)
  })

  test('jobs, the job queue, the database and the process are measured', async () => {
    const run = 'pipit_job_duration_seconds_count{task="resume-bulk-jobs",outcome="completed"}'
    await expect.poll(() => readValue(run)).toBeGreaterThan(0)
    const { pool } = server.database
    await pool.query(
      `select graphile_worker.add_job('bulk-job', payload := '{"jobId":"not-a-uuid"}'::json, max_attempts := 1)`,
    )
    await expect.poll(() => readValue('pipit_job_queue_length{task="bulk-job",state="failed"}')).toBe(1)
    await pool.query(
      `select graphile_worker.add_job('bulk-job', payload := '{"jobId":"not-a-uuid"}'::json, max_attempts := 9)`,
    )
    await expect.poll(() => readValue('pipit_job_queue_length{task="bulk-job",state="retrying"}')).toBe(1)
    const page = await readPage()
    expect(valueOf(page, 'pipit_job_duration_seconds_count{task="bulk-job",outcome="failed"}')).toBe(2)
    expect(valueOf(page, 'pipit_job_queue_oldest_seconds{task="bulk-job"}')).toBeGreaterThan(0)
    expect(valueOf(page, 'pipit_job_queue_length{task="send-mail",state="ready"}')).toBe(0)
    expect(valueOf(page, 'pipit_database_up')).toBe(1)
    expect(valueOf(page, 'pipit_announcements_connected')).toBe(1)
    expect(valueOf(page, 'pipit_database_waiting')).toBe(0)
    expect(valueOf(page, 'pipit_database_query_duration_seconds_count{kind="select"}')).toBeGreaterThan(0)
    expect(valueOf(page, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(valueOf(page, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  test('a database that does not answer is reported within three seconds', async () => {
    const { pool } = server.database
    const client = await pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin')
    await client.query('lock table graphile_worker._private_jobs in access exclusive mode')
    const askedAt = performance.now()
    const page = await readPage()
    await client.query('rollback')
    expect(performance.now() - askedAt).toBeLessThan(3000)
    expect(valueOf(page, 'pipit_database_up')).toBe(0)
    expect(page).not.toContain('pipit_job_queue_length{')
    await expect.poll(() => readValue('pipit_database_up')).toBe(1)
  })
})

describe('who may read metrics', () => {
  test('with a port of their own, they are not on the public port, and that port serves nothing else', async () => {
    expect(await (await server.fetch('/metrics')).text()).not.toContain('pipit_')
    expect((await fetch(`http://127.0.0.1:${port}/v1/settings`)).status).toBe(404)
  })

  test('on the public port they need the token, and without any variable there are none', async () => {
    const protectedServer = await server.another({ metrics: { listen: null, token } })
    onTestFinished(protectedServer.close)
    const read = (headers: Record<string, string>) => fetch(`${protectedServer.url}/metrics`, { headers })
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token])
      expect((await read({ authorization })).status).toBe(401)
    const response = await read({ authorization: `Bearer ${token}` })
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await response.text()).toContain('pipit_database_up 1')

    const silent = await server.another({ metrics: null })
    onTestFinished(silent.close)
    const headers = { authorization: `Bearer ${token}` }
    expect(await (await fetch(`${silent.url}/metrics`, { headers })).text()).not.toContain('pipit_')
  })
})
