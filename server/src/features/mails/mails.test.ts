import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startMailServer } from '@pipit/test-kit/mail-server'
import { freePort } from '@pipit/test-kit/free-port'

const smtpPort = await freePort()
const server = startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Pipit <hello@pipit.example>' })
const { signUp, signInWithPassword, update, exchange } = createIdentityClient(server)

const post = (path: string, email: string) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

describe('mails by SMTP', () => {
  test(
    'a mail is retried until the mail server is up, and arrives as HTML and text with a working link',
    { timeout: 60_000 },
    async () => {
      await signUp('late@example.org')
      expect((await post('/v1/auth/send-verify-email-email', 'late@example.org')).status).toBe(204)
      await expect
        .poll(
          async () =>
            (await server.database.pool.query('select attempts, last_error from graphile_worker.jobs')).rows[0],
        )
        .toMatchObject({ last_error: expect.stringContaining('ECONNREFUSED') })

      const mailServer = startMailServer(smtpPort)
      onTestFinished(mailServer.close)
      const { text } = await mailServer.waitForMail('late@example.org')
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

  test('a mail is not sent to an unknown address, and the response does not reveal that', async () => {
    const mailServer = startMailServer(smtpPort)
    onTestFinished(mailServer.close)
    await signUp('known@example.org')
    const known = await post('/v1/auth/send-reset-password-email', 'known@example.org')
    const unknown = await post('/v1/auth/send-reset-password-email', 'unknown@example.org')
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    await mailServer.waitForMail('known@example.org')
    expect(mailServer.received.map(({ to }) => to)).toEqual(['known@example.org'])
  })

  test('the owner who takes over an account by a password reset does not get the name of the impostor', async () => {
    const mailServer = startMailServer(smtpPort)
    onTestFinished(mailServer.close)
    const email = 'taken-over@example.org'
    const { idToken } = await signUp(email)
    await update({ idToken, displayName: 'Impostor' })
    expect((await exchange(idToken)).status).toBe(401)

    await post('/v1/auth/send-reset-password-email', email)
    const { text } = await mailServer.waitForMail(email)
    const link = /http:\/\/127\.0\.0\.1:\d+\/reset-password\?\S+/.exec(text)?.[0] ?? ''
    const oobCode = new URL(link).searchParams.get('oobCode')
    await server.fetch('/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=pipit-web', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode, newPassword: 'a new password' }),
    })
    const { idToken: own } = await signInWithPassword(email, 'a new password')
    const session = (await (await exchange(own)).json()) as { id: string; access_token: string }
    const account = await server.call('GET /accounts/:accountId', {
      params: { accountId: session.id },
      bearer: session.access_token,
    })
    expect(account).toMatchObject({ email, name: null })
  })

  test('a mail is encrypted while it is queued', async () => {
    await signUp('encrypted@example.org')
    await post('/v1/auth/send-reset-password-email', 'encrypted@example.org')
    const { rows } = await server.database.pool.query('select * from graphile_worker._private_jobs')
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/oobCode|encrypted@example/)
  })
})
