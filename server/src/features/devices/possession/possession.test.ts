import { describe, expect, test } from 'vitest'
import { aConversation } from '@pipit/test-kit/conversation'
import { challengeDevice, makeDevice, provePossession } from '@pipit/test-kit/devices-and-cards'
import { aFamily as addChildAndMore } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import {
  alreadyRegistered,
  aRegisteringFamily,
  possessionNotProven,
  possessionRequired,
} from './testing/registering-family.ts'

const server = startTestServer()
const aFamily = () => aRegisteringFamily(server)

describe('a photograph of a label', () => {
  test('registers a device that no family has had yet, which is marked as unproven', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    expect(await family.register(device)).toMatchObject({ status: 'registered', proven: false })
  })

  test('does not register a device that another family has registered', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await owner.register(device)
    await expect(stranger.register(device)).rejects.toMatchObject(possessionRequired)
    expect(await stranger.check(device)).toMatchObject({ status: 'registered-by-another-family' })
    expect(await owner.read(device)).toMatchObject({ status: 'registered' })
  })

  test('does not register a device that was deactivated, not even for its former family', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await owner.register(device)
    await owner.deactivate(device)
    await expect(stranger.register(device)).rejects.toMatchObject(possessionRequired)
    await expect(owner.register(device)).rejects.toMatchObject(possessionRequired)
    expect(await stranger.check(device)).toMatchObject({ status: 'deactivated' })
  })

  test('does not register a device whose former account was deleted', async () => {
    const [owner, stranger, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await owner.register(device)
    await server.database.pool.query('delete from accounts where id = $1', [owner.accountId])
    await expect(stranger.register(device)).rejects.toMatchObject(possessionRequired)
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

    await expect.poll(stranger.mails).toHaveLength(1)
    await expect.poll(owner.mails).toHaveLength(1)
    const [[away], [here]] = [await stranger.mails(), await owner.mails()]
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
    await expect(stranger.register(device, { proof })).rejects.toMatchObject(possessionNotProven)
    await expect(owner.register(other, { proof })).rejects.toMatchObject(possessionNotProven)
    await owner.register(device, { proof })
    await expect(owner.register(device, { proof })).rejects.toMatchObject(possessionNotProven)
    const unused = await provePossession(server, owner, device, by)
    await owner.deactivate(device)
    await expect(owner.register(device, { proof: unused })).rejects.toMatchObject(possessionNotProven)
  })

  test('expires after ten minutes', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const proof = await provePossession(server, family, device, by)
    await server.database.pool.query(
      `update possession_challenges set created_at = now() - interval '10 minutes' where id = $1`,
      [proof.challengeId],
    )
    await expect(family.register(device, { proof })).rejects.toMatchObject(possessionNotProven)
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
