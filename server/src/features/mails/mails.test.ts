import { once, EventEmitter } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { people } from '../../testing/people.ts'
import { freePort } from '../../testing/server-process.ts'

const smtpPort = await freePort()
const server = startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Pipit <hello@pipit.example>' })
const { signUp } = people(server)

/** A real mail server that keeps what it gets. */
function startMailServer() {
  const arrived = new EventEmitter()
  const letters: { to: string; text: string }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // We keep a connection in reserve; whoever closes need not wait for it.
    closeTimeout: 100,
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        letters.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          text: text.replaceAll('=\r\n', '').replaceAll('=3D', '='),
        })
        done()
        arrived.emit('letter')
      })
    },
  })
  smtp.listen(smtpPort, '127.0.0.1')
  return {
    async letterTo(email: string) {
      for (;;) {
        const letter = letters.find(({ to }) => to === email)
        if (letter) return letter
        await once(arrived, 'letter')
      }
    },
    letters,
    close: () => new Promise<void>((resolve) => void smtp.close(resolve)),
  }
}

const ask = (path: string, email: string) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

describe('mail', () => {
  test(
    'waits for a mail server that is down, and arrives as HTML and text with a link that works',
    { timeout: 60_000 },
    async () => {
      await signUp('late@example.org')
      expect((await ask('/v1/auth/send-verify-email-email', 'late@example.org')).status).toBe(204)
      await expect
        .poll(
          async () =>
            (await server.database.pool.query('select attempts, last_error from graphile_worker.jobs')).rows[0],
        )
        .toMatchObject({ last_error: expect.stringContaining('ECONNREFUSED') })

      const mailServer = startMailServer()
      onTestFinished(mailServer.close)
      const { text } = await mailServer.letterTo('late@example.org')
      expect(text).toContain('From: Pipit <hello@pipit.example>')
      expect(text).toContain('Content-Type: text/plain')
      expect(text).toContain('Content-Type: text/html')
      const link = /http:\/\/127\.0\.0\.1:\d+\/verify-email\?\S+/.exec(text)?.[0] ?? ''
      const code = new URL(link).searchParams.get('oobCode')
      const applied = await server.fetch('/identitytoolkit.googleapis.com/v1/accounts:update?key=pipit-web', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ oobCode: code }),
      })
      expect(await applied.json()).toMatchObject({ email: 'late@example.org', emailVerified: true })
    },
  )

  test('is not sent to an address that nobody has, and the answer does not tell', async () => {
    const mailServer = startMailServer()
    onTestFinished(mailServer.close)
    await signUp('known@example.org')
    const known = await ask('/v1/auth/send-reset-password-email', 'known@example.org')
    const unknown = await ask('/v1/auth/send-reset-password-email', 'unknown@example.org')
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    await mailServer.letterTo('known@example.org')
    expect(mailServer.letters.map(({ to }) => to)).toEqual(['known@example.org'])
  })

  test('keeps its links sealed while it waits', async () => {
    await signUp('sealed@example.org')
    await ask('/v1/auth/send-reset-password-email', 'sealed@example.org')
    const { rows } = await server.database.pool.query('select * from graphile_worker._private_jobs')
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/oobCode|sealed@example/)
  })
})

describe('without a mail server', () => {
  const quiet = startTestServer()
  const { signUp: signUpQuietly } = people(quiet)

  test('mail waits in an outbox that only this machine may open', async () => {
    await signUpQuietly('outbox@example.org')
    await quiet.call('POST /auth/send-verify-email-email', { body: { email: 'outbox@example.org' } })
    await expect.poll(async () => (await quiet.fetch('/outbox')).text()).toContain('outbox@example.org')
    expect(await quiet.call('GET /settings')).toMatchObject({ outbox: true })

    const throughProxy = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    expect((await quiet.fetch('/outbox', throughProxy)).status).toBe(404)
    const settings = await (await quiet.fetch('/v1/settings', throughProxy)).json()
    expect(settings).toMatchObject({ outbox: false })
  })
})
