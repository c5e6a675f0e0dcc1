import { describe, expect, onTestFinished, test } from 'vitest'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ TRUST_PROXY: '1' })
const { signUp } = createIdentityClient(server)

let visitors = 0
/** Each request comes from another address. */
async function requestLink(kind: 'verify-email' | 'reset-password', email: string, url = server.url) {
  visitors += 1
  const response = await fetch(`${url}/v1/auth/send-${kind}-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${visitors}` },
    body: JSON.stringify({ email }),
  })
  return [response.status, await response.text()]
}

describe('requesting a link by mail', () => {
  test.each(['verify-email', 'reset-password'] as const)(
    'the response to a %s request does not wait until the address is looked up',
    async (kind) => {
      await signUp(`${kind}@example.org`)
      const client = await server.database.pool.connect()
      onTestFinished(() => client.release())
      await client.query('begin')
      await client.query('lock table identity.users in access exclusive mode')
      const known = await requestLink(kind, `${kind}@example.org`)
      const unknown = await requestLink(kind, `no-${kind}@example.org`)
      await client.query('commit')
      expect([known, unknown]).toEqual([
        [204, ''],
        [204, ''],
      ])
    },
  )

  test('a mailbox gets only a few mails, from whichever addresses, processes and spellings they are requested', async () => {
    const another = await server.another()
    onTestFinished(another.close)
    await signUp('flooded@example.org')
    const responses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const email = count % 3 === 0 ? 'flooded@example.org' : `Flooded+${count}@example.org`
      const [status] = await requestLink('reset-password', email, count % 2 === 0 ? server.url : another.url)
      responses.push(Number(status))
    }
    expect(responses.slice(0, 6)).toEqual(Array(6).fill(204))
    expect(responses.slice(7).every((status) => status === 429)).toBe(true)
  })

  test("the identity provider's own mails count for the same limit", async () => {
    const email = 'both-ways@example.org'
    for (let count = 0; count < 6; count += 1) await requestLink('verify-email', email)
    const response = await server.fetch('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=pipit-web', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email }),
    })
    expect(await response.text()).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('a limit looks the same for an address that nobody has', async () => {
    await signUp('known@example.org')
    const known: unknown[] = []
    const unknown: unknown[] = []
    for (let count = 0; count < 7; count += 1) {
      known.push(await requestLink('reset-password', 'known@example.org'))
      unknown.push(await requestLink('reset-password', 'unknown@example.org'))
    }
    expect(unknown).toEqual(known)
  })
})
