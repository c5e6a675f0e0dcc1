import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeCard, makeCards, makeDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

interface Label {
  cardId?: string
  claimCode: string
  accountId?: string
  name?: string
  activity?: string
  childId?: string | null
}

async function someone(role: 'parent' | 'superadmin' = 'parent') {
  const { accountId, token: bearer } = await server.createSignedInAccount({ role })
  const family = { params: { accountId }, bearer }
  const child = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
  const { id: childId } = await server.call('POST /accounts/:accountId/children', { ...family, body: child })
  return {
    accountId,
    bearer,
    childId,
    register: (body: Label) => server.call('POST /cards/register', { bearer, body }),
    check: (body: Label) => server.call('POST /cards/check', { bearer, body }),
    list: (query = {}) => server.call('GET /accounts/:accountId/cards', { ...family, query }),
    read: (cardId: string) => server.call('GET /cards/:cardId', { params: { cardId }, bearer }),
    update: (cardId: string, body: Omit<Label, 'claimCode'> & { version?: number }) =>
      server.call('PATCH /cards/:cardId', { params: { cardId }, bearer, body }),
    deactivate: (cardId: string) => server.call('DELETE /cards/:cardId/deactivate', { params: { cardId }, bearer }),
  }
}

describe('batches of cards', () => {
  const create = async (body: object, idempotencyKey = randomUUID()) => {
    const { bearer } = await someone('superadmin')
    return server.call('POST /cards', {
      bearer,
      idempotencyKey,
      body: { count: 2, label: 'Spring', activity: 'story', ...body },
    })
  }

  test('a batch of cards may contain 10,000 cards', async () => {
    const { batchId, count } = await create({ count: 10_000 })
    expect(count).toBe(10_000)
    expect((await server.database.pool.query('select from cards where batch_id = $1', [batchId])).rowCount).toBe(10_000)
  })

  test('a batch of cards is created once if the request is repeated with the same idempotency key', async () => {
    const key = randomUUID()
    const [first, second] = [await create({}, key), await create({}, key)]
    expect(second).toEqual(first)
    expect((await server.database.pool.query('select from cards where batch_id = $1', [first.batchId])).rowCount).toBe(
      2,
    )
  })

  test('a batch of cards must have a known activity', async () => {
    await expect(create({ activity: 'juggling' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.activity' }],
    })
  })
})

describe('card registration', () => {
  test('registering a card works with its QR code or its claim code alone, and its default name is its activity', async () => {
    const { register, read, childId } = await someone()
    const { cardId, claimCode } = await makeCard(server, 'riddles')
    const card = await register({ claimCode })
    expect(card).toMatchObject({
      id: cardId,
      name: 'Riddles and jokes',
      activity: 'riddles',
      childId: null,
      status: 'registered',
    })
    expect(await read(cardId)).toEqual(card)
    const other = await makeCard(server, 'riddles')
    expect(await register({ ...other, name: 'Jokes', activity: 'quiz', childId })).toMatchObject({
      name: 'Jokes',
      activity: 'quiz',
      childId,
    })
  })

  test('registering a card twice returns the registered card unchanged', async () => {
    const { register } = await someone()
    const card = await makeCard(server)
    const first = await register({ ...card, name: 'Bedtime' })
    expect(await register({ ...card, name: 'Another' })).toEqual(first)
  })

  test('registering a card succeeds for one of several simultaneous families, and the others get already-registered', async () => {
    const families = await Promise.all([someone(), someone(), someone(), someone()])
    const card = await makeCard(server)
    const results = await Promise.allSettled(families.map(({ register }) => register(card)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const error = { status: 409, code: 'already-registered', details: [] }
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(errors).toMatchObject([error, error, error])
    await expect((await someone()).check(card)).rejects.toMatchObject(error)
  })

  test('registering a card fails for an unknown claim code, for that of another card, and for that of a device', async () => {
    const { register, check } = await someone()
    const [one, other] = await makeCards(server, { count: 2 })
    await expect(register({ claimCode: '0'.repeat(26) })).rejects.toMatchObject({ status: 404, code: 'unknown-label' })
    await expect(register({ cardId: one?.cardId ?? '', claimCode: other?.claimCode ?? '' })).rejects.toMatchObject({
      code: 'unknown-label',
    })
    const { claimCode } = await makeDevice(server)
    await expect(register({ claimCode })).rejects.toMatchObject({ status: 409, code: 'label-is-device' })
    await expect(check({ claimCode })).rejects.toMatchObject({ status: 409, code: 'label-is-device' })
  })

  test('registering a card fails with the name of the invalid field', async () => {
    const [family, neighbour] = [await someone(), await someone()]
    const card = await makeCard(server)
    const naming = (field: string) => ({ status: 400, details: [{ field }] })
    await expect(family.register({ ...card, childId: neighbour.childId })).rejects.toMatchObject(naming('body.childId'))
    await expect(family.register({ ...card, activity: 'juggling' })).rejects.toMatchObject(naming('body.activity'))
    const { id } = await family.register(card)
    await expect(family.update(id, { childId: neighbour.childId })).rejects.toMatchObject(naming('body.childId'))
    await expect(family.update(id, { activity: 'juggling' })).rejects.toMatchObject(naming('body.activity'))
  })

  test('registering a card can be preceded by a check that shows its status and activity', async () => {
    const { register, check, deactivate } = await someone()
    const card = await makeCard(server, 'quiz')
    expect(await check(card)).toEqual({ id: card.cardId, status: 'created', activity: 'quiz' })
    await register(card)
    expect(await check(card)).toMatchObject({ status: 'registered' })
    await deactivate(card.cardId)
    expect(await check(card)).toMatchObject({ status: 'deactivated' })
  })

  test('registering a card for another account is possible for superadmins, and answers not-found to anybody else', async () => {
    const [family, neighbour, superadmin] = [await someone(), await someone(), await someone('superadmin')]
    const card = await makeCard(server)
    const forFamily = { ...card, accountId: family.accountId }
    await expect(neighbour.register(forFamily)).rejects.toMatchObject({ status: 404, code: 'not-found' })
    await expect(neighbour.check(forFamily)).rejects.toMatchObject({ status: 404, code: 'not-found' })
    await superadmin.register({ ...forFamily, childId: family.childId })
    expect((await family.list()).items).toMatchObject([{ id: card.cardId, childId: family.childId }])
    await expect(superadmin.register({ ...(await makeCard(server)), accountId: randomUUID() })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('cards of a family', () => {
  test('a parent can list the cards in pages', async () => {
    const { register, list } = await someone()
    const cards = await makeCards(server, { count: 3 })
    for (const card of cards) await register(card)
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      cards.map(({ cardId }) => cardId).sort(),
    )
    expect(second.nextCursor).toBeNull()
  })

  test('a parent can change single fields, and gets a version conflict if another page was faster', async () => {
    const { register, update, childId } = await someone()
    const { id, version } = await register({ ...(await makeCard(server)), childId })
    expect(await update(id, { name: 'Bedtime', version })).toMatchObject({
      name: 'Bedtime',
      activity: 'story',
      childId,
      version: version + 1,
    })
    await expect(update(id, { activity: 'quiz', version })).rejects.toMatchObject({
      status: 409,
      code: 'version-conflict',
    })
    expect(await update(id, { activity: 'quiz', childId: null })).toMatchObject({
      name: 'Bedtime',
      activity: 'quiz',
      childId: null,
    })
  })

  test.each(['🃏 Zoë', 'بطاقة', '<img src=x onerror=alert(1)>', 'M'.repeat(300)])(
    'a parent can name a card %s',
    async (name) => {
      const { register, read } = await someone()
      const { id } = await register({ ...(await makeCard(server)), name })
      expect(await read(id)).toMatchObject({ name })
    },
  )

  test('a parent can deactivate a card, and then any family can register it again', async () => {
    const [family, next] = [await someone(), await someone()]
    const card = await makeCard(server)
    const { id } = await family.register({ ...card, name: 'Bedtime', childId: family.childId })
    await family.deactivate(id)
    await expect(family.deactivate(id)).rejects.toMatchObject({ status: 404 })
    await expect(family.read(id)).rejects.toMatchObject({ status: 404 })
    expect(await next.register(card)).toMatchObject({ name: 'Story with choices', childId: null })
  })

  test('a parent can neither read nor change a card of another family, but a superadmin can', async () => {
    const [family, neighbour, superadmin] = [await someone(), await someone(), await someone('superadmin')]
    const { id } = await family.register(await makeCard(server))
    const notFound = { status: 404, code: 'not-found' }
    await expect(neighbour.read(id)).rejects.toMatchObject(notFound)
    await expect(neighbour.update(id, { name: 'Mine' })).rejects.toMatchObject(notFound)
    await expect(neighbour.deactivate(id)).rejects.toMatchObject(notFound)
    expect(await superadmin.update(id, { childId: family.childId })).toMatchObject({ childId: family.childId })
    await expect(superadmin.update(id, { childId: superadmin.childId })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.childId' }],
    })
    await superadmin.deactivate(id)
    await expect(superadmin.read(id)).rejects.toMatchObject(notFound)
  })
})
