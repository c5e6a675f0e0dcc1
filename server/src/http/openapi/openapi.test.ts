import { Validator } from '@seriousme/openapi-schema-validator'
import { exportAccount } from '@pipit/contract/accounts/accounts'
import { endpointName, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { errorsByStatus } from '@pipit/contract/api/describe-endpoint'
import { endpoints, endpointsByExport } from '@pipit/contract/api/endpoints'
import { listChildren } from '@pipit/contract/children/children'
import { uploadFirmwareImage } from '@pipit/contract/firmware/images'
import { signIn } from '@pipit/contract/sessions'
import { readSettings } from '@pipit/contract/settings'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

interface Operation {
  operationId: string
  summary: string
  description: string
  security: object[]
  requestBody?: { content: object }
  responses: Record<string, { $ref?: string; content?: object }>
}

interface Document {
  servers: object[]
  paths: Record<string, Record<string, Operation>>
}

const server = startTestServer()
let document: Document
beforeAll(async () => {
  document = (await (await server.fetch('/v1/openapi.json')).json()) as Document
})

function findOperation(endpoint: EndpointDefinition) {
  const operation = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`${endpointName(endpoint)} is not documented.`)
  return operation
}

describe('API documentation', () => {
  test('the OpenAPI document is valid', async () => {
    const validator = new Validator()
    expect(await validator.validate({ ...document })).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('the API documentation describes every endpoint of the contract and the scope that it needs', () => {
    for (const [operationId, endpoint] of endpointsByExport) {
      const { summary, needs, body, uploads } = endpoint
      const described = findOperation(endpoint)
      expect(described).toMatchObject({ operationId, summary })
      for (const need of [needs].flat()) expect(described.description).toContain(need)
      expect(described.requestBody !== undefined, `body of ${operationId}`).toBe(body !== undefined || uploads === true)
    }
  })

  test('the API documentation names every error of each endpoint', () => {
    for (const endpoint of endpoints) {
      const { responses } = findOperation(endpoint)
      for (const [status, codes] of errorsByStatus(endpoint))
        for (const code of codes) expect(responses[status]?.$ref, `errors of ${endpointName(endpoint)}`).toContain(code)
    }
  })

  test('the addresses of the API documentation are relative to it', () => {
    expect(document.servers).toEqual([{ url: '/v1' }])
  })

  test('the API documentation says which token a call needs, and that a public one needs none', () => {
    expect(findOperation(readSettings).security).toEqual([])
    expect(findOperation(signIn).security).toEqual([{ identityToken: [] }])
    expect(findOperation(listChildren).security).toEqual([{ accessToken: ['child:read'] }])
  })

  test('the API documentation says as what files are sent and received', () => {
    expect(Object.keys(findOperation(exportAccount).responses['200']?.content ?? {})).toEqual(['application/zip'])
    const { requestBody } = findOperation(uploadFirmwareImage)
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/octet-stream'])
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
