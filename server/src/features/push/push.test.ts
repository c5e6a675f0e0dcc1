import { afterAll, describe, expect, test } from 'vitest'
import { startPushService, type PushService } from '@pipit/test-kit/push/push-service'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { notifiedFamilies, sayings, type SignedIn } from './testing/notified-family.ts'

let service: PushService
const server = startTestServer(
  async () => {
    service = await startPushService()
    return { PUSH_SERVICES: service.host, PUSH_PRIVATE_ADDRESSES: 'true' }
  },
  { voice: testVoice() },
)
afterAll(() => service.close())
const sockets = openSockets()
const families = notifiedFamilies(server, sockets, () => service)
const { aFamilyWithDevice, anAdultOf, aSubscribedBrowser, subscribeWith, allPushesSent, set, list } = families

describe('a flag', () => {
  test('of high severity is pushed to the browser of a parent, without a word of the child or a name', async () => {
    const { parent, child, deviceId, raise } = await aFamilyWithDevice()
    const browser = await aSubscribedBrowser(parent)
    await raise('high')
    await expect.poll(browser.messages).toHaveLength(1)
    const { message, headers = {} } = browser.received[0] ?? {}
    expect(message).toEqual({
      kind: 'flag',
      severity: 'high',
      language: 'en',
      title: 'Please look at Pipit soon',
      text: 'There is a new note about a conversation.',
      path: `/app/children/${child.id}`,
      tag: headers.topic,
    })
    const text = JSON.stringify(message)
    const hidden = [...sayings.high.split(' ').filter((word) => word.length > 3), 'Mia', 'Ours', deviceId, 'self-harm']
    expect(hidden.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([])
    expect(headers).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) })
    expect(Number(headers.ttl)).toBeGreaterThan(6 * 24 * 60 * 60)
    const { push } = await server.call('GET /settings')
    expect(service.requests.at(-1)?.publicKey).toBe(push?.publicKey)
    expect(server.logLines).toEqual([])
  })

  test.each([
    ['high', ['high']],
    ['medium', ['medium', 'high']],
    ['low', ['low', 'medium', 'high']],
    [null, []],
  ] as const)('is pushed from the severity on that the parent chose: %s', async (flagPush, pushed) => {
    const { parent, raise } = await aFamilyWithDevice()
    const browser = await aSubscribedBrowser(parent)
    await set(parent, { flagPush })
    for (const severity of ['low', 'medium', 'high'] as const) {
      await raise(severity)
      await allPushesSent()
    }
    // Four jobs run at a time, so the order may differ.
    await expect.poll(() => new Set(browser.messages().map(({ severity }) => severity))).toEqual(new Set(pushed))
    expect(browser.messages()).toHaveLength(pushed.length)
    for (const { message, headers } of browser.received)
      expect(headers.urgency).toBe(message.severity === 'high' ? 'high' : 'normal')
  })

  test('within 15 minutes of one that is as grave is not pushed again', async () => {
    const { parent, raise, forgetFlags } = await aFamilyWithDevice()
    const browser = await aSubscribedBrowser(parent)
    await raise('high')
    await raise('high')
    await allPushesSent()
    expect(browser.messages()).toHaveLength(1)
    await forgetFlags()
    await raise('high')
    await expect.poll(browser.messages).toHaveLength(2)
    const tags = new Set(browser.messages().map(({ tag }) => tag))
    expect(tags.size, 'the later one replaces the earlier one').toBe(1)
  })

  test('is pushed to owners and guardians with the page that each of them opens, and not to viewers', async () => {
    const { accountId, parent, child, raise } = await aFamilyWithDevice()
    const adults = [parent, await anAdultOf(parent, 'owner'), await anAdultOf(parent, 'guardian')]
    const browsers = await Promise.all(adults.map(aSubscribedBrowser))
    const viewer = await aSubscribedBrowser(await anAdultOf(parent, 'viewer'))
    const stranger = await aSubscribedBrowser((await aFamilyWithDevice()).parent)
    await raise('high')
    await expect.poll(() => browsers.map(({ messages }) => messages().length)).toEqual([1, 1, 1])
    await allPushesSent()
    expect(browsers.map(({ messages }) => messages()[0]?.path)).toEqual([
      `/app/children/${child.id}`,
      `/families/${accountId}/children/${child.id}`,
      `/families/${accountId}/children/${child.id}`,
    ])
    const tags = new Set(browsers.map(({ messages }) => messages()[0]?.tag))
    expect(tags.size, 'a push service cannot see which browsers belong to a family').toBe(3)
    expect([...viewer.messages(), ...stranger.messages()]).toEqual([])
  })
})

describe('notifications of a browser end', () => {
  /** A parent who stays subscribed, and an adult whose notifications end. */
  async function aFamilyWithTwo() {
    const family = await aFamilyWithDevice()
    const adult = await anAdultOf(family.parent, 'guardian')
    return {
      ...family,
      adult,
      staying: await aSubscribedBrowser(family.parent),
      ended: await aSubscribedBrowser(adult),
    }
  }

  const query = (text: string, ...values: string[]) => server.database.pool.query(text, values)

  test.each<[string, (family: Awaited<ReturnType<typeof aFamilyWithTwo>>) => Promise<unknown>, boolean]>([
    ['when somebody signs out', ({ adult }) => server.call('POST /auth/sign-out', { bearer: adult.bearer }), true],
    [
      'when the session is ended from elsewhere',
      async ({ adult: { accountId, bearer } }) =>
        server.call('DELETE /accounts/:accountId/sessions', { params: { accountId }, bearer }),
      true,
    ],
    [
      'when the browser is unsubscribed',
      ({ adult: { accountId, sessionId, bearer } }) =>
        server.call('DELETE /accounts/:accountId/push-subscriptions/:sessionId', {
          params: { accountId, sessionId },
          bearer,
        }),
      true,
    ],
    [
      'when the account is disabled',
      ({ adult }) => query('update accounts set disabled = true where id = $1', adult.accountId),
      true,
    ],
    ['when the account is deleted', ({ adult }) => query('delete from accounts where id = $1', adult.accountId), true],
    [
      'when all sign-ins are revoked, as by a new password',
      ({ adult }) => query('update accounts set identity_valid_since = now() where id = $1', adult.accountId),
      false,
    ],
    [
      'when the person is removed from the family',
      ({ parent: { accountId, bearer }, adult }) =>
        server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
          params: { accountId, guardianId: adult.accountId },
          bearer,
        }),
      false,
    ],
    [
      'when the person becomes a viewer',
      ({ parent: { accountId, bearer }, adult }) =>
        server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
          params: { accountId, guardianId: adult.accountId },
          bearer,
          body: { role: 'viewer' },
        }),
      false,
    ],
  ])('%s, also of those that wait', async (_, end, isDeleted) => {
    const family = await aFamilyWithTwo()
    const { staying, ended, adult, raise, forgetFlags } = family
    service.answers.push(...[1, 2].map(() => ({ status: 503, headers: { 'retry-after': '600' } })))
    await raise('high')
    await expect.poll(() => service.answers).toEqual([])
    await allPushesSent()
    await end(family)
    const rows = (await query('select from push_subscriptions where session_id = $1', adult.sessionId)).rowCount
    expect(rows).toBe(isDeleted ? 0 : 1)
    await query(`update graphile_worker._private_jobs set run_at = now()`)
    await allPushesSent()
    await forgetFlags()
    await raise('high')
    await allPushesSent()
    expect(staying.messages()).toHaveLength(2)
    expect(ended.messages()).toEqual([])
  })

  test('when the push service says that the browser is gone', async () => {
    const { staying, ended, adult, raise } = await aFamilyWithTwo()
    service.forget(ended)
    await raise('high')
    await expect.poll(() => list(adult)).toEqual([])
    await expect.poll(staying.messages).toHaveLength(1)
    expect(server.logLines).toEqual([])
  })

  test('when somebody else subscribes in the same browser', async () => {
    const { parent, raise } = await aFamilyWithDevice()
    const neighbour = (await aFamilyWithDevice()).parent
    const browser = await aSubscribedBrowser(parent)
    await subscribeWith(neighbour, browser)
    expect(await list(parent)).toEqual([])
    await raise('high')
    await allPushesSent()
    expect(browser.messages()).toEqual([])
  })

  test('and those of revoked sign-ins are swept, unless a page is open that signs in again', async () => {
    const { adult, parent } = await aFamilyWithTwo()
    const revoked = `update accounts set identity_valid_since = $2::timestamptz where id = $1`
    await query(revoked, parent.accountId, new Date().toISOString())
    await query(revoked, adult.accountId, new Date(Date.now() - 2 * 3_600_000).toISOString())
    await query(`update sessions set last_used_at = now() - interval '3 hours' where id = $1`, adult.sessionId)
    await query(`select graphile_worker.add_job('sweep')`)
    const rows = async ({ sessionId }: SignedIn) =>
      (await query('select from push_subscriptions where session_id = $1', sessionId)).rowCount
    await expect.poll(() => rows(adult)).toBe(0)
    expect(await rows(parent)).toBe(1)
  })
})

describe('a push that cannot be sent', () => {
  test('is sent when the push service says so, and once', async () => {
    const { parent, raise } = await aFamilyWithDevice()
    const browser = await aSubscribedBrowser(parent)
    service.answers.push({ status: 429, headers: { 'retry-after': '300' } })
    await raise('high')
    await expect.poll(() => service.answers).toEqual([])
    const waiting = `select run_at > now() + interval '290 seconds' as "isLater" from graphile_worker.jobs where task_identifier = 'send-push'`
    await expect.poll(async () => (await server.database.pool.query(waiting)).rows).toEqual([{ isLater: true }])
    expect(browser.messages()).toEqual([])
    await server.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await allPushesSent()
    expect(browser.messages()).toHaveLength(1)
  })

  test('is not sent when it is too old to matter', async () => {
    const { parent, raise } = await aFamilyWithDevice()
    const browser = await aSubscribedBrowser(parent)
    service.answers.push({ status: 503, headers: { 'retry-after': '300' } })
    await raise('high')
    await expect.poll(() => service.answers).toEqual([])
    await allPushesSent()
    const requestsBefore = service.requests.length
    await server.database.pool.query(
      `update graphile_worker._private_jobs
          set run_at = now(), payload = (payload::jsonb || jsonb_build_object('expiresAt', now()))::json
        where payload ->> 'personId' = $1`,
      [parent.accountId],
    )
    await allPushesSent()
    expect(service.requests).toHaveLength(requestsBefore)
    expect(browser.messages()).toEqual([])
  })

  test('is deleted with the child or the account', async () => {
    const { accountId, bearer, parent, child, raise } = await aFamilyWithDevice()
    await aSubscribedBrowser(parent)
    await aSubscribedBrowser(await anAdultOf(parent, 'guardian'))
    service.answers.push(...[1, 2].map(() => ({ status: 503, headers: { 'retry-after': '300' } })))
    await raise('high')
    const waiting = async () =>
      (
        await server.database.pool.query(
          `select from graphile_worker._private_jobs where payload ->> 'pushedAbout' = $1`,
          [child.id],
        )
      ).rowCount
    await expect.poll(() => service.answers).toEqual([])
    await allPushesSent()
    expect(await waiting()).toBe(2)
    const params = { accountId, childId: child.id }
    await server.call('DELETE /accounts/:accountId/children/:childId', { params, bearer })
    await expect.poll(waiting).toBe(0)
  })

  test('fails as a job with a line in the log that names neither browser nor person', async () => {
    const { parent, raise } = await aFamilyWithDevice()
    const browser = await aSubscribedBrowser(parent)
    service.answers.push({ status: 500 })
    await raise('high')
    const failed = () => server.logLines.find(({ job }) => job === 'send-push')
    await expect.poll(failed).toMatchObject({ feature: 'push', provider: 'push-service', code: 'unavailable' })
    expect(JSON.stringify(failed())).not.toContain(new URL(browser.subscription.endpoint).pathname)
    expect(JSON.stringify(failed())).not.toContain(parent.accountId)
    await server.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await expect.poll(browser.messages).toHaveLength(1)
  })
})
