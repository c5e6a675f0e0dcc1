import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPushService, type PushService } from '@pipit/test-kit/push/push-service'
import { createPushServices } from './push-services.ts'

const { publicKey: publicHalf, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '' } = publicHalf.export({ format: 'jwk' })
const publicKey = Buffer.from(
  `04${[x, y].map((part) => Buffer.from(part, 'base64url').toString('hex')).join('')}`,
  'hex',
)
const identity = { publicKey: publicKey.toString('base64url'), privateKey, contactUrl: 'https://help.example.org' }

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

function send(services: string[], { allowPrivateAddresses = true, endpoint = '' } = {}) {
  const { subscription, messages } = service.aBrowser()
  const keys = { p256dh: subscription.keys.p256dh, auth: subscription.keys.auth }
  const recipient = {
    endpoint: endpoint || subscription.endpoint,
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
  }
  const push = { message: '{"kind":"flag"}', topic: 'a', urgency: 'normal', ttlSeconds: 60 } as const
  const { deliver } = createPushServices({ services, allowPrivateAddresses, ...identity })
  return { result: deliver(recipient, push), messages }
}

describe('which addresses are called', () => {
  const allowed = ['fcm.googleapis.com', '*.push.example.org', 'own.example.org:8443', '10.0.0.5']
  const { isAllowed } = createPushServices({ services: allowed, allowPrivateAddresses: false, ...identity })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://FCM.googleapis.com/x',
    'https://eu.push.example.org/x',
    'https://own.example.org:8443/x',
  ])('%s is one of a push service', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/x',
    'https://me@fcm.googleapis.com/x',
    'https://push.example.org/x',
    'https://evilpush.example.org/x',
    'https://own.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.5/x',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is refused', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(false)
  })

  test('a push service whose name leads to this machine or a private network is not called', async () => {
    const before = service.requests.length
    const { result } = send([service.host], { allowPrivateAddresses: false })
    await expect(result).rejects.toMatchObject({
      provider: 'push-service',
      code: 'unreachable',
      message: expect.stringContaining('EPRIVATE'),
    })
    expect(service.requests).toHaveLength(before)
  })

  test('an address that is no longer allowed is not called', async () => {
    const before = service.requests.length
    expect(await send(['fcm.googleapis.com']).result).toEqual({ outcome: 'gone' })
    expect(service.requests).toHaveLength(before)
  })
})

describe('what a push service answers', () => {
  test('a message arrives, from a server that identifies itself to this push service', async () => {
    const { result, messages } = send([service.host])
    expect(await result).toEqual({ outcome: 'sent' })
    expect(messages()).toEqual([{ kind: 'flag' }])
    expect(service.requests.at(-1)).toMatchObject({
      publicKey: identity.publicKey,
      subject: 'https://help.example.org',
    })
  })

  test.each([404, 410])('after %s the subscription is over', async (status) => {
    service.answers.push({ status })
    expect(await send([service.host]).result).toEqual({ outcome: 'gone' })
  })

  test.each([429, 503])('after %s with a Retry-After, the message is sent again at that time', async (status) => {
    service.answers.push({ status, headers: { 'retry-after': '120' } })
    expect(await send([service.host]).result).toEqual({ outcome: 'later', afterSeconds: 120 })
    service.answers.push({ status, headers: { 'retry-after': new Date(Date.now() + 90_000).toUTCString() } })
    const { afterSeconds = 0 } = (await send([service.host]).result) as { afterSeconds?: number }
    expect(afterSeconds).toBeGreaterThan(60)
    expect(afterSeconds).toBeLessThanOrEqual(90)
  })

  test.each([
    [429, 'rate-limited'],
    [500, 'unavailable'],
    [400, 'rejected'],
    [403, 'unauthorized'],
  ])('%s fails, so that the job is retried', async (status, code) => {
    service.answers.push({ status })
    await expect(send([service.host]).result).rejects.toMatchObject({ provider: 'push-service', code, status })
  })

  test('a redirect is not followed', async () => {
    const before = service.requests.length
    service.answers.push({ status: 307, headers: { location: `https://${service.host}/push/other` } })
    await expect(send([service.host]).result).rejects.toMatchObject({ code: 'invalid-response', status: 307 })
    expect(service.requests).toHaveLength(before + 1)
  })

  test('a push service that cannot be reached is reported without the address of the browser', async () => {
    const { result } = send(['localhost:1'], { endpoint: 'https://localhost:1/secret-address' })
    const error = await result.catch((failure: Error) => failure)
    expect(error).toMatchObject({ code: 'unreachable' })
    expect(String((error as Error).message)).not.toContain('secret-address')
  })
})
