import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { openConfiguration } from '@pipit/device/open-configuration'
import { describe, expect, test } from 'vitest'
import { createCipher } from '../../../database/cipher.ts'
import { secretKeys } from '../../../secret-keys.ts'
import {
  challengeDevice,
  makeCard,
  makeDevice,
  provePossession,
  readChallenge,
  type FactoryDevice,
} from '../../../testing/devices-and-cards.ts'
import { aConversation } from '../../../testing/conversation.ts'
import { aFamily as addChildAndMore } from '../../../testing/family.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { createOutbox } from '../../outbox/outbox.ts'

const server = startTestServer()

interface Registration {
  name?: string
  childId?: string
  proof?: PossessionProof
  releaseCode?: string
}

async function aFamily(role: 'parent' | 'superadmin' = 'parent') {
  const { accountId, token: bearer } = await server.createSignedInAccount({ role })
  const { rows } = await server.database.pool.query<{ email: string }>('select email from accounts where id = $1', [
    accountId,
  ])
  const ofFamily = { params: { accountId }, bearer }
  const ofDevice = ({ deviceId }: FactoryDevice) => ({ params: { accountId, deviceId }, bearer })
  return {
    accountId,
    bearer,
    email: rows[0]?.email ?? '',
    register: ({ claimCode }: FactoryDevice, body: Registration = {}) =>
      server.call('POST /accounts/:accountId/devices/register', { ...ofFamily, body: { claimCode, ...body } }),
    check: ({ claimCode }: FactoryDevice) =>
      server.call('POST /accounts/:accountId/devices/check', { ...ofFamily, body: { claimCode } }),
    read: (device: FactoryDevice) => server.call('GET /accounts/:accountId/devices/:deviceId', ofDevice(device)),
    key: async (device: FactoryDevice) =>
      (await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', ofDevice(device))).deviceApiKey,
    deactivate: async (device: FactoryDevice) =>
      (await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', ofDevice(device))).releaseCode,
  }
}

async function mailsTo({ email }: { email: string }) {
  const cipher = createCipher((await secretKeys(server.config)).forPurpose('mail'))
  const mails = await createOutbox(server.database, cipher).newest()
  return mails.filter(({ to }) => to === email)
}

const required = { status: 409, code: 'possession-required' }
const notProven = { status: 409, code: 'possession-not-proven' }
const alreadyRegistered = { status: 409, code: 'already-registered' }

describe('a photograph of a label', () => {
  test('registers a device that no family has had yet, which is marked as unproven', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    expect(await family.register(device)).toMatchObject({ status: 'registered', proven: false })
  })

  test('does not register a device that another family has registered', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await owner.register(device)
    await expect(stranger.register(device)).rejects.toMatchObject(required)
    expect(await stranger.check(device)).toMatchObject({ status: 'registered-by-another-family' })
    expect(await owner.read(device)).toMatchObject({ status: 'registered' })
  })

  test('does not register a device that was deactivated, not even for its former family', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await owner.register(device)
    await owner.deactivate(device)
    await expect(stranger.register(device)).rejects.toMatchObject(required)
    await expect(owner.register(device)).rejects.toMatchObject(required)
    expect(await stranger.check(device)).toMatchObject({ status: 'deactivated' })
  })

  test('does not register a device whose former account was deleted', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await owner.register(device)
    await server.database.pool.query('delete from accounts where id = $1', [owner.accountId])
    await expect(stranger.register(device)).rejects.toMatchObject(required)
    const proof = await provePossession(server, stranger, device)
    expect(await stranger.register(device, { proof })).toMatchObject({ proven: true })
  })
})

describe.each(['bluetooth', 'code'] as const)('a proof of possession by %s', (by) => {
  test('marks the registration of a new device as proven', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const proof = await provePossession(server, family, device, by)
    expect(await family.register(device, { proof })).toMatchObject({ proven: true })
  })

  test('marks a device of the same family as proven and changes nothing else', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const { version, updatedAt: _, ...unproven } = await family.register(device, { name: 'Blue' })
    const key = await family.key(device)
    const proof = await provePossession(server, family, device, by)
    const proven = await family.register(device, { name: 'Red', proof })
    expect(proven).toMatchObject({ ...unproven, proven: true, version: version + 1 })
    expect(await family.key(device)).toBe(key)
  })

  test('moves a device that a stranger registered by its label, and both families get a mail', async () => {
    const [stranger, owner, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await stranger.register(device, { name: 'Secret name' })
    const key = await stranger.key(device)
    const proof = await provePossession(server, owner, device, by)
    expect(await owner.register(device, { proof })).toMatchObject({
      name: 'Pipit',
      proven: true,
      childId: null,
      lastSeenAt: null,
    })
    expect(await owner.key(device)).not.toBe(key)
    await expect(stranger.read(device)).rejects.toMatchObject({ status: 404 })
    const signIn = server.call('POST /auth/sign-in/device', {
      body: { deviceId: device.deviceId, deviceApiKey: key },
    })
    await expect(signIn).rejects.toMatchObject({ status: 401 })

    await expect.poll(() => mailsTo(stranger)).toHaveLength(1)
    await expect.poll(() => mailsTo(owner)).toHaveLength(1)
    const [[away], [here]] = [await mailsTo(stranger), await mailsTo(owner)]
    expect(away?.text).toContain('Secret name')
    expect(here?.text).not.toContain('Secret name')
    expect(away?.text).not.toContain(owner.email)
    expect(here?.text).not.toContain(stranger.email)
  })

  test('does not move a device that another family has proven', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    const early = await provePossession(server, stranger, device, by)
    await owner.register(device, { proof: await provePossession(server, owner, device, by) })
    await expect(stranger.register(device, { proof: early })).rejects.toMatchObject(alreadyRegistered)
    await expect(stranger.check(device)).rejects.toMatchObject(alreadyRegistered)
    await expect(challengeDevice(server, stranger, device)).rejects.toMatchObject(alreadyRegistered)
  })

  test('registers a deactivated device without its release code', async () => {
    const [former, next, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await former.register(device)
    await former.deactivate(device)
    const proof = await provePossession(server, next, device, by)
    expect(await next.register(device, { proof })).toMatchObject({ proven: true })
  })

  test('works once, for one family and one device, and not after the device has changed hands', async () => {
    const [owner, stranger] = [await aFamily(), await aFamily()]
    const [device, other] = [await makeDevice(server), await makeDevice(server)]
    const proof = await provePossession(server, owner, device, by)
    await expect(stranger.register(device, { proof })).rejects.toMatchObject(notProven)
    await expect(owner.register(other, { proof })).rejects.toMatchObject(notProven)
    await owner.register(device, { proof })
    await expect(owner.register(device, { proof })).rejects.toMatchObject(notProven)
    const unused = await provePossession(server, owner, device, by)
    await owner.deactivate(device)
    await expect(owner.register(device, { proof: unused })).rejects.toMatchObject(notProven)
  })

  test('expires after ten minutes', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const proof = await provePossession(server, family, device, by)
    await server.database.pool.query(
      `update possession_challenges set created_at = now() - interval '10 minutes' where id = $1`,
      [proof.challengeId],
    )
    await expect(family.register(device, { proof })).rejects.toMatchObject(notProven)
  })

  test('is not used up by a request with another mistake', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const proof = await provePossession(server, family, device, by)
    const childId = crypto.randomUUID()
    await expect(family.register(device, { proof, childId })).rejects.toMatchObject({ status: 400 })
    expect(await family.register(device, { proof })).toMatchObject({ proven: true })
  })

  test('succeeds for one of several simultaneous uses', async () => {
    const [former, family, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await former.register(device)
    const proof = await provePossession(server, family, device, by)
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => family.register(device, { proof })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('what a child said to a device stays with the earlier family when the device moves', async () => {
  const [earlier, owner, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
  const { child } = await addChildAndMore(server, { accountId: earlier.accountId, token: earlier.bearer })
  const { id: deviceId } = await earlier.register(device, { childId: child.id })
  const { accountId } = earlier
  const said = { accountId, childId: child.id, deviceId, startedAt: '2026-11-01T08:00:00Z', entries: ['My secret'] }
  await aConversation(server, said)
  await owner.register(device, { proof: await provePossession(server, owner, device) })

  const readAs = (family: { accountId: string; bearer: string }) =>
    server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId: family.accountId, childId: child.id },
      bearer: family.bearer,
      query: {},
    })
  expect(await readAs(earlier)).toMatchObject({ items: [{ text: 'My secret' }], conversations: [{ device: null }] })
  await expect(readAs(owner)).rejects.toMatchObject({ status: 404 })
  const home = await server.call('GET /accounts/:accountId/home', {
    params: { accountId: owner.accountId },
    bearer: owner.bearer,
  })
  expect(JSON.stringify(home)).not.toMatch(/Mia|My secret/)
})

describe('a challenge', () => {
  test('can be opened only by its device, and is different each time', async () => {
    const [family, device, other] = [await aFamily(), await makeDevice(server), await makeDevice(server)]
    const [first, second] = [
      await challengeDevice(server, family, device),
      await challengeDevice(server, family, device),
    ]
    await expect(readChallenge(first.sealed, other)).rejects.toThrow('cannot-open')
    const [one, two] = [await readChallenge(first.sealed, device), await readChallenge(second.sealed, device)]
    expect(one.answer).not.toBe(two.answer)
    expect(Date.parse(first.expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000)
  })

  test('accepts no more codes after five wrong ones, also when they are tried at the same time', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const { challengeId, sealed } = await challengeDevice(server, family, device)
    const { code } = await readChallenge(sealed, device)
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
    const guesses = Array.from({ length: 8 }, () => family.register(device, { proof: { challengeId, code: wrong } }))
    for (const { status } of await Promise.allSettled(guesses)) expect(status).toBe('rejected')
    await expect(family.register(device, { proof: { challengeId, code } })).rejects.toMatchObject(notProven)
  })

  test('is issued at most ten times in an hour for a family and a device, and other families have their own limit', async () => {
    const [guesser, owner, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => challengeDevice(server, guesser, device)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(challengeDevice(server, guesser, device)).rejects.toMatchObject({ status: 429 })
    expect(await challengeDevice(server, owner, device)).toHaveProperty('challengeId')
    await server.database.pool.query(
      `update possession_challenges set created_at = created_at - interval '61 minutes' where account_id = $1`,
      [guesser.accountId],
    )
    expect(await challengeDevice(server, guesser, device)).toHaveProperty('challengeId')
  })

  test('is refused for an unknown label and for a card', async () => {
    const family = await aFamily()
    const device = await makeDevice(server)
    const { claimCode } = await makeCard(server)
    const challenge = (code: string) => challengeDevice(server, family, { ...device, claimCode: code })
    await expect(challenge('0'.repeat(26))).rejects.toMatchObject({ code: 'unknown-label' })
    await expect(challenge(claimCode)).rejects.toMatchObject({ code: 'label-is-card' })
  })
})

describe('a release code', () => {
  test('is shown and mailed to the family that deactivates a device, and registers the device once', async () => {
    const [former, next, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await former.register(device, { name: 'Kitchen bird' })
    const releaseCode = await former.deactivate(device)
    expect(releaseCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    await expect.poll(() => mailsTo(former)).toHaveLength(1)
    const [mail] = await mailsTo(former)
    expect(mail?.text).toContain(releaseCode.match(/.{4}/g)?.join('-'))
    expect(mail?.text).toContain('Kitchen bird')

    const wrong = { status: 409, code: 'wrong-release-code' }
    await expect(next.register(device, { releaseCode: '0'.repeat(16) })).rejects.toMatchObject(wrong)
    const typed = releaseCode.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
    // Only a proof shows that the device is there: the code may still be in the former family's mailbox.
    expect(await next.register(device, { releaseCode: typed })).toMatchObject({ proven: false })
    await expect(former.register(device, { releaseCode })).rejects.toMatchObject(required)
    await next.deactivate(device)
    await expect(former.register(device, { releaseCode })).rejects.toMatchObject(wrong)
  })

  test('does not take a device from the family that has it', async () => {
    const [former, next, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await former.register(device)
    const releaseCode = await former.deactivate(device)
    await next.register(device, { proof: await provePossession(server, next, device) })
    await expect(former.register(device, { releaseCode })).rejects.toMatchObject(alreadyRegistered)
  })

  test('goes to the superadmin who deactivates a device for a family, and not into the family’s mail', async () => {
    const [family, superadmin, device] = [await aFamily(), await aFamily('superadmin'), await makeDevice(server)]
    await family.register(device)
    const { releaseCode } = await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params: { accountId: family.accountId, deviceId: device.deviceId },
      bearer: superadmin.bearer,
    })
    await expect.poll(() => mailsTo(family)).toHaveLength(1)
    const [mail] = await mailsTo(family)
    expect(mail?.subject).toBe('A Pipit was removed from your family')
    expect(mail?.text.replaceAll('-', '')).not.toContain(releaseCode)
  })

  test('can be issued again by a superadmin with a reason, which is recorded', async () => {
    const [former, next, superadmin] = [await aFamily(), await aFamily(), await aFamily('superadmin')]
    const device = await makeDevice(server)
    const issue = (reason: string, bearer = superadmin.bearer) =>
      server.call('POST /admin/devices/:deviceId/release-code', {
        params: { deviceId: device.deviceId },
        bearer,
        body: { reason },
      })
    await former.register(device)
    await expect(issue('The owner has the receipt')).rejects.toMatchObject(alreadyRegistered)
    const lost = await former.deactivate(device)
    await expect(issue(' ')).rejects.toMatchObject({ status: 400, details: [{ field: 'body.reason' }] })
    await expect(issue('I want it', next.bearer)).rejects.toMatchObject({ status: 403 })
    const { releaseCode } = await issue('The owner has the receipt')
    await expect(next.register(device, { releaseCode: lost })).rejects.toMatchObject({ code: 'wrong-release-code' })
    expect(await next.register(device, { releaseCode })).toMatchObject({ proven: false })
    const { items } = await server.call('GET /admin/audit', { bearer: superadmin.bearer, query: {} })
    expect(items).toContainEqual(
      expect.objectContaining({
        action: 'device.release-code-issued',
        resourceId: device.deviceId,
        reason: 'The owner has the receipt',
      }),
    )
  })
})

describe('a device that comes online', () => {
  async function aConfiguredDevice() {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    await family.register(device)
    const { accountId, bearer } = family
    const params = { accountId, deviceId: device.deviceId }
    const { id: wifiNetworkId } = await server.call('POST /accounts/:accountId/wifi-networks', {
      params,
      bearer,
      body: { ssid: 'Home', password: 'correct horse' },
    })
    const { sealed } = await server.call('POST /accounts/:accountId/devices/:deviceId/configuration', {
      params,
      bearer,
      body: { wifiNetworkId },
    })
    return { family, device, sealed }
  }

  const signIn = (body: { deviceId: string; deviceApiKey: string; possessionProof?: string | undefined }) =>
    server.call('POST /auth/sign-in/device', { body })

  test('proves possession with its sealed configuration', async () => {
    const { family, device, sealed } = await aConfiguredDevice()
    const opened = await openConfiguration(Buffer.from(sealed, 'base64'), {
      ...device,
      privateKey: Buffer.from(device.privateKey, 'base64'),
      lastAccepted: null,
    })
    if ('error' in opened) throw new Error(opened.error)
    const { deviceId, deviceApiKey, possessionProof } = opened.configuration
    await signIn({ deviceId, deviceApiKey, possessionProof })
    expect(await family.read(device)).toMatchObject({ proven: true })

    // The proof belongs to this registration and does not prove a later one.
    const releaseCode = await family.deactivate(device)
    await family.register(device, { releaseCode })
    await signIn({ deviceId, deviceApiKey: await family.key(device), possessionProof })
    expect(await family.read(device)).toMatchObject({ proven: false })
  })

  test('proves nothing with its key alone, because the family can read the key', async () => {
    const { family, device } = await aConfiguredDevice()
    const { deviceId } = device
    const deviceApiKey = await family.key(device)
    await signIn({ deviceId, deviceApiKey })
    await signIn({ deviceId, deviceApiKey, possessionProof: 'A'.repeat(22) })
    expect(await family.read(device)).toMatchObject({ proven: false })
  })
})
