import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeDevices } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { applyPlans } from './apply-plans.ts'
import { readPlans } from './read-plans.ts'

const exampleFile = 'docs/plans.example.json'
const server = startTestServer({ PLANS_FILE: exampleFile })
const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

async function aParent(subscription = 'free') {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const setPlan = (id: string) =>
    server.database.pool.query('update accounts set subscription = $2 where id = $1', [accountId, id])
  await setPlan(subscription)
  const family = { params: { accountId }, bearer }
  return {
    accountId,
    bearer,
    family,
    setPlan,
    addChild: () => server.call('POST /accounts/:accountId/children', { ...family, body: mia }),
    listChildren: async () => (await server.call('GET /accounts/:accountId/children', family)).items,
    register: ({ deviceId, claimCode }: { deviceId: string; claimCode: string }) =>
      server.call('POST /accounts/:accountId/devices/register', { ...family, body: { deviceId, claimCode } }),
  }
}

/** How many of the calls succeeded; the others must have reached a limit of the plan, with this message. */
async function countSuccesses(calls: Promise<unknown>[], message: string) {
  const results = await Promise.allSettled(calls)
  const refused = results.filter((result) => result.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'plan-limit-reached', message })
  return results.length - refused.length
}

const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

describe('the limits of a plan', () => {
  test('of ten children that are added at the same time with one place left, exactly one is added', async () => {
    const { addChild, listChildren } = await aParent()
    await addChild()
    const message =
      'The plan Nest allows 2 children, and there are 2 already. Remove a profile that nobody uses, or ask us for a larger plan.'
    expect(await countSuccesses(times(10, addChild), message)).toBe(1)
    expect(await listChildren()).toHaveLength(2)
  })

  test('are named in the language of the request', async () => {
    const { accountId, bearer, addChild } = await aParent()
    await addChild()
    await addChild()
    const response = await server.fetch(`/v1/accounts/${accountId}/children`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify(mia),
    })
    expect(await response.json()).toMatchObject({
      error: {
        code: 'plan-limit-reached',
        message:
          'Der Tarif Nest erlaubt 2 Kinder, und 2 sind schon da. Entferne ein Profil, das niemand nutzt, oder frag uns nach einem größeren Tarif.',
      },
    })
  })

  test('a child that is added waits for one that is being added, and is refused if that one took the last place', async () => {
    const { accountId, addChild, listChildren } = await aParent()
    await addChild()
    const other = await server.database.pool.connect()
    await other.query('begin')
    await other.query(
      `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
       values (gen_random_uuid(), $1, 'Mia', 'simple', 'preschool', '{}', '{}', 'en')`,
      [accountId],
    )
    const addition = addChild().catch(({ code }: { code: string }) => code)
    const countWaiting = async () =>
      (await server.database.pool.query<object>('select from pg_locks where not granted')).rows.length
    await expect.poll(countWaiting).toBe(1)
    await other.query('commit')
    other.release()
    expect(await addition).toBe('plan-limit-reached')
    expect(await listChildren()).toHaveLength(2)
  })

  test('of ten devices that are registered at the same time with one place left, exactly one is registered', async () => {
    const { register } = await aParent()
    const devices = await makeDevices(server, 10)
    const message =
      'The plan Nest allows 1 device, and there is 1 already. Deactivate one that nobody uses, or ask us for a larger plan.'
    expect(await countSuccesses(devices.map(register), message)).toBe(1)
  })

  test('after the plan was lowered everything stays readable and changeable, and nothing can be added', async () => {
    const { accountId, bearer, family, setPlan, addChild, listChildren } = await aParent('family')
    const [child] = await Promise.all(times(3, addChild))
    await setPlan('free')
    expect(await listChildren()).toHaveLength(3)
    const params = { accountId, childId: child?.id ?? '' }
    const change = server.call('PATCH /accounts/:accountId/children/:childId', {
      params,
      bearer,
      body: { name: 'Mio' },
    })
    expect(await change).toMatchObject({ name: 'Mio' })
    await expect(addChild()).rejects.toMatchObject({
      message: expect.stringContaining('and there are 3 already.') as string,
    })
    expect((await server.call('GET /accounts/:accountId/devices', family)).items).toEqual([])
    await setPlan('own-server')
    await addChild()
  })

  test('the weekly mail can be switched on only with a plan that includes weekly reports', async () => {
    const { family, setPlan } = await aParent()
    const save = (weeklyMail: boolean, language = 'en') =>
      server.call('PATCH /accounts/:accountId', { ...family, body: { weeklyMail, language } })
    await expect(save(true)).rejects.toMatchObject({
      status: 409,
      code: 'plan-limit-reached',
      message: 'The plan Nest does not include weekly reports. Ask us for a plan that does.',
    })
    await setPlan('family')
    await save(true)
    await setPlan('free')
    expect(await save(true, 'de'), 'the choice is stored for a larger plan').toMatchObject({ language: 'de' })
  })
})

describe('changing the plan of families', () => {
  test('a superadmin changes the plans of several families at once, which is audited for each and removes nothing', async () => {
    const admin = await server.createSignedInAccount({ role: 'superadmin' })
    const [large, small] = [await aParent('own-server'), await aParent('own-server')]
    await Promise.all(times(3, large.addChild))
    const change = (accountIds: string[], subscription: string) =>
      server.call('PATCH /admin/accounts/subscription', { bearer: admin.token, body: { accountIds, subscription } })
    const readHome = () => server.call('GET /accounts/:accountId/home', large.family)
    expect((await readHome()).plan).toMatchObject({ name: 'Own server', children: null })

    const accountIds = [large.accountId, small.accountId]
    expect(await change([...accountIds, randomUUID()], 'free')).toEqual({ accounts: 2, exceeding: 1 })
    const { plan, children } = await readHome()
    expect(plan).toMatchObject({ name: 'Nest', children: 2, devices: 1, minutesPerDay: 30, weeklyReports: false })
    expect(children).toHaveLength(3)
    await expect(large.addChild()).rejects.toMatchObject({ code: 'plan-limit-reached' })
    await small.addChild()

    const { rows } = await server.database.pool.query<object>(
      `select account_id as id, action, resource, resource_id as plan from audit_entries
        where actor_id = $1 and account_id = any($2::uuid[]) order by array_position($2::uuid[], account_id)`,
      [admin.accountId, accountIds],
    )
    const entry = { action: 'account.plan-set', resource: 'plan', plan: 'free' }
    expect(rows).toEqual(accountIds.map((id) => ({ id, ...entry })))

    const list = (subscription: string) =>
      server.call('POST /admin/accounts/list', { bearer: admin.token, body: { subscription, limit: 200 } })
    expect((await list('free')).items.map(({ id }) => id)).toEqual(expect.arrayContaining(accountIds))
    expect((await list('family')).items.map(({ id }) => id)).not.toEqual(expect.arrayContaining(accountIds))
    await change(accountIds, 'family')
    expect((await list('family')).items.map(({ id }) => id)).toEqual(expect.arrayContaining(accountIds))

    await expect(change(accountIds, 'gold')).rejects.toMatchObject({ details: [{ field: 'body.subscription' }] })
    await expect(change([randomUUID()], 'free')).rejects.toMatchObject({ status: 404 })
    const parent = { bearer: small.bearer, body: { accountIds, subscription: 'own-server' } }
    await expect(server.call('PATCH /admin/accounts/subscription', parent)).rejects.toMatchObject({ status: 403 })
  })

  test('a plan that is lowered while children are added lets none in beyond it', async () => {
    const admin = await server.createSignedInAccount({ role: 'superadmin' })
    const { accountId, addChild, listChildren } = await aParent('own-server')
    await addChild()
    const body = { accountIds: [accountId], subscription: 'free' }
    const additions = Promise.allSettled(times(10, addChild))
    await server.call('PATCH /admin/accounts/subscription', { bearer: admin.token, body })
    const before = (await listChildren()).length
    await additions
    expect((await listChildren()).length).toBeLessThanOrEqual(Math.max(2, before))
  })
})

describe('the configured plans', () => {
  test('the list of subscriptions shows them in the order of the file', async () => {
    const { items } = await server.call('GET /subscriptions')
    expect(items.map(({ id }) => id)).toEqual(['free', 'family', 'classroom', 'own-server'])
    expect(items[0]).toEqual({
      id: 'free',
      name: 'Nest',
      description: 'One companion to get to know each other.',
      devices: 1,
      children: 2,
      minutesPerDay: 30,
      weeklyReports: false,
    })
  })

  test('new accounts get the default plan', async () => {
    const { accountId, token: bearer } = await server.createSignedInAccount()
    const account = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
    expect(account.subscription).toBe('free')
  })

  test('a plan that is no longer configured stays with the families that have it, and cannot be chosen', async () => {
    const { accountId, addChild } = await aParent()
    const configured = await readPlans(exampleFile)
    const [nest, family, ...others] = configured
    if (!nest || !family) throw new Error('the example has no such plans')
    const changed = [{ ...family, isDefault: true, children: 7 }, ...others]
    const retired = await applyPlans(server.database, changed)
    expect(retired).toMatchObject([{ id: 'free', name: 'Nest' }])
    const { items } = await server.call('GET /subscriptions')
    expect(items.map(({ id, children }) => [id, children])).toEqual([
      ['family', 7],
      ['classroom', 40],
      ['own-server', null],
    ])
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const forAdmin = await server.call('GET /admin/plans', { bearer })
    expect(forAdmin.items.map(({ id, retired: isRetired }) => [id, isRetired])).toEqual([
      ['family', false],
      ['classroom', false],
      ['own-server', false],
      ['free', true],
    ])
    const body = { accountIds: [accountId], subscription: 'free' }
    await expect(server.call('PATCH /admin/accounts/subscription', { bearer, body })).rejects.toMatchObject({
      details: [{ field: 'body.subscription' }],
    })
    await addChild()
    await addChild()
    await expect(addChild()).rejects.toMatchObject({ code: 'plan-limit-reached' })
    expect(await applyPlans(server.database, configured)).toEqual([])
  })
})
