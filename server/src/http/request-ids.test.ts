import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'

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
    'a response from %s carries its own UUID, whatever id the caller sends',
    async (path) => {
      const headers = { 'x-request-id': 'made-up' }
      const [first, second] = await Promise.all([server.fetch(path, { headers }), server.fetch(path, { headers })])
      const ids = [first, second].map((response) => response.headers.get('x-request-id'))
      expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)])
      expect(new Set(ids).size).toBe(2)
      await expect.poll(() => server.logLines.map(({ requestId }) => requestId)).toContain(ids[0])
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
    expect(printed).toMatch(/request failed\n.*column "email" .*does not exist/s)
    expect(server.logLines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        feature: 'http',
        code: '42703',
        requestId: response.headers.get('x-request-id'),
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
