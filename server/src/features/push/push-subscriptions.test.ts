import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from '@pipit/test-kit/push/browser'
import { startPushService, type PushService } from '@pipit/test-kit/push/push-service'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { notifiedFamilies, type SignedIn } from './testing/notified-family.ts'

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
const { aFamilyWithDevice, anAdultOf, anotherSession, aSubscribedBrowser, subscribeWith, allPushesSent, set, list } =
  families

describe('subscribing', () => {
  let parent: SignedIn
  beforeAll(async () => {
    const { accountId, sessionId, token } = await server.createSignedInAccount()
    parent = { accountId, sessionId, bearer: token }
  })

  test('a page gets the public key with the settings, the same from every process', async () => {
    const { push } = await server.call('GET /settings')
    expect(Buffer.from(push?.publicKey ?? '', 'base64url')).toHaveLength(65)
    const other = await server.another()
    const settings = (await (await fetch(`${other.url}/v1/settings`)).json()) as { push: object }
    expect(settings.push).toEqual(push)
    await other.close()
  })

  test('a parent sees which sessions get notifications, and subscribing again changes nothing', async () => {
    const other = await anotherSession(parent)
    const browser = await aSubscribedBrowser(parent)
    await aSubscribedBrowser(other)
    await subscribeWith(parent, browser)
    const item = { service: service.host, createdAt: expect.any(String) }
    expect(await list(parent)).toEqual([
      { ...item, sessionId: parent.sessionId, isCurrent: true },
      { ...item, sessionId: other.sessionId, isCurrent: false },
    ])
  })

  test('an account has at most 20 browsers: a new one takes the place of the oldest', async () => {
    const { accountId, sessionId, token } = await server.createSignedInAccount()
    const first = { accountId, sessionId, bearer: token }
    const others = await Promise.all(Array.from({ length: 20 }, () => anotherSession(first)))
    for (const session of [first, ...others]) await aSubscribedBrowser(session)
    const subscribed = (await list(first)).map((each) => each.sessionId)
    expect(subscribed).toEqual(others.map((each) => each.sessionId).toReversed())
  })

  test.each([
    'https://evil.example.org/push',
    'http://localhost/push',
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
  ])('the address %s is refused, because it is not that of a push service', async (endpoint) => {
    await expect(subscribeWith(parent, aBrowser(endpoint))).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.endpoint' }],
    })
  })

  test('keys that are no keys are refused', async () => {
    const browser = service.aBrowser()
    const { p256dh, auth } = browser.subscription.keys
    for (const keys of [
      { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth },
      { p256dh: p256dh.slice(1), auth },
      { p256dh, auth: 'short' },
    ])
      await expect(
        subscribeWith(parent, { ...browser, subscription: { ...browser.subscription, keys } }),
      ).rejects.toMatchObject({ status: 400 })
  })

  test('nobody subscribes for another account: neither a superadmin nor a guardian of the family', async () => {
    const { accountId, bearer } = parent
    const superadmin = await server.createSignedInAccount({ role: 'superadmin' })
    const guardian = await anAdultOf(parent, 'owner')
    const browser = service.aBrowser()
    for (const caller of [superadmin.token, guardian.bearer])
      await expect(subscribeWith({ accountId, bearer: caller }, browser)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(set({ ...guardian, accountId }, { flagPush: null })).rejects.toMatchObject({ code: 'forbidden' })
    const account = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
    expect(account).toMatchObject({
      flagPush: 'high',
      deviceOfflineMail: false,
      deviceOfflinePush: true,
      deviceUpdateMail: false,
      deviceUpdatePush: true,
    })
  })

  test('a founder who leaves the family keeps notifications and settings', async () => {
    const founder = await aFamilyWithDevice()
    await set(founder.parent, { flagPush: 'low', deviceOfflineMail: true })
    const browser = await aSubscribedBrowser(founder.parent)
    const owner = await anAdultOf(founder.parent, 'owner')
    const { rows } = await server.database.pool.query<{ id: string }>('select detach_sign_in($1) as id', [
      founder.accountId,
    ])
    const personId = rows[0]?.id ?? ''
    const stored = await server.database.pool.query(
      `select flag_push, device_offline_mail, session_id from accounts join push_subscriptions on account_id = accounts.id where accounts.id = $1`,
      [personId],
    )
    expect(stored.rows).toEqual([{ flag_push: 'low', device_offline_mail: true, session_id: founder.parent.sessionId }])
    const others = await aSubscribedBrowser(owner)
    await founder.raise('high')
    await expect.poll(others.messages).toHaveLength(1)
    await allPushesSent()
    expect(browser.messages(), 'no longer an adult of that family').toEqual([])
  })

  test('an installation that sends no notifications says so', async () => {
    const other = await server.another({ push: null })
    const settings = (await (await fetch(`${other.url}/v1/settings`)).json()) as { push: unknown }
    expect(settings.push).toBeNull()
    const response = await fetch(`${other.url}/v1/accounts/${parent.accountId}/push-subscriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${parent.bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(service.aBrowser().subscription),
    })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'push-unavailable' } })
    await other.close()
  })

  test('the address of a browser is stored encrypted', async () => {
    const browser = await aSubscribedBrowser(parent)
    const { rows } = await server.database.pool.query<{ row: object }>(
      'select to_jsonb(s) as row from push_subscriptions s',
    )
    const address = Buffer.from(new URL(browser.subscription.endpoint).pathname)
    expect(JSON.stringify(rows)).not.toContain(address.toString('hex'))
    expect(JSON.stringify(rows)).not.toContain(address.toString())
  })
})
