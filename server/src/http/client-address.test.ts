import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

type TestServer = ReturnType<typeof startTestServer>

const attempts = 12
/** Joining the wait list is limited to ten a minute for each client. */
const limit = 10

/** How many of these requests are accepted, each with its own `X-Forwarded-For`. */
async function countAccepted(server: TestServer, forwardedFor: (attempt: number) => string, count = attempts) {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, attempt) =>
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

  test('those of one home are also counted together, with four times the limit, and not with those of the neighbours', async () => {
    const networks = 60
    const atHome = (attempt: number) => `2001:db8:10:${(attempt % networks).toString(16)}::1`
    expect(await countAccepted(server, atHome, networks)).toBe(4 * limit)
    expect(await countAccepted(server, (attempt) => `2001:db8:10:1${attempt.toString(16).padStart(2, '0')}::1`)).toBe(
      attempts,
    )
  })

  test('those of a network of 48 bits are also counted together, with sixteen times the limit', async () => {
    const anywhere = (attempt: number) => `2001:db8:11:${(attempt * 256).toString(16)}::1`
    expect(await countAccepted(server, anywhere, 200)).toBe(16 * limit)
    expect(await countAccepted(server, (attempt) => `2001:db8:12:${attempt}::1`)).toBe(attempts)
  })

  test('somebody in one network takes no more than its limit from the others in the wider ones', async () => {
    await countAccepted(server, () => '2001:db8:13:1::1', 300)
    expect(await countAccepted(server, () => '2001:db8:13:2::1')).toBe(limit)
    expect(await countAccepted(server, () => '2001:db8:13:100::1')).toBe(limit)
  })

  test('an IPv4 address in its IPv6 form is counted as IPv4', async () => {
    const forms = ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401']
    expect(await countAccepted(server, (attempt) => forms[attempt % 3] ?? '')).toBe(limit)
    expect(await countAccepted(server, (attempt) => `::ffff:198.51.100.${10 + attempt}`)).toBe(attempts)
  })

  test.each([
    ['NAT64', '198.51.101', (last: number) => `64:ff9b::c633:65${last.toString(16)}`],
    ['6to4', '198.51.102', (last: number) => `2002:c633:66${last.toString(16)}:${last}::1`],
    ['Teredo', '198.51.103', (last: number) => `2001:0:4136:e378:8000:63bf:39cc:98${(255 - last).toString(16)}`],
  ])('an address that %s made of an IPv4 address is counted as that', async (_, network, translate) => {
    expect(await countAccepted(server, (attempt) => translate(32 + attempt))).toBe(attempts)
    const forms = [translate(17), `${network}.17`]
    expect(await countAccepted(server, (attempt) => forms[attempt % 2] ?? '')).toBe(limit)
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
