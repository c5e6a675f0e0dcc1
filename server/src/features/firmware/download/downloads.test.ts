import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { UpdateOffer } from '@pipit/contract/chat/events'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startS3Server } from '../../../adapters/files/testing/s3-server.ts'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { administerFirmware } from '../testing/firmware-administration.ts'
import { createFirmwareKey } from '../testing/firmware-image.ts'

const key = createFirmwareKey()
const keys = { FIRMWARE_PUBLIC_KEYS: key.text }
const account = { bucket: 'pipit-files', accessKeyId: 'pipit', secretAccessKey: 'secret', region: 'eu-central-1' }
const s3 = startS3Server(account)
afterAll(async () => (await s3).close())

describe.each<[string, () => Promise<Record<string, string>>]>([
  ['on the disk', async () => keys],
  [
    'in a bucket',
    async () => ({
      ...keys,
      FILES_S3_ENDPOINT: (await s3).endpoint,
      FILES_S3_REGION: account.region,
      FILES_S3_BUCKET: account.bucket,
      FILES_S3_ACCESS_KEY_ID: account.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    }),
  ],
])('downloads of images %s', (place, variables) => {
  const server = startTestServer(variables)
  const sockets = openSockets()
  const administration = administerFirmware(server, key)
  let models = 0

  /** A device of a model of its own that was offered an update. */
  async function anOfferedDevice(given: { size?: number } = {}) {
    const hardwareModel = `model ${(models += 1)}`
    const image = await administration.upload(hardwareModel, given)
    const rollout = await administration.start(image.id)
    const family = await server.createSignedInAccount()
    const device = await aRegisteredDevice(server, family.accountId, hardwareModel)
    const { update } = await offerTo(device)
    const { url } = update
    const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { headers, method })
    const counts = async () => (await administration.read(rollout.id)).counts
    return { image, rollout, family, device, update, url, get, counts }
  }

  async function offerTo({ deviceId, deviceApiKey }: { deviceId: string; deviceApiKey: string }) {
    const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
    const socket = await sockets.device(server.url, access_token)
    const offered = once(socket as never, 'update-available') as Promise<[UpdateOffer]>
    expect(await socket.emitWithAck('status', { battery: 50, firmware: '1.0.0' })).toBeNull()
    return { socket, update: (await offered)[0] }
  }

  test('a device downloads the whole image, and is counted once the last byte was sent', async () => {
    const { image, update, get, counts } = await anOfferedDevice()
    expect(update).toMatchObject({
      version: '2.0.0',
      size: image.size,
      sha256: image.sha256,
      signature: image.signature,
    })
    expect(await counts()).toMatchObject({ reached: 0, offered: 1, downloaded: 0 })
    const response = await get()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(image.size),
      'accept-ranges': 'bytes',
      etag: `"${image.sha256}"`,
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(image.content)).toBe(true)
    await expect.poll(counts).toMatchObject({ offered: 1, downloaded: 1, returned: 0 })
  })

  test('a device continues an interrupted download, and HEAD tells it the size', async () => {
    // More than the buffers of both ends hold.
    const { image, url, get, counts } = await anOfferedDevice({ size: 14_000_000 })
    const { content, size } = image
    const head = await get({ range: 'bytes=100-' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([206, String(size - 100)])

    const { hostname, port, pathname } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    await once(socket, 'data')
    socket.destroy()

    const first = await get({ range: 'bytes=0-99999' })
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99999/${size}`])
    const start = Buffer.from(await first.arrayBuffer())
    expect((await counts()).downloaded).toBe(0)
    const rest = await get({ range: 'bytes=100000-', 'if-range': `"${image.sha256}"` })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 100000-${size - 1}/${size}`])
    expect(Buffer.concat([start, Buffer.from(await rest.arrayBuffer())]).equals(content)).toBe(true)
    await expect.poll(async () => (await counts()).downloaded).toBe(1)
  })

  test('odd ranges get what the standard says', async () => {
    const { image, get } = await anOfferedDevice()
    const { content, size } = image
    const cases: [Record<string, string>, number, Buffer][] = [
      [{ range: 'bytes=-16' }, 206, content.subarray(-16)],
      [{ range: `bytes=-${size * 2}` }, 206, content],
      [{ range: 'bytes=0-0' }, 206, content.subarray(0, 1)],
      [{ range: `bytes=10-${'9'.repeat(30)}` }, 206, content.subarray(10)],
      [{ range: 'bytes=0-0', 'if-range': '"another"' }, 200, content],
      [{ range: 'bytes=5-2' }, 200, content],
      [{ range: 'bytes=0-1,5-6' }, 200, content],
      [{ range: 'pages=0-1' }, 200, content],
      [{ range: 'bytes=-' }, 200, content],
      [{ range: 'bytes=1e3-' }, 200, content],
    ]
    for (const [headers, status, expected] of cases) {
      const response = await get(headers)
      expect(response.status, `range ${headers['range']}`).toBe(status)
      expect(Buffer.from(await response.arrayBuffer()).equals(expected), `range ${headers['range']}`).toBe(true)
    }
    for (const range of [`bytes=${size}-`, `bytes=${'9'.repeat(30)}-`, 'bytes=-0']) {
      const response = await get({ range })
      expect([response.status, response.headers.get('content-range')], `range ${range}`).toEqual([
        416,
        `bytes */${size}`,
      ])
    }
  })

  test('an address that was changed, has expired or is of a deactivated device leads nowhere', async () => {
    const { url, get, device, family } = await anOfferedDevice()
    const other = await anOfferedDevice()
    const token = url.slice(url.lastIndexOf('/') + 1)
    const bytes = Buffer.from(token, 'base64url')
    const swapped = Buffer.from(bytes)
    swapped.write(other.device.deviceId, swapped.length - 26)
    const forged = [
      swapped.toString('base64url'),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      'x',
      bytes.toString('hex'),
    ]
    for (const each of forged) {
      const response = await server.fetch(`/firmware/${each}`)
      expect([response.status, response.headers.get('etag')], `token ${each}`).toEqual([404, null])
    }
    expect((await get({ range: 'bytes=0-0' })).status).toBe(206)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
    expect((await get().finally(() => vi.useRealTimers())).status, 'a day later').toBe(404)
    const params = { accountId: family.accountId, deviceId: device.deviceId }
    const caller = { params, bearer: family.token }
    const { releaseCode } = await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', caller)
    expect((await get()).status).toBe(404)
    const { deviceId, claimCode } = device
    const body = { deviceId, claimCode, releaseCode }
    await server.call('POST /accounts/:accountId/devices/register', { ...caller, body })
    expect((await get()).status, 'registered again').toBe(404)
    expect((await other.get({ range: 'bytes=0-0' })).status).toBe(206)
  })

  test('a paused, withdrawn or disabled one cannot be downloaded either', async () => {
    const { rollout, image, get, family } = await anOfferedDevice()
    const status = async () => (await get({ range: 'bytes=0-0' })).status
    await administration.change(rollout.id, 'pause')
    expect(await status()).toBe(404)
    await administration.change(rollout.id, 'resume')
    expect(await status()).toBe(206)
    const { pool } = server.database
    await pool.query('update accounts set disabled = true where id = $1', [family.accountId])
    expect(await status()).toBe(404)
    await pool.query('update accounts set disabled = false where id = $1', [family.accountId])
    expect(await status()).toBe(206)
    await administration.withdrawImage(image.id)
    expect(await status()).toBe(404)
  })

  test('an image that is withdrawn while a device downloads it is not sent to its end', async () => {
    const { rollout, image, get, counts } = await anOfferedDevice({ size: 14_000_000 })
    const reader = (await get()).body?.getReader()
    let received = (await reader?.read())?.value?.length ?? 0
    await administration.withdrawImage(image.id)
    const rest = async () => {
      for (;;) {
        const part = await reader?.read()
        if (!part || part.done) return
        received += part.value.length
      }
    }
    await expect(rest()).rejects.toThrow('terminated')
    expect(received).toBeGreaterThan(0)
    expect(received).toBeLessThan(image.size)
    expect(await counts()).toMatchObject({ offered: 1, downloaded: 0 })
    expect((await administration.read(rollout.id)).state).toBe('withdrawn')
  })

  test('a file that was replaced after its upload is not sent to its end, and the log says so', async () => {
    if (place !== 'on the disk') return
    const { image, get, counts } = await anOfferedDevice()
    const { rows } = await server.database.pool.query<{ file: string }>(
      'select file from firmware_images where id = $1',
      [image.id],
    )
    const names = await readdir(server.config.dataFolder, { recursive: true })
    const path = join(server.config.dataFolder, names.find((name) => name.endsWith(rows[0]?.file ?? 'none')) ?? '')
    const replaced = Buffer.from(image.content)
    replaced.writeUInt8(replaced.readUInt8(5000) ^ 1, 5000)
    await writeFile(path, replaced)
    await expect(get().then((response) => response.arrayBuffer())).rejects.toThrow('terminated')
    expect(await counts()).toMatchObject({ downloaded: 0 })
    expect(server.logLines.filter(({ code }) => code === 'image-damaged')).toHaveLength(1)
    await writeFile(path, image.content)
    expect(Buffer.from(await (await get()).arrayBuffer()).equals(image.content)).toBe(true)
  })

  test('downloads are limited for each device, not for those behind the same address', async () => {
    if (place !== 'on the disk') return
    const { get } = await anOfferedDevice()
    const other = await anOfferedDevice()
    const statuses = new Set<number>()
    const answers = await Promise.all(Array.from({ length: 301 }, () => get({}, 'HEAD')))
    for (const { status } of answers) statuses.add(status)
    expect([...statuses].toSorted()).toEqual([200, 429])
    expect((await other.get({}, 'HEAD')).status).toBe(200)
  })
})
