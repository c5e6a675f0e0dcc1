import { expect, test } from 'vitest'
import { openFiles } from '../../../compose-files.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { readBuiltVersions, reportUnfitVersions } from '../../firmware/read-built-versions.ts'
import { administerFirmware } from '../../firmware/testing/firmware-administration.ts'
import { buildImage, createFirmwareKey } from '../../firmware/testing/firmware-image.ts'
import { buildName } from './testing/board.ts'
import { aFamilyWithBoard } from './testing/claimed-board.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text })
const administration = administerFirmware(server, key)
const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

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

test('an image for boards from before its own version was checked is offered to none, nor rolled out again', async () => {
  const { board } = await aFamilyWithBoard(server)
  const { id } = await administration.upload(buildName, { protocol: 'xiaozhi', version: '2.2.0' })
  const { rows } = await query('select file from firmware_images where id = $1', id)
  const file = rows[0]?.file as string
  const rollout = await administration.start(id)
  const offered = async () => (await board.bootstrap()).firmware?.url !== undefined
  expect(await offered()).toBe(true)

  const files = await openFiles(server.config, 'firmware')
  const readAgain = async (image: Buffer) => {
    await query('update firmware_images set built_version = null where id = $1', id)
    await files.write(file, image)
    expect(await offered(), 'before it was read').toBe(false)
    await reportUnfitVersions({ database: server.database, files, log: server.failureLog })
    return offered()
  }
  const reported = () => server.logLines.filter(({ code }) => code === 'firmware-version-unfit')
  expect(await readAgain(buildImage({ version: '2.2.0' }))).toBe(true)
  expect(reported()).toEqual([])
  expect(await readAgain(buildImage({ version: 'v2.2.0' }))).toBe(false)
  expect(reported()).toHaveLength(1)

  const unfit = { code: 'firmware-version-unfit', status: 409 }
  await administration.change(rollout.id, 'pause')
  await expect(administration.change(rollout.id, 'resume')).rejects.toMatchObject(unfit)
  await administration.change(rollout.id, 'withdraw')
  await expect(administration.start(id)).rejects.toMatchObject(unfit)
  await query(`update firmware_images set version = 'v2.2.0', built_version = '2.2.0' where id = $1`, id)
  await expect(administration.start(id)).rejects.toMatchObject(unfit)
  expect(await readBuiltVersions({ database: server.database, files })).toEqual([])
})
