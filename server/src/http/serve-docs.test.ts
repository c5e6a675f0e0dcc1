import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

describe('the documentation site', () => {
  test('the documentation is served at /docs, and its pages may be kept only if they are asked for again', async () => {
    const home = await server.fetch('/docs')
    expect(home.url).toBe(`${server.url}/docs/`)
    expect(home.headers.get('content-type')).toContain('text/html')
    expect(home.headers.get('cache-control')).toBe('no-cache')
    expect(await home.text()).toContain('<h1')
    expect(home.headers.get('etag')).toMatch(/^W?\/?"/)
  })

  test('llms.txt lists the pages for programs that read them', async () => {
    const response = await server.fetch('/llms.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toMatch(/^# Pipit\n[\s\S]*\]\(\/docs\/parents\/first-steps\.html\)/)
  })

  test('pages are sent compressed', async () => {
    const { headers } = await server.fetch('/docs/device-protocol.html', { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('pages allow no inline scripts and styles, and nothing of other hosts', async () => {
    const { headers } = await server.fetch('/docs/')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|data:|blob:|http/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('an unknown page is not found, with a page that leads back', async () => {
    const response = await server.fetch('/docs/parents/nowhere.html')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toMatch(/No such page[\s\S]*href="\/docs\//)
  })

  test.each(['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/.built-from'])(
    'no other file is served: %s',
    async (path) => {
      const response = await server.fetch(path)
      expect(await response.text()).not.toMatch(/"pipit"|^[0-9a-f]{64}$/)
    },
  )

  test('the page of the API stays where it was', async () => {
    expect((await server.fetch('/v1/docs')).status).toBe(200)
  })
})
