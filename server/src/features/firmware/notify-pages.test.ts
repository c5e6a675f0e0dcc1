import { expect, test } from 'vitest'
import { afterAnotherChange, openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { administerFirmware, atOnce } from './testing/firmware-administration.ts'
import { createFirmwareKey } from './testing/firmware-image.ts'
import { newModel, updatingDevices } from './testing/updating-devices.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text, FIRMWARE_CHECK_SECONDS: '1' })
const sockets = openSockets()
const administration = administerFirmware(server, key)
const aDevice = updatingDevices(server, sockets)
const soon = { timeout: 5000 }

/** A family with a device that is switched off, and an open page. `changes` counts what the page was told of its devices. */
async function aFamilyWithPage(hardwareModel: string, firmware = '1.0') {
  const device = await aDevice(hardwareModel)
  await server.database.pool.query('update devices set firmware = $2 where id = $1', [device.deviceId, firmware])
  const { accountId, bearer } = device
  const open = async () => {
    const page = await sockets.page(server.url, { token: bearer, accountId })
    // What was announced of the device before the page was open may still arrive.
    await afterAnotherChange(server, { accountId }, page)
    page.received.length = 0
    const changes = () => page.received.filter((resource) => resource === 'devices').length
    return { changes, changesUntilNow: () => afterAnotherChange(server, { accountId }, page).then(changes) }
  }
  return { ...device, open }
}

/** The rollout began, and was last changed, an hour ago. */
const changedAnHourAgo = (rolloutId: string) =>
  server.database.pool.query(
    `update firmware_rollouts set state_since = now() - interval '1 hour', stage_started_at = now() - interval '1 hour'
      where id = $1`,
    [rolloutId],
  )

test('an open page is told when a rollout reaches a device of its family', async () => {
  const model = newModel()
  const family = await aFamilyWithPage(model)
  const { changes } = await family.open()
  await administration.start((await administration.upload(model)).id)
  await expect.poll(changes, soon).toBeGreaterThan(0)
  expect((await family.read()).update).toEqual({ version: '2.0.0' })
})

test.each(['pause', 'withdraw', 'advance'] as const)(
  'an open page is told once a rollout is changed by "%s", and of nothing before',
  async (action) => {
    const model = newModel()
    const family = await aFamilyWithPage(model)
    const [first = { percent: 100, minHours: 0, minReturned: 0 }] = atOnce
    const stages =
      action === 'advance' ? [{ ...first, percent: 0.01, minHours: 2 }, first] : [{ ...first, minHours: 2 }]
    const { id } = await administration.start((await administration.upload(model)).id, { stages })
    await changedAnHourAgo(id)
    const { changes, changesUntilNow } = await family.open()
    // This runs every minute, and the stage is not over.
    await administration.advance()
    const other = await aFamilyWithPage(newModel())
    const otherPage = await other.open()
    await administration.start((await administration.upload((await other.read()).hardwareModel)).id)
    await expect.poll(otherPage.changes, soon).toBeGreaterThan(0)
    expect(await changesUntilNow(), 'the same check has told the other page').toBe(0)
    await administration.change(id, action)
    await expect.poll(changes, soon).toBeGreaterThan(0)
    expect((await family.read()).update).toEqual(action === 'advance' ? { version: '2.0.0' } : null)
  },
)

test('pages of families that the rollout does not reach are told nothing', async () => {
  const model = newModel()
  const [reached, ...others] = [
    await aFamilyWithPage(model),
    await aFamilyWithPage(model),
    await aFamilyWithPage(newModel()),
    await aFamilyWithPage(model, '2.0.0'),
    await aFamilyWithPage(model, 'nightly'),
  ] as const
  const page = await reached.open()
  const otherPages = await Promise.all(others.map(({ open }) => open()))
  const image = await administration.upload(model)
  const target = { kind: 'family' as const, accountId: reached.accountId }
  await administration.start(image.id, { target, stages: atOnce })
  await expect.poll(page.changes, soon).toBeGreaterThan(0)
  const untilNow = otherPages.map(({ changesUntilNow }) => changesUntilNow())
  expect(await Promise.all(untilNow)).toEqual([0, 0, 0, 0])
})
