import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataFolder } from '../../../testing/data-folder.ts'
import { aFamily } from '../../../testing/family.ts'
import { openSimulator } from '../../../testing/simulated-device.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { testVoice } from '../../../testing/voice.ts'
import { administerFirmware } from '../../firmware/testing/firmware-administration.ts'
import { createFirmwareKey } from '../../firmware/testing/firmware-image.ts'
import { expect, onTestFinished, test } from 'vitest'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text }, { voice: testVoice() })
const administration = administerFirmware(server, key)
const simulate = openSimulator()
const soon = { timeout: 20_000 }

test('a simulated board is told to restart when its conversation has ended, and installs the update', async () => {
  const { accountId, bearer, child } = await aFamily(server)
  const folder = await temporaryDataFolder('pipit-board-')
  onTestFinished(folder.remove)
  const state = join(folder.path, 'board.json')
  const board = simulate({ protocol: 'xiaozhi', server: server.url, state, model: 'esp-box-3' })
  const type = (line: string) => board.child.stdin.write(`${line}\n`)
  const printed = () => board.printed.text
  const codeIn = (text: string) => /The code is ([\d ]+)\./.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
  await expect.poll(() => codeIn(printed()), soon).toMatch(/^\d{6}$/)
  const body = { code: codeIn(printed()), childId: child.id }
  const device = await server.call('POST /accounts/:accountId/devices/claim-board', {
    params: { accountId },
    bearer,
    body,
  })
  await expect.poll(printed, soon).toContain('Ready.')

  const image = await administration.upload('esp-box-3', { protocol: 'xiaozhi', version: '2.5.0', size: 700_000 })
  const rollout = await administration.start(image.id)
  const counts = async () => (await administration.read(rollout.id)).counts
  const readDevice = () =>
    server.call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId: device.id }, bearer })
  expect(await readDevice()).toMatchObject({ firmware: '2.4.2', update: { version: '2.5.0' } })

  type('')
  await expect.poll(printed, soon).toContain('Coach: Hello there!')
  expect(await counts()).toMatchObject({ offered: 0, downloaded: 0 })
  type('Bye bye')
  await expect.poll(counts, soon).toMatchObject({ offered: 1, downloaded: 1, returned: 1, missing: 0 })
  await expect.poll(() => printed().trimEnd().split('\n').at(-1), soon).toBe('Ready.')
  const afterGoodbye = printed().slice(printed().indexOf('The server tells'))
  expect(afterGoodbye.split('\n').filter(Boolean)).toEqual([
    'The server tells the board to restart.',
    'Restarting with firmware 2.4.2.',
    'The update 2.5.0 is there. Downloading it.',
    `Installed companion 2.5.0 (${image.size} bytes). Like the stock firmware, this board has checked no signature.`,
    'Restarting with firmware 2.5.0.',
    'Ready.',
  ])
  expect(await readDevice()).toMatchObject({ firmware: '2.5.0', update: null })
  expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ firmware: '2.5.0' })

  // It can talk again, and has nothing to install.
  type('')
  await expect.poll(() => printed().split('Coach: Hello there!').length, soon).toBe(3)
  type('Bye bye')
  await expect.poll(() => printed().split('The server has hung up: 1000').length, soon).toBe(2)
  expect(printed().split('The server tells the board to restart.')).toHaveLength(2)
})
