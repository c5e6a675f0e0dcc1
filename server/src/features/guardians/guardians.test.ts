import { describe, expect, test } from 'vitest'
import { aFamily } from '../../testing/family.ts'
import { startTestServer } from '../../testing/start-test-server.ts'

const server = startTestServer({ TRUST_PROXY: '1' })

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

async function anAdult() {
  const { accountId, token: bearer, sessionId } = await server.createSignedInAccount()
  const { email } = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
  return { accountId, bearer, sessionId, email }
}
type Adult = Awaited<ReturnType<typeof anAdult>>
type Family = Awaited<ReturnType<typeof aFamily>>

const invite = ({ accountId, bearer }: Pick<Family, 'accountId' | 'bearer'>, email: string, role = 'guardian') =>
  post(`/accounts/${accountId}/guardians/invitations`, { email, role }, bearer)

/** The tokens of the links that wait for this address, newest first. */
async function mailedTokens(email: string) {
  const tokens = async () => {
    const mails = (await server.readOutbox()).split('<h2').filter((mail) => mail.includes(email))
    return mails.flatMap((mail) => /invitation#([\w.-]+)/.exec(mail)?.[1] ?? [])
  }
  await expect.poll(async () => (await tokens()).length).toBeGreaterThan(0)
  return tokens()
}

const accept = (token: string, { bearer }: Pick<Adult, 'bearer'>) =>
  post('/guardian-invitations/accept', { token }, bearer)

async function aGuardian(family: Family, role = 'guardian') {
  const adult = await anAdult()
  expect((await invite(family, adult.email, role)).status).toBe(201)
  const [token = ''] = await mailedTokens(adult.email)
  expect(await accept(token, adult)).toMatchObject({ status: 200, accountId: family.accountId })
  return adult
}

const membersOf = async ({ accountId, bearer }: Pick<Family, 'accountId' | 'bearer'>) =>
  server.call('GET /accounts/:accountId/guardians', { params: { accountId }, bearer })

describe('inviting a guardian', () => {
  test('an invited adult joins with the mailed link, sees the family and its children, and is listed', async () => {
    const family = await aFamily(server)
    const adult = await aGuardian(family)
    const home = await server.call('GET /accounts/:accountId/home', {
      params: { accountId: family.accountId },
      bearer: adult.bearer,
    })
    expect(home).toMatchObject({ role: 'guardian', children: [{ id: family.child.id }] })
    expect(await membersOf(family)).toMatchObject({
      items: [
        { accountId: family.accountId, role: 'owner', isYou: true },
        { accountId: adult.accountId, email: adult.email, role: 'guardian', isYou: false },
      ],
      invitations: [],
    })
    const { items } = await server.call('GET /accounts/:accountId/families', {
      params: { accountId: adult.accountId },
      bearer: adult.bearer,
    })
    expect(items).toMatchObject([
      { accountId: adult.accountId, role: 'owner', isOwn: true },
      { accountId: family.accountId, role: 'guardian', isOwn: false },
    ])
  })
})
