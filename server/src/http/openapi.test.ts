import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'

const server = startTestServer()

describe('API documentation', () => {
  test('the API documentation describes every endpoint of the contract and the scope that it needs', async () => {
    const { paths } = (await (await server.fetch('/v1/openapi.json')).json()) as {
      paths: Record<
        string,
        Record<string, { summary: string; description: string; responses: object; requestBody?: object }>
      >
    }
    for (const { method, path, summary, needs, body } of endpoints) {
      const described = paths[versionPrefix + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(described, `${method} ${path}`).toMatchObject({ summary })
      for (const need of [needs].flat()) expect(described?.description).toContain(need)
      expect(described?.requestBody !== undefined, `body of ${method} ${path}`).toBe(body !== undefined)
    }
  })

  test('the API documentation has a page that loads nothing from another host', async () => {
    const page = await (await server.fetch('/v1/docs/')).text()
    expect(page).toContain('swagger-ui')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })

  test('the API documentation has a page whose scripts are served and allowed by its content security policy', async () => {
    const page = await server.fetch('/v1/docs')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const scripts = [...(await page.text()).matchAll(/<script src="([^"]+)"/g)].map(([, source = '']) => source)
    expect(scripts).not.toHaveLength(0)
    for (const source of scripts) {
      const script = await fetch(new URL(source, page.url))
      expect(script.status).toBe(200)
      expect(script.headers.get('content-type')).toContain('javascript')
    }
  })

  test('the API documentation answers not-found for an unknown page', async () => {
    const response = await server.fetch('/v1/docs/nowhere')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } })
  })
})
