import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { openSimulator } from '@pipit/test-kit/simulated-device'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { buildImage } from '@pipit/server/features/firmware/testing/firmware-image'
import { afterAll, describe, expect, test } from 'vitest'
import { signFirmware } from './sign-image.ts'

const folder = await temporaryDataFolder('pipit-firmware-')
afterAll(folder.remove)
const keyFile = join(folder.path, 'firmware.pem')
const printedKey = await signFirmware(['--new-key', keyFile])
const publicKey = /FIRMWARE_PUBLIC_KEYS=(.{44})$/.exec(printedKey)?.[1] ?? ''
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: publicKey, FIRMWARE_CHECK_SECONDS: '1' })
const simulate = openSimulator()
const soon = { timeout: 20_000 }

async function imageFile(name: string, options: Parameters<typeof buildImage>[0]) {
  const file = join(folder.path, name)
  await writeFile(file, buildImage(options))
  return file
}

const fieldsOf = (printed: string) =>
  Object.fromEntries(printed.split('\n').map((line) => [line.slice(0, 11).trim(), line.slice(11)]))

describe('npm run sign-firmware', () => {
  test('makes a private key that only its owner can read, and never replaces one', async () => {
    expect(publicKey).toHaveLength(44)
    expect((await stat(keyFile)).mode & 0o077).toBe(0)
    await expect(signFirmware(['--new-key', keyFile])).rejects.toThrow('exists already')
  })

  test('says what is missing or wrong', async () => {
    const image = await imageFile('nightly.bin', { version: 'nightly-3' })
    const given = ['--key', keyFile, '--model', 'one', '--image']
    await expect(signFirmware(['--key', keyFile])).rejects.toThrow('--key, --model and --image are needed')
    await expect(signFirmware([...given, image])).rejects.toThrow('"nightly-3" is not made of numbers with dots')
    const forBoards = await imageFile('boards.bin', { version: 'v2.0.5' })
    await expect(signFirmware([...given, forBoards, '--boards'])).rejects.toThrow('Build the image with "2.0.5"')
    await expect(signFirmware([...given, keyFile])).rejects.toThrow('not an application image')
    await expect(signFirmware([...given, join(folder.path, 'none')])).rejects.toThrow('cannot be read')
    const others = ['--key', image, '--model', 'one', '--image', image]
    await expect(signFirmware(others)).rejects.toThrow('not an Ed25519 private key')
  })
})

test('an image is signed, uploaded and rolled out, and the simulated device installs it and reports it', async () => {
  const file = await imageFile('companion.bin', { version: 'v2.0.0', size: 700_000 })
  const signed = fieldsOf(await signFirmware(['--key', keyFile, '--model', 'one', '--image', file]))
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const { id: imageId } = await server.call('POST /admin/firmware/images', {
    bearer,
    query: {
      protocol: 'pipit',
      hardwareModel: 'one',
      version: signed['version'] ?? '',
      signature: signed['signature'] ?? '',
    },
    file: new Blob([Uint8Array.from(await readFile(file))]),
  })
  const stages = [{ percent: 100, minHours: 0, minReturned: 0 }]
  const { id: rolloutId } = await server.call('POST /admin/firmware/rollouts', { bearer, body: { imageId, stages } })
  const { accountId, token } = await server.createSignedInAccount()
  const { deviceId, deviceApiKey } = await aRegisteredDevice(server, accountId)
  const asDevice = { server: server.url, id: deviceId, key: deviceApiKey, firmware: '1.9.9', model: 'one' }
  const counts = async () =>
    (await server.call('GET /admin/firmware/rollouts/:rolloutId', { bearer, params: { rolloutId } })).counts

  // A device that trusts another key refuses the image, and says so.
  const otherKey = Buffer.alloc(32, 7).toString('base64')
  const suspicious = simulate({ ...asDevice, 'firmware-key': otherKey })
  await expect
    .poll(() => suspicious.printed.text, soon)
    .toContain('its signature is not by a key that this device knows')
  await expect.poll(counts, soon).toMatchObject({ offered: 1, downloaded: 0, failed: 1, returned: 0 })
  suspicious.child.kill('SIGINT')
  await suspicious.exited

  await server.database.pool.query('update firmware_updates set failed_at = null')
  const { printed } = simulate({ ...asDevice, 'firmware-key': [otherKey, publicKey] })
  await expect.poll(counts, soon).toMatchObject({ offered: 1, downloaded: 1, returned: 1, missing: 0 })
  expect(printed.text.split('\n').filter(Boolean)).toEqual([
    'Online.',
    `An update to 2.0.0 is there (${signed['size']} bytes), signed by a known key. Downloading.`,
    'The update is complete, and its SHA-256 is the signed one.',
    'Restarting with version 2.0.0.',
    'Online.',
  ])
  const device = await server.call('GET /accounts/:accountId/devices/:deviceId', {
    params: { accountId, deviceId },
    bearer: token,
  })
  expect(device).toMatchObject({ firmware: '2.0.0', update: null, online: true })
})
