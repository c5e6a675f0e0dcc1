import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { LogLine } from '@pipit/test-kit/capture-log'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { freePort } from '@pipit/test-kit/free-port'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { testVoice } from '@pipit/test-kit/voice'

/** Waits for the line, and checks that no logged line contains a secret. */
async function findLine(server: { logLines: LogLine[] }, expected: Partial<LogLine>, secrets: string[]) {
  await expect.poll(() => server.logLines, { timeout: 15_000 }).toContainEqual(expect.objectContaining(expected))
  const text = JSON.stringify(server.logLines)
  for (const secret of secrets) expect(text).not.toContain(secret)
  return server.logLines.find(({ msg }) => msg === expected.msg)
}

const sockets = openSockets()

describe('rejected API keys', async () => {
  const provider = createServer((_request, response) =>
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end('{"error":{"message":"expired-key is expired"}}'),
  )
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  afterAll(() => provider.close())
  const server = startTestServer({
    LOG_ERROR_CAUSES: 'false',
    HEAR: 'openai',
    THINK: 'openai',
    SPEAK: 'openai',
    OPENAI_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    OPENAI_API_KEY: 'expired-key',
    OPENAI_HEAR_MODEL: 'ears',
    OPENAI_THINK_MODEL: 'thoughts',
    OPENAI_SPEAK_MODEL: 'mouth',
  })

  test('a provider that rejects the API key is logged as an error with the provider, the code and the conversation', async () => {
    const { connect, child } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.start()
    device.type('my secret dragon')
    const secrets = ['dragon', child.name, 'expired-key']
    const context = { level: 'error', feature: 'chat', conversationId: device.conversation() }
    const unauthorized = { ...context, provider: 'openai-compatible', code: 'unauthorized' }
    const languageModelLine = await findLine(server, { ...unauthorized, msg: 'the language model failed' }, secrets)
    const speechLine = await findLine(server, { ...unauthorized, msg: 'text to speech failed' }, secrets)
    for (const line of [languageModelLine, speechLine]) expect(line?.err).toMatchObject({ message: 'left out' })

    device.socket.emit('stop')
    const summary = { level: 'error', feature: 'insights', provider: 'openai-compatible', code: 'unauthorized' }
    await findLine(server, { ...summary, msg: 'a day could not be summarized' }, secrets)
  })
})

describe('a failure that the server survives is logged', async () => {
  const server = startTestServer(
    { LOG_ERROR_CAUSES: 'false', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
    { voice: testVoice() },
  )

  test('a failed transcript write is logged as a warning, and the entry is written once the database accepts it', async () => {
    const { connect, child, readTranscript } = await aFamilyInConversation(server, sockets)
    const { pool } = server.database
    await pool.query(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'refused: %', new.text; end $$`)
    await pool.query(
      'create trigger refuse before insert on transcript_entries for each row execute function refuse_entry()',
    )
    const device = await connect()
    await device.start()
    device.type('my secret dragon')
    await findLine(
      server,
      {
        level: 'warn',
        feature: 'chat',
        code: 'P0001',
        conversationId: device.conversation(),
        msg: 'a transcript could not be written, retrying',
      },
      ['dragon', child.name],
    )
    // Dropping the trigger would lock the partitions in another order than the retries do, which can be a deadlock.
    await pool.query(
      'create or replace function refuse_entry() returns trigger language plpgsql as $$ begin return new; end $$',
    )
    await expect.poll(readTranscript, { timeout: 15_000 }).toContainEqual({ who: 'child', text: 'my secret dragon' })
  })

  test('a recording that cannot be stored waits in the database, and is logged with the conversation', async () => {
    const { connect, accountId, bearer, child, readTranscript } = await aFamilyInConversation(server, sockets)
    await server.call('PATCH /accounts/:accountId/children/:childId', {
      params: { accountId, childId: child.id },
      bearer,
      body: { speechRetentionDays: 5 },
    })
    const folder = join(server.config.dataFolder, 'files')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder was')
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    device.say(1)
    await findLine(
      server,
      {
        level: 'warn',
        feature: 'transcripts',
        code: 'ENOTDIR',
        conversationId: device.conversation(),
        msg: 'a recording could not be stored and waits in the database',
      },
      ['frogs', child.name],
    )
    expect(await readTranscript()).toContainEqual({ who: 'child', text: 'I like frogs' })
    await rm(folder)
  })

  test('a failed readiness check is logged as a warning with the request id', async () => {
    const { pool } = server.database
    await pool.query('alter table migrations rename name to former_name')
    const response = await server.fetch('/readyz')
    await pool.query('alter table migrations rename former_name to name')
    expect(response.status).toBe(503)
    const requestId = response.headers.get('x-request-id') ?? ''
    const failed = { level: 'warn', feature: 'health', code: '42703', requestId, msg: 'the readiness check failed' }
    await findLine(server, failed, [])
  })

  test('a failed job is logged as an error with the job and the attempt', async () => {
    await server.database.pool.query(
      `select graphile_worker.add_job('bulk-job', payload := '{"jobId":"secret-job-id"}'::json, max_attempts := 1)`,
    )
    const failed = { level: 'error', feature: 'jobs', job: 'bulk-job', attempt: 1, code: '22P02', msg: 'a job failed' }
    const line = await findLine(server, failed, ['secret-job-id'])
    expect(line).toMatchObject({ err: { message: 'left out' }, milliseconds: expect.any(Number) as number })
  })

  test('a failed mail is logged as an error and stays queued for the next attempt', async () => {
    const email = 'secret-parent@example.org'
    await createIdentityClient(server).signUp(email)
    await server.call('POST /auth/send-reset-password-email', { body: { email } })
    const failed = { level: 'error', feature: 'mails', job: 'send-mail', code: expect.any(String) as string }
    await findLine(server, { ...failed, msg: 'a job failed' }, [email, 'secret-parent'])
    const readMailJobs = async () =>
      (
        await server.database.pool.query(
          `select last_error is not null as failed from graphile_worker.jobs where task_identifier = 'send-mail'`,
        )
      ).rows
    await expect.poll(readMailJobs).toContainEqual({ failed: true })
  })
})
