import { createServer, request, type OutgoingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { freePort } from '@pipit/test-kit/free-port'
import { startTestServer } from '@pipit/test-kit/start-test-server'

type TestServer = ReturnType<typeof startTestServer>

/** Requests and awaits the mail that an attacker would like to read. */
async function sendMailTo(server: TestServer, email: string) {
  await createIdentityClient(server).signUp(email)
  await server.call('POST /auth/send-verify-email-email', { body: { email } })
  const stored = () => server.database.pool.query('select from outbox_mails')
  await expect.poll(async () => (await stored()).rowCount).toBeGreaterThan(0)
}

/** `fetch` would replace some of these headers. */
function get(url: string, headers: OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })
}

/** A reverse proxy on the same machine, configured as badly as possible: it rewrites `Host` and adds no header. */
async function startSilentProxy(target: string) {
  const port = await freePort()
  const proxy = createServer(({ url = '/', method = 'GET', headers }, response) => {
    const forwarded = request(
      target + url,
      { method, headers: { ...headers, host: new URL(target).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    forwarded.end()
  }).listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${port}`
}

describe('the outbox without a mail server', () => {
  const server = startTestServer({ LOG_LEVEL: 'info' })

  test('the outbox opens with the token in its address, and with nothing else', async () => {
    await sendMailTo(server, 'outbox@example.org')
    await expect.poll(server.readOutbox).toContain('outbox@example.org')
    const wrongQueries = ['', '?token=', '?token=wrong', '?token=a&token=b', `?token=${'A'.repeat(43)}`, '?Token=x']
    const statuses = await Promise.all(
      wrongQueries.map(async (query) => (await get(`${server.url}/outbox${query}`)).status),
    )
    expect(statuses).toEqual(wrongQueries.map(() => 404))
  })

  test('a proxy on the same machine that hides itself cannot open the outbox', async () => {
    await sendMailTo(server, 'victim@example.org')
    const proxy = await startSilentProxy(server.url)
    const { status, text } = await get(`${proxy}/outbox`, { host: 'pipit.example' })
    expect({ status, hasMail: text.includes('victim@example.org') }).toEqual({ status: 404, hasMail: false })
  })

  const proxyHeaders = [
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'Via',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
  ]
  test.each(proxyHeaders)('a forwarded request with %s cannot open the outbox, even with the token', async (name) => {
    expect((await get(server.outboxUrl ?? '', { [name]: 'x' })).status).toBe(404)
    expect(JSON.parse((await get(`${server.url}/v1/settings`, { [name]: 'x' })).text)).toMatchObject({ outbox: false })
  })

  test('a page of another host that resolves to this machine cannot open the outbox', async () => {
    expect((await get(server.outboxUrl ?? '', { host: 'rebound.example' })).status).toBe(404)
  })

  test('pages on this machine learn that there is an outbox, but not its token', async () => {
    const token = new URL(server.outboxUrl ?? '').searchParams.get('token') ?? ''
    const settings = await get(`${server.url}/v1/settings`)
    expect(JSON.parse(settings.text)).toMatchObject({ outbox: true })
    expect(settings.text).not.toContain(token)
  })

  test('the token is not passed on by links, caches or the log', async () => {
    const token = new URL(server.outboxUrl ?? '').searchParams.get('token') ?? ''
    const response = await fetch(server.outboxUrl ?? '')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain(token)
    await expect.poll(() => JSON.stringify(server.logLines)).toContain('"/outbox"')
    expect(JSON.stringify(server.logLines)).not.toContain(token)
  })
})

describe('the outbox of a server for other machines', () => {
  const server = startTestServer({ PUBLIC_URL: 'https://pipit.example' })

  test('the outbox is closed if PUBLIC_URL is not an address of this machine', async () => {
    await sendMailTo(server, 'closed@example.org')
    expect(server.outboxUrl).toBeNull()
    expect((await get(`${server.url}/outbox`)).text).not.toContain('closed@example.org')
    expect(await server.call('GET /settings')).toMatchObject({ outbox: false })
  })
})
