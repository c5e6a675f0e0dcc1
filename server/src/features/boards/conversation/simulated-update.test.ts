import { readFileSync, statSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { aFamily } from '@pipit/test-kit/family'
import { openSimulator } from '@pipit/test-kit/simulated-device'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { administerFirmware } from '../../firmware/testing/firmware-administration.ts'
import { createFirmwareKey } from '../../firmware/testing/firmware-image.ts'
import { expect, onTestFinished, test } from 'vitest'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text }, { voice: testVoice() })
const administration = administerFirmware(server, key)
const simulate = openSimulator()
const soon = { timeout: 20_000 }
let models = 0

/** That of a family, which has claimed it. */
async function aSimulatedBoard() {
  const { accountId, bearer, child } = await aFamily(server)
  const folder = await temporaryDataFolder('pipit-board-')
  onTestFinished(folder.remove)
  const state = join(folder.path, 'board.json')
  const model = `esp-box-${(models += 1)}`
  const board = simulate({ protocol: 'xiaozhi', server: server.url, state, model })
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
  return {
    model,
    printed,
    linesAfter: (text: string) => printed().slice(printed().lastIndexOf(text)).split('\n').filter(Boolean),
    /** A line on its keyboard; an empty one is its button. */
    type: (line: string) => board.child.stdin.write(`${line}\n`),
    readState: () => JSON.parse(readFileSync(state, 'utf8')) as { firmware?: string },
    readDevice: () =>
      server.call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId: device.id }, bearer }),
    /** An image of a size of its own: they are filled up to a multiple of 16 bytes. */
    async rollOut() {
      const image = await administration.upload(model, {
        protocol: 'xiaozhi',
        version: '2.5.0',
        size: 700_000 + 16 * models,
      })
      const rollout = await administration.start(image.id)
      return { image, counts: async () => (await administration.read(rollout.id)).counts }
    },
  }
}

test('a simulated board is told to restart when its conversation has ended, and installs the update', async () => {
  const { printed, linesAfter, type, readState, readDevice, rollOut } = await aSimulatedBoard()
  const { image, counts } = await rollOut()
  expect(await readDevice()).toMatchObject({ firmware: '2.4.2', update: { version: '2.5.0' } })

  type('')
  await expect.poll(printed, soon).toContain('Coach: Hello there!')
  expect(await counts()).toMatchObject({ offered: 0, downloaded: 0 })
  type('Bye bye')
  await expect.poll(counts, soon).toMatchObject({ offered: 1, downloaded: 1, returned: 1, missing: 0 })
  await expect.poll(() => printed().trimEnd().split('\n').at(-1), soon).toBe('Ready.')
  expect(linesAfter('The server tells')).toEqual([
    'The server tells the board to restart.',
    'Restarting with firmware 2.4.2.',
    'The update 2.5.0 is there. Downloading it.',
    `Installed companion 2.5.0 (${image.size} bytes). Like the stock firmware, this board has checked no signature.`,
    'Restarting with firmware 2.5.0.',
    'Ready.',
  ])
  expect(await readDevice()).toMatchObject({ firmware: '2.5.0', update: null })
  expect(readState()).toMatchObject({ firmware: '2.5.0' })

  // It can talk again, and has nothing to install.
  type('')
  await expect.poll(() => printed().split('Coach: Hello there!').length, soon).toBe(3)
  type('Bye bye')
  await expect.poll(() => printed().split('The server has hung up: 1000').length, soon).toBe(2)
  expect(printed().split('The server tells the board to restart.')).toHaveLength(2)
})

test('a simulated board whose download breaks off goes on with its version, and installs the update when it next starts', async () => {
  const { model, printed, linesAfter, type, readState, readDevice, rollOut } = await aSimulatedBoard()
  const { image, counts } = await rollOut()
  const repair = await damage(image)

  type('/reboot')
  await expect.poll(printed, soon).toContain('The update 2.5.0 was not installed')
  await expect.poll(() => printed().trimEnd().split('\n').at(-1), soon).toBe('Ready.')
  expect(linesAfter('Restarting')).toEqual([
    'Restarting with firmware 2.4.2.',
    'The update 2.5.0 is there. Downloading it.',
    'The update 2.5.0 was not installed: the connection was lost.',
    'Ready.',
  ])
  expect(await readDevice()).toMatchObject({ hardwareModel: model, firmware: '2.4.2' })
  expect(await counts()).toMatchObject({ offered: 1, downloaded: 0, returned: 0 })
  expect(readState()).not.toHaveProperty('firmware')
  type('')
  await expect.poll(printed, soon).toContain('Coach: Hello there!')

  await repair()
  type('/reboot')
  await expect.poll(counts, soon).toMatchObject({ offered: 1, downloaded: 1, returned: 1 })
  expect(readState()).toMatchObject({ firmware: '2.5.0' })
})

/** The server breaks a download off before its last part if the file is not the signed one. Returns what restores it. */
async function damage({ content }: { content: Buffer }) {
  const { dataFolder } = server.config
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const path = paths.find((each) => statSync(each).size === content.length) ?? ''
  await writeFile(path, Buffer.from(content).fill(0, 5000, 5001))
  return () => writeFile(path, content)
}
