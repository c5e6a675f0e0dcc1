import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startMailServer } from '@pipit/test-kit/mail-server'
import { freePort } from '@pipit/test-kit/free-port'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const smtpPort = await freePort()
const server = startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
const { signUp } = createIdentityClient(server)
let mailServer: ReturnType<typeof startMailServer>
beforeAll(() => {
  mailServer = startMailServer(smtpPort)
})
afterAll(() => mailServer.close())

const post = (path: string, body: object, headers: Record<string, string>) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function aFamilyThatReads(language: string) {
  const family = await aFamily(server)
  const { email } = await server.call('PATCH /accounts/:accountId', {
    params: { accountId: family.accountId },
    bearer: family.bearer,
    body: { language },
  })
  return { ...family, email, params: { accountId: family.accountId } }
}

describe('a mail', () => {
  test('that somebody asks for is in the language of their page', async () => {
    await signUp('page@example.org')
    const headers = { 'accept-language': 'de-AT, en;q=0.5' }
    await post('/v1/auth/send-reset-password-email', { email: 'page@example.org' }, headers)
    const { text } = await mailServer.waitForMail('page@example.org')
    expect(text).toContain('Du hast ein neues Passwort angefordert.')
    expect(text).toContain('<html lang="de">')
    expect(text).toMatch(/reset-password\?\S*lang=de/)
  })

  test('of the identity provider is in the language that the SDK sends', async () => {
    const { idToken } = await signUp('sdk@example.org')
    const body = { requestType: 'VERIFY_EMAIL', idToken }
    await post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=pipit-web', body, {
      'x-firebase-locale': 'es',
    })
    const { text } = await mailServer.waitForMail('sdk@example.org')
    expect(text).toContain('¡Te damos la bienvenida a Pipit!')
  })

  test('is in English for a language that Pipit does not have', async () => {
    const { params, bearer, email, deviceId } = await aFamilyThatReads('ja')
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params: { ...params, deviceId },
      bearer,
    })
    const { text } = await mailServer.waitForMail(email)
    expect(text).toContain('The release code of your Pipit')
    expect(text).toContain('<html lang="en">')
  })

  test('about a family is in the language of each adult’s profile', async () => {
    const { params, bearer, email, deviceId, accountId } = await aFamilyThatReads('fr')
    const other = await aFamilyThatReads('es-MX')
    await server.database.pool.query(
      "insert into guardians (account_id, guardian_id, role) values ($1, $2, 'guardian')",
      [accountId, other.accountId],
    )
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params: { ...params, deviceId },
      bearer,
    })
    expect((await mailServer.waitForMail(email)).text).toContain('Vous avez désactivé Ours. Son code de libération est')
    expect((await mailServer.waitForMail(other.email)).text).toContain('Has desactivado Ours. Su código de liberación')
  })

  test('to an invited adult is in the language of who invites', async () => {
    const { params, bearer, email } = await aFamilyThatReads('de')
    const body = { email: 'invited@example.org', role: 'viewer' } as const
    await server.call('POST /accounts/:accountId/guardians/invitations', { params, bearer, body })
    const { text } = await mailServer.waitForMail('invited@example.org')
    expect(text).toContain(`${email} lädt dich als Gast in die Familie ein.`)
  })

  test('to a second contact is in the language of the family', async () => {
    const { params, bearer, email } = await aFamilyThatReads('fr')
    const body = { name: 'Ana', email: 'contact@example.org' }
    await server.call('POST /accounts/:accountId/second-contact', { params, bearer, body })
    const { text } = await mailServer.waitForMail('contact@example.org')
    expect(text).toContain(`Bonjour Ana, Pipit est un compagnon`)
    expect(text).toContain(email)
  })

  test('to somebody on the wait list is in the language of the page on which they joined it', async () => {
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    await post('/v1/wait-list', { email: 'waiting@example.org' }, { 'accept-language': 'es' })
    const { items } = await server.call('POST /admin/wait-list/list', { bearer, body: {} })
    await server.call('POST /admin/wait-list/invite', { bearer, body: { ids: items.map(({ id }) => id) } })
    expect((await mailServer.waitForMail('waiting@example.org')).text).toContain('Gracias por esperar.')
  })

  test('about a deleted account is in the language that it had, with its date and plurals', async () => {
    const { params, bearer, email } = await aFamilyThatReads('de')
    await server.call('DELETE /accounts/:accountId', { params, bearer })
    const { text } = await mailServer.waitForMail(email)
    expect(text).toMatch(/Endgültig gelöscht am \d+\. \p{L}+ 20\d\d um [\d:]+ UTC:/u)
    expect(text).toContain('• 1 Gerät, das dir nicht mehr gehört')
  })
})
