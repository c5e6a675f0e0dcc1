import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { administerFirmware } from '../firmware/testing/firmware-administration.ts'
import { createFirmwareKey } from '../firmware/testing/firmware-image.ts'
import { buildName } from './testing/board.ts'
import { aFamilyWithBoard } from './testing/claimed-board.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text })
const administration = administerFirmware(server, key)

test('a board is offered no update if its firmware cannot compare its own version with another one', async () => {
  const { board, params, bearer } = await aFamilyWithBoard(server)
  const image = await administration.upload(buildName, { protocol: 'xiaozhi', version: '2.1.0' })
  const rollout = await administration.start(image.id)
  for (const version of ['v2.0.5', 'v2.0.5-3-gabc', '2.0.5.beta', '2..5', 'nightly', '']) {
    expect((await board.bootstrap(board.reportOf(version))).firmware).toEqual({ version })
    const { update } = await server.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer })
    expect(update, `what the family sees with ${version}`).toBeNull()
  }
  expect((await administration.read(rollout.id)).counts).toMatchObject({ offered: 0 })
  const { firmware } = await board.bootstrap(board.reportOf('2.0.5'))
  expect(firmware).toEqual({ version: '2.1.0', url: expect.stringContaining('/firmware/') })
  await administration.withdrawImage(image.id)
})
