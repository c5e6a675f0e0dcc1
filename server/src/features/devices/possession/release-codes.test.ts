import { describe, expect, test } from 'vitest'
import { makeDevice, provePossession } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { alreadyRegistered, aRegisteringFamily, possessionRequired } from './testing/registering-family.ts'

const server = startTestServer()
const aFamily = (role?: 'superadmin') => aRegisteringFamily(server, role)

describe('a release code', () => {
  test('is shown and mailed to the family that deactivates a device, and registers the device once', async () => {
    const [former, next, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    await former.register(device, { name: 'Kitchen bird' })
    const releaseCode = await former.deactivate(device)
    expect(releaseCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    await expect.poll(former.mails).toHaveLength(1)
    const [mail] = await former.mails()
    expect(mail?.text).toContain(releaseCode.match(/.{4}/g)?.join('-'))
    expect(mail?.text).toContain('Kitchen bird')

    const wrong = { status: 409, code: 'wrong-release-code' }
    await expect(next.register(device, { releaseCode: '0'.repeat(16) })).rejects.toMatchObject(wrong)
    const typed = releaseCode.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
    // Only a proof shows that the device is there: the code may still be in the former family's mailbox.
    expect(await next.register(device, { releaseCode: typed })).toMatchObject({ proven: false })
    await expect(former.register(device, { releaseCode })).rejects.toMatchObject(possessionRequired)
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
    const { releaseCode = '' } = await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params: { accountId: family.accountId, deviceId: device.deviceId },
      bearer: superadmin.bearer,
    })
    await expect.poll(family.mails).toHaveLength(1)
    const [mail] = await family.mails()
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
    const { releaseCode = '' } = await issue('The owner has the receipt')
    await expect(next.register(device, { releaseCode: lost })).rejects.toMatchObject({ code: 'wrong-release-code' })
    expect(await next.register(device, { releaseCode })).toMatchObject({ proven: false })
    const { items } = await server.call('POST /admin/audit/list', { bearer: superadmin.bearer, body: {} })
    expect(items).toContainEqual(
      expect.objectContaining({
        action: 'device.release-code-issued',
        resourceId: device.deviceId,
        reason: 'The owner has the receipt',
      }),
    )
  })
})
