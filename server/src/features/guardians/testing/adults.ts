import { scopesOf } from '@pipit/contract/api/access'
import { expect } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import type { startTestServer } from '@pipit/test-kit/start-test-server'

export interface Adult {
  accountId: string
  bearer: string
  sessionId: string
  email: string
}
export type Family = Awaited<ReturnType<typeof aFamily>>

/** Invites adults to families of this server, which has to be started with TRUST_PROXY. */
export function adultsOf(server: ReturnType<typeof startTestServer>) {
  let networks = 0
  /** From another network each, because mails to typed addresses are limited. */
  async function post(path: string, body: object, bearer?: string) {
    networks += 1
    const response = await server.fetch(`/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${networks % 250}`,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const content = (text ? JSON.parse(text) : {}) as { error?: { code: string }; accountId?: string }
    return { status: response.status, code: content.error?.code, ...content }
  }

  async function anAdult(): Promise<Adult> {
    const { accountId, token: bearer, sessionId } = await server.createSignedInAccount()
    const { email } = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
    return { accountId, bearer, sessionId, email }
  }

  const invite = ({ accountId, bearer }: Pick<Family, 'accountId' | 'bearer'>, email: string, role = 'guardian') =>
    post(`/accounts/${accountId}/guardians/invitations`, { email, role }, bearer)

  /** The token of the link that waits for this address, other than one that is known. */
  async function mailedToken(email: string, known?: string) {
    const find = async () => {
      const mails = (await server.readOutbox()).split('<article').filter((mail) => mail.includes(email))
      return mails.flatMap((mail) => /invitation#([\w.-]+)/.exec(mail)?.[1] ?? []).find((token) => token !== known)
    }
    await expect.poll(find).toBeDefined()
    return (await find()) ?? ''
  }

  /** The mails to this address that say so. */
  async function expectMails(email: string, text: RegExp, count: number) {
    const found = async () => {
      const mails = (await server.readOutbox()).split('<article')
      return mails.filter((mail) => mail.includes(`To ${email}`) && text.test(mail))
    }
    await expect.poll(async () => (await found()).length, { message: `${email}: ${text.source}` }).toBe(count)
    return found()
  }

  const accept = (token: string, { bearer }: Pick<Adult, 'bearer'>) =>
    post('/guardian-invitations/accept', { token }, bearer)

  async function aGuardian(family: Family, role = 'guardian') {
    const adult = await anAdult()
    expect((await invite(family, adult.email, role)).status).toBe(201)
    const token = await mailedToken(adult.email)
    expect(await accept(token, adult)).toMatchObject({ status: 200, accountId: family.accountId })
    return adult
  }

  const membersOf = async ({ accountId, bearer }: Pick<Family, 'accountId' | 'bearer'>) =>
    server.call('GET /accounts/:accountId/guardians', { params: { accountId }, bearer })

  const homeOf = ({ accountId }: { accountId: string }, { bearer }: Pick<Adult, 'bearer'>) =>
    server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })

  /** The new access token of a founder whose tokens were revoked because their sign-in has moved. */
  async function afterMove({ sessionId }: Pick<Adult, 'sessionId'>) {
    const { rows } = await server.database.pool.query<{ id: string; tokenVersion: number }>(
      `select accounts.id, token_version as "tokenVersion" from accounts join sessions on account_id = accounts.id
        where sessions.id = $1`,
      [sessionId],
    )
    const { id: accountId = '', tokenVersion = 0 } = rows[0] ?? {}
    const scopes = scopesOf.parent
    const bearer = await server.tokenOf({ kind: 'account', accountId, sessionId, tokenVersion, role: 'parent', scopes })
    return { accountId, bearer }
  }

  async function aFoundedFamily() {
    const founder = await anAdult()
    const family = await aFamily(server, { accountId: founder.accountId, token: founder.bearer })
    return { founder, family }
  }

  const ofGuardian = ({ accountId }: { accountId: string }, guardian: { accountId: string }) => ({
    accountId,
    guardianId: guardian.accountId,
  })

  return {
    post,
    anAdult,
    aGuardian,
    aFoundedFamily,
    invite,
    mailedToken,
    accept,
    expectMails,
    membersOf,
    homeOf,
    afterMove,
    ofGuardian,
  }
}
