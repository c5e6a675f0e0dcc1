import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>

const attempts = 12
/** Joining the wait list is limited to ten a minute for each client. */
const limit = 10

/** How many of twelve requests are accepted, each with its own `X-Forwarded-For`. */
async function countAccepted(server: TestServer, forwardedFor: (attempt: number) => string) {
  const responses = await Promise.all(
    Array.from({ length: attempts }, (_, attempt) =>
      server.fetch('/v1/wait-list', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor(attempt) },
        body: JSON.stringify({ email: `${randomUUID()}@example.org` }),
      }),
    ),
  )
  return responses.filter(({ status }) => status === 204).length
}

describe('limits by address with TRUST_PROXY=1', () => {
  const server = startTestServer({ TRUST_PROXY: '1' })

  test('a visitor who writes addresses into X-Forwarded-For is counted by the one that the proxy added', async () => {
    expect(await countAccepted(server, (attempt) => `10.9.9.${attempt}, 192.0.2.1`)).toBe(limit)
  })

  test('visitors with different addresses are counted apart', async () => {
    expect(await countAccepted(server, (attempt) => `192.0.2.${10 + attempt}`)).toBe(attempts)
  })

  test('the addresses of one IPv6 network of 64 bits are counted together', async () => {
    expect(await countAccepted(server, (attempt) => `2001:db8:0:1:${attempt}::${attempt}`)).toBe(limit)
  })

  test('different IPv6 networks of 64 bits are counted apart', async () => {
    expect(await countAccepted(server, (attempt) => `2001:db8:0:${(100 + attempt).toString(16)}::1`)).toBe(attempts)
  })

  test('an IPv4 address in its IPv6 form is counted as IPv4', async () => {
    const forms = ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401']
    expect(await countAccepted(server, (attempt) => forms[attempt % 3] ?? '')).toBe(limit)
    expect(await countAccepted(server, (attempt) => `::ffff:198.51.100.${10 + attempt}`)).toBe(attempts)
  })

  test('a port behind the address does not make another client', async () => {
    expect(await countAccepted(server, (attempt) => `198.51.100.2:${5000 + attempt}`)).toBe(limit)
    expect(await countAccepted(server, (attempt) => `[2001:db8:0:2::${attempt}]:${5000 + attempt}`)).toBe(limit)
  })

  test('addresses that are none are counted together, as the address of the connection', async () => {
    expect(await countAccepted(server, (attempt) => `made-up-${attempt}`)).toBe(limit)
  })

  test('guessing a password is counted by IPv6 network too', async () => {
    const guess = async (address: string) => {
      const response = await server.fetch(
        '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=pipit-web',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ email: 'guessed@example.org', password: 'a guess' }),
        },
      )
      return ((await response.json()) as { error: { message: string } }).error.message
    }
    for (let count = 0; count < 6; count += 1) await guess(`2001:db8:0:3::${count}`)
    expect(await guess('2001:db8:0:3:ffff::1')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(await guess('2001:db8:0:4::1')).not.toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
  })

  test('signing in as a device is counted by IPv6 network too', async () => {
    const body = JSON.stringify({ deviceId: '7m3k9x2c5v8b1n4qw6e0rt7yz3', deviceApiKey: 'A'.repeat(43) })
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:5::${count}` }
      statuses.push((await server.fetch('/v1/auth/sign-in/device', { method: 'POST', headers, body })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
  })
})

describe('limits by address with a list of proxies', () => {
  const server = startTestServer({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' })

  test('the last address that is not a proxy is the client', async () => {
    expect(await countAccepted(server, (attempt) => `203.0.113.${attempt}, 192.0.2.1, 10.1.${attempt}.3`)).toBe(limit)
    expect(await countAccepted(server, (attempt) => `192.0.2.${10 + attempt}, 10.1.2.3`)).toBe(attempts)
  })
})

describe('limits by address without TRUST_PROXY', () => {
  const server = startTestServer()

  test('X-Forwarded-For is ignored', async () => {
    expect(await countAccepted(server, (attempt) => `192.0.2.${attempt}`)).toBe(limit)
  })
})
