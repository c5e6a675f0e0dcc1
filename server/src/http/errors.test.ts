import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.fetch(path, { method: 'POST', headers, body })

describe('an invalid request is answered with an error of the catalogue', () => {
  test('an unknown path under the version prefix answers not-found', async () => {
    const response = await server.fetch('/v1/nowhere')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: { code: 'not-found', message: 'We could not find this.', details: [] },
    })
  })

  test('an unknown method of a known path answers not-found', async () => {
    const response = await server.fetch('/v1/genders', { method: 'DELETE' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } })
  })

  test('an invalid body answers invalid-request and names each invalid field', async () => {
    const { headers } = await server.createSignedInAccount({ role: 'superadmin' })
    const response = await post('/v1/devices', JSON.stringify({ count: 'ten', label: '' }), {
      'content-type': 'application/json',
      ...headers,
    })
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as { error: { code: string; details: { field: string }[] } }
    expect(error.code).toBe('invalid-request')
    expect(error.details.map(({ field }) => field)).toEqual(['body.count', 'body.label', 'body.hardwareModel'])
  })

  test('a query parameter that is out of range is named in the details', async () => {
    const { accountId, headers } = await server.createSignedInAccount()
    const response = await server.fetch(`/v1/accounts/${accountId}/children?limit=0`, { headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { details: [{ field: 'query.limit' }] } })
  })

  test.each([
    [
      'that is too large',
      JSON.stringify({ email: 'a'.repeat(1_100_000) }),
      'application/json',
      413,
      'payload-too-large',
    ],
    [
      'of 17 KB from a stranger',
      JSON.stringify({ email: 'a'.repeat(17_000) }),
      'application/json',
      413,
      'payload-too-large',
    ],
    ['that is not JSON', '{"email":', 'application/json', 400, 'invalid-json'],
    [
      'of another content type',
      'email=a@example.org',
      'application/x-www-form-urlencoded',
      415,
      'unsupported-media-type',
    ],
  ])('a body %s is refused with its own error code', async (_, body, type, status, code) => {
    const response = await post('/v1/wait-list', body, { 'content-type': type })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
  })

  test('a body with __proto__ is refused and pollutes no prototype', async () => {
    const response = await post('/v1/wait-list', '{"email":"a@example.org","__proto__":{"admin":true}}')
    expect(response.status).toBe(400)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

describe('with Google’s Identity Platform instead of the embedded provider', () => {
  const google = startTestServer({ IDENTITY: 'google', GOOGLE_PROJECT_ID: 'family-app', GOOGLE_API_KEY: 'a-key' })

  test('pages may connect to Google’s hosts only, and the embedded provider is not served', async () => {
    const response = await google.fetch('/v1/settings')
    expect(await response.json()).toMatchObject({
      identity: { kind: 'google', projectId: 'family-app', authDomain: 'family-app.firebaseapp.com' },
    })
    const hosts = response.headers.get('content-security-policy')?.match(/https:[^\s;]+/g)
    expect(hosts).toEqual([
      'https://apis.google.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://family-app.firebaseapp.com',
    ])
    expect((await google.fetch('/.well-known/jwks.json')).status).toBe(404)
  })
})

test('robots.txt is a text that keeps search engines out of families', async () => {
  const response = await server.fetch('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/app', '/admin', '/v1/']) expect(lines).toContain(`Disallow: ${path}`)
})

test.each(['/.well-known/security.txt', '/.well-known/anything?at=all', '/.well-known/'])(
  'an unknown document below /.well-known/ is not found: %s',
  async (path) => {
    const response = await server.fetch(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } })
  },
)

test('the content security policy lets a page load nothing from another host', async () => {
  const policy = (await server.fetch('/v1/genders')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/https?:|\*/)
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/)
})
