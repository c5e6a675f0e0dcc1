import { randomUUID } from 'node:crypto'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestServer } from '@pipit/test-kit/start-test-server'

type Profile = z.input<EndpointsByName['POST /accounts/:accountId/children']['body']>

const server = startTestServer()
const mia: Profile = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

/** A family and the calls of its parent. */
async function aFamily() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
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

describe('children of a family', () => {
  test('a parent can add a child with only a name, a proficiency level and a content maturity', async () => {
    const { add, read } = await aFamily()
    const child = await add()
    expect(child).toMatchObject({
      ...mia,
      birthDate: null,
      pronouns: null,
      interests: [],
      activities: [],
      language: 'en',
      voice: 'heart',
      version: 1,
    })
    expect(await read(child.id)).toEqual(child)
  })

  test('a gender is neither stored nor returned, because nothing needs it', async () => {
    const { add, read, update } = await aFamily()
    const withGender = { ...mia, gender: 'girl' }
    const { id } = await add(withGender)
    await update(id, withGender)
    expect(await read(id)).not.toHaveProperty('gender')
    const { rows } = await server.database.pool.query('select * from children where id = $1', [id])
    expect(rows[0]).not.toHaveProperty('gender')
  })

  test('a parent gets the same birth date back, whatever the time zone', async () => {
    const { add } = await aFamily()
    expect(await add({ ...mia, birthDate: '2020-02-29' })).toMatchObject({ birthDate: '2020-02-29' })
  })

  test('a parent can change single fields of a child', async () => {
    const { add, update } = await aFamily()
    const { id } = await add({ ...mia, interests: ['trains'], language: 'de', voice: 'emma', birthDate: '2020-05-05' })
    const changed = await update(id, { name: 'Mia Sophie', birthDate: null })
    expect(changed).toMatchObject({
      name: 'Mia Sophie',
      birthDate: null,
      interests: ['trains'],
      language: 'de',
      voice: 'emma',
      version: 2,
    })
    expect(await update(id, { voice: 'simple' })).toMatchObject({ voice: 'simple' })
  })

  test('a parent gets a version conflict if another page has changed the child, and nothing is overwritten', async () => {
    const { add, update, read } = await aFamily()
    const { id, version } = await add()
    await update(id, { name: 'From the first tab', version })
    await expect(update(id, { name: 'From the second tab', version })).rejects.toMatchObject({
      status: 409,
      code: 'version-conflict',
    })
    expect(await read(id)).toMatchObject({ name: 'From the first tab' })
  })

  test('a parent can remove a child', async () => {
    const { add, remove, read, list } = await aFamily()
    const { id } = await add()
    await remove(id)
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(id)).rejects.toMatchObject({ status: 404 })
    expect((await list()).items).toEqual([])
  })

  test('a parent can list the children in pages, oldest first', async () => {
    const { add, list } = await aFamily()
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await add({ ...mia, name })
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    const third = await list({ limit: 2, cursor: second.nextCursor })
    const names = [first, second, third].flatMap(({ items }) => items.map(({ name }) => name))
    expect(names).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
    expect(third.nextCursor).toBeNull()
  })

  test('a parent gets an error for a forged cursor', async () => {
    const { list } = await aFamily()
    await expect(list({ cursor: 'page-2' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'query.cursor' }],
    })
  })

  test.each(['👧🏽 Zoë', 'مريم', '<b>Mia</b>', 'M'.repeat(300)])('a parent can name a child %s', async (name) => {
    const { add } = await aFamily()
    expect(await add({ ...mia, name })).toMatchObject({ name })
  })

  test.each([
    [{ name: '   ' }, 'body.name'],
    [{ name: 'M'.repeat(301) }, 'body.name'],
    [{ birthDate: '2020-02-30' }, 'body.birthDate'],
    [{ birthDate: '2999-01-01' }, 'body.birthDate'],
    [{ birthDate: '1990-01-01' }, 'body.birthDate'],
    [{ pronouns: 'xyz' }, 'body.pronouns'],
    [{ proficiencyLevel: 'genius' }, 'body.proficiencyLevel'],
    [{ contentMaturity: 'horror' }, 'body.contentMaturity'],
    [{ activities: ['story', 'juggling'] }, 'body.activities'],
    [{ interests: Array.from({ length: 31 }, (_, count) => `interest ${count}`) }, 'body.interests'],
    [{ language: 'English' }, 'body.language'],
  ])('a parent gets an error that names the invalid field: %j', async (invalid, field) => {
    const { add, update } = await aFamily()
    const error = { status: 400, code: 'invalid-request', details: [{ field }] }
    await expect(add({ ...mia, ...invalid })).rejects.toMatchObject(error)
    const { id } = await add()
    await expect(update(id, invalid)).rejects.toMatchObject(error)
  })
})

describe('adding a child', () => {
  test('a request to add a child that is repeated with its idempotency key creates one child and gets the same response', async () => {
    const { add, list } = await aFamily()
    const key = randomUUID()
    const child = await add(mia, key)
    expect(await add(mia, key)).toEqual(child)
    expect((await list()).items).toEqual([child])
  })

  test('a request to add a child that is sent five times at once creates one child and gets the same responses', async () => {
    const { add, list } = await aFamily()
    const key = randomUUID()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => add(mia, key)))
    for (const other of others) expect(other).toEqual(first)
    expect((await list()).items).toEqual([first])
  })

  test('a request to add a child is not affected by another family with the same idempotency key', async () => {
    const [ours, theirs] = [await aFamily(), await aFamily()]
    const key = randomUUID()
    const child = await ours.add(mia, key)
    const other = await theirs.add({ ...mia, name: 'Leo' }, key)
    expect(other.id).not.toBe(child.id)
    expect((await ours.list()).items).toEqual([child])
    expect((await theirs.list()).items).toEqual([other])
  })

  test('a request to add a child without an idempotency key creates another child each time, as with another key', async () => {
    const { add, list } = await aFamily()
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await add(mia, key)
    expect((await list()).items).toHaveLength(4)
  })

  test('a request to add a child with an idempotency key that is not a UUID is refused, and the header is named', async () => {
    const { add, list } = await aFamily()
    const error = { status: 400, code: 'invalid-request', details: [{ field: 'headers.idempotency-key' }] }
    await expect(add(mia, 'again')).rejects.toMatchObject(error)
    expect((await list()).items).toEqual([])
  })
})

describe('children of another family', () => {
  test('another family can neither read nor change a child, and gets 404', async () => {
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
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const params = { accountId: crypto.randomUUID() }
  await expect(server.call('POST /accounts/:accountId/children', { params, bearer, body: mia })).rejects.toMatchObject({
    status: 404,
  })
})
