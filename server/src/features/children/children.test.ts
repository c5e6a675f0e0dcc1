import { randomUUID } from 'node:crypto'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestServer } from '../../testing/start-test-server.ts'

type Profile = z.input<EndpointsByName['POST /accounts/:accountId/children']['body']>

const server = startTestServer()
const mia: Profile = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

/** A family and what its parent can do. */
async function aFamily() {
  const { accountId, token: bearer } = await server.someoneSignedIn()
  const params = { accountId }
  return {
    accountId,
    bearer,
    add: (profile: Profile = mia, idempotencyKey?: string) =>
      server.call('POST /accounts/:accountId/children', {
        params,
        bearer,
        body: profile,
        ...(idempotencyKey ? { idempotencyKey } : {}),
      }),
    list: (query = {}) => server.call('GET /accounts/:accountId/children', { params, bearer, query }),
    read: (childId: string) =>
      server.call('GET /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer }),
    update: (childId: string, body: Partial<Profile> & { version?: number }) =>
      server.call('PATCH /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer, body }),
    remove: (childId: string) =>
      server.call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer }),
  }
}

describe('a parent', () => {
  test('adds a child with as little as a name, a level and a maturity', async () => {
    const { add, read } = await aFamily()
    const child = await add()
    expect(child).toMatchObject({
      ...mia,
      birthDate: null,
      gender: null,
      pronouns: null,
      interests: [],
      activities: [],
      language: 'en',
      version: 1,
    })
    expect(await read(child.id)).toEqual(child)
  })

  test('gets the birth date back as the day that was given, whatever the time zone', async () => {
    const { add } = await aFamily()
    expect(await add({ ...mia, birthDate: '2020-02-29' })).toMatchObject({ birthDate: '2020-02-29' })
  })

  test('changes some fields and keeps the others', async () => {
    const { add, update } = await aFamily()
    const { id } = await add({ ...mia, interests: ['trains'], language: 'de', birthDate: '2020-05-05' })
    const changed = await update(id, { name: 'Mia Sophie', birthDate: null })
    expect(changed).toMatchObject({
      name: 'Mia Sophie',
      birthDate: null,
      interests: ['trains'],
      language: 'de',
      version: 2,
    })
  })

  test('is told when another page changed the child meanwhile, and nothing is overwritten', async () => {
    const { add, update, read } = await aFamily()
    const { id, version } = await add()
    await update(id, { name: 'From the first tab', version })
    await expect(update(id, { name: 'From the second tab', version })).rejects.toMatchObject({
      status: 409,
      code: 'version-conflict',
    })
    expect(await read(id)).toMatchObject({ name: 'From the first tab' })
  })

  test('removes a child', async () => {
    const { add, remove, read, list } = await aFamily()
    const { id } = await add()
    await remove(id)
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(id)).rejects.toMatchObject({ status: 404 })
    expect((await list()).items).toEqual([])
  })

  test('reads a long list page by page, each child once, oldest first', async () => {
    const { add, list } = await aFamily()
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await add({ ...mia, name })
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    const third = await list({ limit: 2, cursor: second.nextCursor })
    const names = [first, second, third].flatMap(({ items }) => items.map(({ name }) => name))
    expect(names).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
    expect(third.nextCursor).toBeNull()
  })

  test('is told when a cursor is made up', async () => {
    const { list } = await aFamily()
    await expect(list({ cursor: 'page-2' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'query.cursor' }],
    })
  })

  test.each(['👧🏽 Zoë', 'مريم', '<b>Mia</b>', 'M'.repeat(300)])('may call a child %s', async (name) => {
    const { add } = await aFamily()
    expect(await add({ ...mia, name })).toMatchObject({ name })
  })

  test.each([
    [{ name: '   ' }, 'body.name'],
    [{ name: 'M'.repeat(301) }, 'body.name'],
    [{ birthDate: '2020-02-30' }, 'body.birthDate'],
    [{ birthDate: '2999-01-01' }, 'body.birthDate'],
    [{ birthDate: '1990-01-01' }, 'body.birthDate'],
    [{ gender: 'dragon' }, 'body.gender'],
    [{ pronouns: 'xyz' }, 'body.pronouns'],
    [{ proficiencyLevel: 'genius' }, 'body.proficiencyLevel'],
    [{ contentMaturity: 'horror' }, 'body.contentMaturity'],
    [{ activities: ['story', 'juggling'] }, 'body.activities'],
    [{ interests: Array.from({ length: 31 }, (_, count) => `interest ${count}`) }, 'body.interests'],
    [{ language: 'English' }, 'body.language'],
  ])('is told which field is wrong: %j', async (wrong, field) => {
    const { add, update } = await aFamily()
    const refusal = { status: 400, code: 'invalid-request', details: [{ field }] }
    await expect(add({ ...mia, ...wrong })).rejects.toMatchObject(refusal)
    const { id } = await add()
    await expect(update(id, wrong)).rejects.toMatchObject(refusal)
  })
})

describe('a request to add a child', () => {
  test('that is sent again makes one child and gets the same answer', async () => {
    const { add, list } = await aFamily()
    const key = randomUUID()
    const child = await add(mia, key)
    expect(await add(mia, key)).toEqual(child)
    expect((await list()).items).toEqual([child])
  })

  test('that is sent five times at the same moment makes one child and gets the same answers', async () => {
    const { add, list } = await aFamily()
    const key = randomUUID()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => add(mia, key)))
    for (const other of others) expect(other).toEqual(first)
    expect((await list()).items).toEqual([first])
  })

  test('is the family’s own, whatever key another family sends', async () => {
    const [ours, theirs] = [await aFamily(), await aFamily()]
    const key = randomUUID()
    const child = await ours.add(mia, key)
    const other = await theirs.add({ ...mia, name: 'Leo' }, key)
    expect(other.id).not.toBe(child.id)
    expect((await ours.list()).items).toEqual([child])
    expect((await theirs.list()).items).toEqual([other])
  })

  test('without a key makes another child each time, as with another key', async () => {
    const { add, list } = await aFamily()
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await add(mia, key)
    expect((await list()).items).toHaveLength(4)
  })

  test('with a key that is no UUID is refused, and the key is named', async () => {
    const { add, list } = await aFamily()
    const refusal = { status: 400, code: 'invalid-request', details: [{ field: 'headers.idempotency-key' }] }
    await expect(add(mia, 'again')).rejects.toMatchObject(refusal)
    expect((await list()).items).toEqual([])
  })
})

describe('another family', () => {
  test('sees and changes nothing, as if there were no such child', async () => {
    const { add } = await aFamily()
    const { id } = await add()
    const neighbour = await aFamily()
    await expect(neighbour.read(id)).rejects.toMatchObject({ status: 404 })
    await expect(neighbour.update(id, { name: 'Mine' })).rejects.toMatchObject({ status: 404 })
    await expect(neighbour.remove(id)).rejects.toMatchObject({ status: 404 })
    expect((await neighbour.list()).items).toEqual([])
  })
})

test('a superadmin gets 404 for an account that does not exist', async () => {
  const { token: bearer } = await server.someoneSignedIn({ role: 'superadmin' })
  const params = { accountId: crypto.randomUUID() }
  await expect(server.call('POST /accounts/:accountId/children', { params, bearer, body: mia })).rejects.toMatchObject({
    status: 404,
  })
})
