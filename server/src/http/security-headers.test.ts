import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'

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
  })
})
