import { expect, inject, onTestFinished, test } from 'vitest'
import { startPostgresProxy } from '@pipit/test-kit/postgres-proxy'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const sockets = openSockets()
const timeout = 8000

test(
  'when the listening connection is dead without having been closed, revoked sessions and their sockets end all the same, and the readiness probe reports it',
  { timeout: 20_000 },
  async () => {
    const postgres = inject('postgres')
    const proxy = await startPostgresProxy(postgres.host)
    onTestFinished(proxy.close)
    const { pathname } = new URL(server.config.databaseUrl ?? '')
    const another = await server.another({
      databaseUrl: `postgres://${postgres.user}@127.0.0.1:${proxy.port}${pathname}`,
    })
    onTestFinished(another.close)
    const [first, second, neighbour] = await Promise.all([
      server.createSignedInAccount(),
      server.createSignedInAccount(),
      server.createSignedInAccount(),
    ])
    const statusOf = async ({ accountId, headers }: typeof first) =>
      (await fetch(`${another.url}/v1/accounts/${accountId}`, { headers })).status
    const readiness = async () => (await fetch(`${another.url}/readyz`)).status
    const page = await sockets.page(another.url, first)
    const laterPage = await sockets.page(another.url, second)
    const untouched = await sockets.page(another.url, neighbour)
    expect([await statusOf(first), await statusOf(second), await readiness()]).toEqual([200, 200, 200])

    proxy.swallowNotifications()
    await server.call('POST /auth/sign-out', { bearer: first.token })
    await expect.poll(() => statusOf(first), { timeout }).toBe(401)
    await expect.poll(() => page.connected, { timeout }).toBe(false)
    expect(await readiness()).toBe(503)

    await server.call('POST /auth/sign-out', { bearer: second.token })
    expect(await statusOf(second), 'nothing is cached while announcements may be missed').toBe(401)
    await expect.poll(() => laterPage.connected, { timeout }).toBe(false)

    proxy.forwardNotifications()
    await expect.poll(readiness, { timeout }).toBe(200)
    await expect.poll(() => untouched.received, { timeout }).toContain('resync')
  },
)
