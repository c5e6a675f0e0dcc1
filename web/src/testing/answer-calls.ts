import type { ApiResponse } from '@pipit/contract/api/client'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import type { ErrorCode } from '@pipit/contract/api/errors'
import { expect, onTestFinished, vi } from 'vitest'

interface Call {
  params: Record<string, string | undefined>
  query: Record<string, string>
  body: unknown
  /** The same for each attempt to create something. */
  idempotencyKey: string | null
}

type Answers = {
  [Name in keyof EndpointsByName]?: (call: Call) => ApiResponse<Name> | Response | Promise<ApiResponse<Name> | Response>
}

/** Answers the page's calls in place of a server, until the test ends. Any other call fails the test. */
export function answerCalls(answers: Answers) {
  const unexpected: string[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, { method = 'GET', ...sent } = {}) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    for (const [name, answer] of Object.entries(answers)) {
      const [answeredMethod, path = ''] = name.split(' ')
      const match = new URLPattern({ pathname: `/v1${path}` }).exec({ pathname })
      if (method !== answeredMethod || !match) continue
      const query = Object.fromEntries(searchParams)
      const body: unknown = JSON.parse(String(sent.body ?? 'null'))
      const idempotencyKey = new Headers(sent.headers).get('idempotency-key')
      const given = await answer({ params: match.pathname.groups, query, body, idempotencyKey })
      return given instanceof Response ? given : Response.json(given)
    }
    unexpected.push(`${method} ${pathname}`)
    return errorResponse(404, 'not-found')
  })
  onTestFinished(() => {
    spy.mockRestore()
    expect(unexpected).toEqual([])
  })
}

export const errorResponse = (status: number, code: ErrorCode, message = '') =>
  Response.json({ error: { code, message, details: [] } }, { status })
