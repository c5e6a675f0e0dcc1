import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ PUBLIC_URL: 'https://pipit.example.org' })

describe('the security headers', () => {
  test.each([
    ['a response of the API', '/v1/settings'],
    ['an error', '/v1/nowhere'],
    ['the API documentation', '/v1/docs/'],
    ['the identity provider', '/.well-known/jwks.json'],
    ['a frame of the identity provider', '/emulator/auth/iframe'],
    ['long polling', '/socket.io/?EIO=4&transport=polling'],
    ['refused long polling', '/socket.io/?EIO=4&transport=polling&sid=unknown'],
  ])('are on %s', async (_, path) => {
    const { headers } = await server.fetch(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'.*frame-ancestors '(none|self)'/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*geolocation=\(\)/)
  })
})

describe('no response of the API is stored by browsers and proxies', () => {
  test('every route of the API forbids storing, whatever it responds', async () => {
    const { headers } = await server.createSignedInAccount({ role: 'superadmin' })
    const documentation = /^\S+ \/v1\/(docs|openapi\.json)/
    const routes = server.routes.filter((route) => route.includes(' /v1/') && !documentation.test(route))
    const stored: string[] = []
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ')
      const response = await server.fetch(path.replaceAll(/:\w+/g, '1'), { method, headers })
      if (response.headers.get('cache-control') !== 'no-store') stored.push(`${route} ${response.status}`)
      await response.body?.cancel()
    }
    expect(routes.length).toBeGreaterThan(80)
    expect(stored).toEqual([])
  })

  test('a family’s data, downloads and answers of the identity provider are not stored', async () => {
    const { accountId, headers } = await server.createSignedInAccount()
    const read = (path: string, options: RequestInit = {}) => server.fetch(path, { headers, ...options })
    const json = { 'content-type': 'application/json' }
    const responses = await Promise.all([
      read(`/v1/accounts/${accountId}/children`),
      read(`/v1/accounts/${accountId}/export`),
      read('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=pipit-web', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: 'stored@example.org', password: 'correct horse', returnSecureToken: true }),
      }),
      read('/securetoken.googleapis.com/v1/token?key=pipit-web', { method: 'POST', headers: json, body: '{}' }),
    ])
    expect(responses.map((response) => response.headers.get('cache-control'))).toEqual(Array(4).fill('no-store'))
    expect(responses.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('public keys may be cached', async () => {
    const { headers } = await server.fetch('/.well-known/jwks.json')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })
})
