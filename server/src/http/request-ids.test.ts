import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const body = JSON.stringify({ email: 'ada@example.org' })
const joinWaitList = { method: 'POST', headers: { 'content-type': 'application/json' }, body }

type TestServer = ReturnType<typeof startTestServer>

/** Renames a column that the code needs. */
async function causeFailure(server: TestServer) {
  await server.database.pool.query('alter table wait_list_entries rename column email to address')
  return server.fetch('/v1/wait-list', joinWaitList)
}

describe('request ids', () => {
  const server = startTestServer({ LOG_LEVEL: 'info' })

  test.for(['/v1/health', '/v1/nowhere', '/nowhere', '/v1/docs/'])(
    'a response from %s carries its own UUID, whatever id a stranger sends',
    async (path) => {
      const headers = { 'x-request-id': 'f3b1c2d4e5f60718293a4b5c6d7e8f90' }
      const [first, second] = await Promise.all([server.fetch(path, { headers }), server.fetch(path, { headers })])
      const ids = [first, second].map((response) => response.headers.get('x-request-id'))
      expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)])
      expect(new Set(ids).size).toBe(2)
      await expect.poll(() => server.logLines.map(({ requestId }) => requestId)).toContain(ids[0])
    },
  )

  test('a job that ran is logged with its name, attempt and duration', async () => {
    const completed = { level: 'info', feature: 'jobs', job: 'resume-bulk-jobs', attempt: 1, msg: 'a job completed' }
    const line = { ...completed, milliseconds: expect.any(Number) as number, pid: process.pid }
    await expect.poll(() => server.logLines).toContainEqual(expect.objectContaining(line))
  })
})

describe('request ids behind a proxy', () => {
  const server = startTestServer({ LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1' })
  const idOf = async (given: string) => {
    const response = await server.fetch('/v1/genders', { headers: { 'x-request-id': given } })
    return response.headers.get('x-request-id')
  }

  test('a request keeps the id of a trusted proxy, in its response and in its log lines', async () => {
    const given = 'f3b1c2d4e5f60718293a4b5c6d7e8f90'
    expect(await idOf(given)).toBe(given)
    await expect.poll(() => server.logLines.map(({ requestId }) => requestId)).toContain(given)
  })

  test.for(['short', 'mia@example.org-mia@example.org', 'a word and another', 'a'.repeat(65), '1234567890123456"}'])(
    'an id of a trusted proxy that is not well-formed is replaced: %s',
    async (given) => {
      expect(await idOf(given)).toMatch(uuid)
      expect(JSON.stringify(server.logLines)).not.toContain(given)
    },
  )
})

describe('failed requests', () => {
  const server = startTestServer()
  const discreet = startTestServer({ LOG_ERROR_CAUSES: 'false' })

  test('a request that fails with a 500 is logged with its request id and its cause, and the cause is printed in tests', async () => {
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const response = await causeFailure(server)
    const printed = print.mock.calls.flat().join('\n')
    print.mockRestore()
    expect(response.status).toBe(500)
    const requestId = response.headers.get('x-request-id')
    expect(await response.json()).toMatchObject({ error: { code: 'internal', requestId } })
    expect(printed).toMatch(/request failed\n.*column "email" .*does not exist/s)
    expect(server.logLines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        feature: 'http',
        code: '42703',
        requestId,
      }),
    )
  })

  test('a request that fails with a 500 is logged without its cause unless LOG_ERROR_CAUSES is true', async () => {
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await causeFailure(discreet)
    print.mockRestore()
    const line = discreet.logLines.find(({ feature }) => feature === 'http')
    expect(line).toMatchObject({
      code: '42703',
      err: { message: 'left out', stack: expect.stringContaining('    at ') },
    })
    expect(JSON.stringify(discreet.logLines)).not.toMatch(/column|ada@example/)
  })
})
