import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aConversation } from '@pipit/test-kit/conversation'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

/** A family, and a guardian who has a child's profile open. */
async function aFamilyWithGuardian() {
  const owner = await server.createSignedInAccount()
  const guardian = await server.createSignedInAccount()
  const body = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
  const params = { accountId: owner.accountId }
  const child = await server.call('POST /accounts/:accountId/children', { params, bearer: owner.token, body })
  await server.database.pool.query(
    `insert into guardians (account_id, guardian_id, role) values ($1, $2, 'guardian')`,
    [owner.accountId, guardian.accountId],
  )
  return {
    owner,
    guardian,
    childId: child.id,
    childPath: `/v1/accounts/${owner.accountId}/children/${child.id}`,
    remove: () =>
      server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
        params: { ...params, guardianId: guardian.accountId },
        bearer: owner.token,
      }),
    name: async () => {
      const { items } = await server.call('GET /accounts/:accountId/children', { params, bearer: owner.token })
      return items[0]?.name
    },
  }
}

/** Sends the head and the first byte of a body; `finish` sends the rest and resolves to the status. */
function holdBody({ method, path, token, body }: { method: string; path: string; token: string; body: object }) {
  const text = JSON.stringify(body)
  const status = Promise.withResolvers<number | undefined>()
  const held = request(new URL(path, server.url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
  })
  held.on('response', (response) => {
    response.resume()
    status.resolve(response.statusCode)
  })
  held.on('error', status.reject)
  held.write(text.slice(0, 1))
  return {
    finish() {
      held.end(text.slice(1))
      return status.promise
    },
  }
}

/** Longer than a caller is believed without being looked up again. */
const aWhile = () => delay(200)

test('a member who is removed while they send a body changes nothing any more', async () => {
  const { guardian, childPath, remove, name } = await aFamilyWithGuardian()
  const held = holdBody({ method: 'PATCH', path: childPath, token: guardian.token, body: { name: 'Changed' } })
  await aWhile()
  await remove()
  expect(await held.finish()).toBe(404)
  expect(await name()).toBe('Mia')
})

test('a superadmin who is demoted while they send a body promotes nobody any more', async () => {
  const [admin, demoted] = await Promise.all([
    server.createSignedInAccount({ role: 'superadmin' }),
    server.createSignedInAccount({ role: 'superadmin' }),
  ])
  const held = holdBody({
    method: 'PATCH',
    path: '/v1/admin/accounts/role',
    token: demoted.token,
    body: { accountId: demoted.accountId, role: 'superadmin' },
  })
  await aWhile()
  await server.call('PATCH /admin/accounts/role', {
    body: { accountId: demoted.accountId, role: 'parent' },
    bearer: admin.token,
  })
  expect(await held.finish()).toBe(401)
})

test('what a member has sent at once and is still waiting is refused when they are removed', async () => {
  const { guardian, childPath, remove } = await aFamilyWithGuardian()
  let answered = 0
  const calls = Array.from({ length: 400 }, async () => {
    const { status } = await server.fetch(childPath, { headers: guardian.headers })
    answered += 1
    return status
  })
  await vi.waitFor(() => expect(answered).toBeGreaterThan(10), { timeout: 10_000, interval: 10 })
  await remove()
  const answeredBefore = answered
  const statuses = await Promise.all(calls)
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(answeredBefore + 30)
  expect(statuses).toContain(404)
})

test('a member who is removed while they read a long download gets no more of it', async () => {
  const { owner, guardian, childId, childPath, remove } = await aFamilyWithGuardian()
  const entries = Array.from({ length: 100 }, () => randomBytes(15_000).toString('base64'))
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8])
    await aConversation(server, {
      accountId: owner.accountId,
      childId,
      startedAt: `2026-11-0${day}T08:00:00Z`,
      entries,
    })
  const path = `${childPath}/transcripts/download?format=json`
  const asked = request(new URL(path, server.url), { headers: guardian.headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await once(response, 'readable')
  await aWhile()
  await remove()
  const received = await readAll(response)
  expect(received).toMatchObject({ error: 'ECONNRESET' })
  expect(received.bytes).toBeLessThan(8_000_000)
})

async function readAll(response: IncomingMessage) {
  let bytes = 0
  try {
    for await (const piece of response) bytes += (piece as Buffer).length
    return { bytes, error: null }
  } catch (error) {
    return { bytes, error: (error as NodeJS.ErrnoException).code }
  }
}
