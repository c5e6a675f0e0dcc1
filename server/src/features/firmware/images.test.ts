import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import type { ErrorBody } from '@pipit/contract/api/errors'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamilyWithBoard } from '../boards/testing/claimed-board.ts'
import { buildName } from '../boards/testing/board.ts'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { buildImage, createFirmwareKey, signImage, withHash } from './testing/firmware-image.ts'

const formerKey = createFirmwareKey()
const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: `${formerKey.text}, ${key.text}`, FIRMWARE_MAX_MB: '1' })
let bearer: string
/** Another one for each test: each may upload only so often. */
beforeEach(async () => {
  bearer = (await server.createSignedInAccount({ role: 'superadmin' })).token
})

interface Upload {
  protocol?: DeviceProtocol
  hardwareModel?: string
  version?: string
  signedBy?: ReturnType<typeof createFirmwareKey>
  signedFor?: { protocol?: DeviceProtocol; hardwareModel?: string; version?: string }
  notes?: string
}

const anyUpload = {
  protocol: 'pipit',
  hardwareModel: 'one',
  version: '2.0.0',
  signature: `${'A'.repeat(86)}==`,
}

let models = 0
const newModel = () => `model-${(models += 1)}`

function upload(image: Buffer, { signedBy = key, signedFor = {}, notes = '', ...given }: Upload = {}) {
  const named = { protocol: 'pipit' as const, hardwareModel: newModel(), version: '2.0.0', ...given }
  const signature = signImage(image, { ...named, ...signedFor }, signedBy.privateKey)
  const file = new Blob([Uint8Array.from(image)])
  return server.call('POST /admin/firmware/images', { bearer, query: { ...named, signature, notes }, file })
}

const refusal = (message: RegExp) => ({
  code: 'firmware-image-invalid',
  details: [{ message: expect.stringMatching(message) }],
})

describe('firmware images', () => {
  test('an image is stored with what its header says, listed, read and withdrawn', async () => {
    const image = buildImage({ version: 'v2.0.0' })
    const hardwareModel = newModel()
    const uploaded = await upload(image, { hardwareModel, signedBy: formerKey, notes: 'Hears better.' })
    expect(uploaded).toMatchObject({
      protocol: 'pipit',
      hardwareModel,
      version: '2.0.0',
      notes: 'Hears better.',
      size: image.length,
      sha256: createHash('sha256').update(image).digest('hex'),
      projectName: 'companion',
      chip: 'ESP32-S3',
      withdrawnAt: null,
    })
    const newer = await upload(buildImage({ version: '2.1' }), { hardwareModel, version: '2.1' })
    const first = await server.call('GET /admin/firmware/images', { bearer, query: { hardwareModel, limit: 1 } })
    expect(first.items).toEqual([newer])
    const cursor = first.nextCursor ?? ''
    const second = await server.call('GET /admin/firmware/images', { bearer, query: { hardwareModel, cursor } })
    expect(second).toEqual({ items: [uploaded], nextCursor: null })

    const params = { imageId: uploaded.id }
    const withdrawn = await server.call('POST /admin/firmware/images/:imageId/withdraw', { bearer, params })
    expect(withdrawn.withdrawnAt).not.toBeNull()
    expect(await server.call('GET /admin/firmware/images/:imageId', { bearer, params })).toEqual(withdrawn)
    // Checked uploads are moved to the file store, and nothing stays behind.
    expect(await readdir(join(server.config.dataFolder, 'uploads'))).toEqual([])
  })

  test('the settings say what an upload must fit', async () => {
    const settings = await server.call('GET /admin/firmware/settings', { bearer })
    expect(settings).toMatchObject({ maxImageBytes: 1024 * 1024, publicKeys: [formerKey.text, key.text] })
  })

  test('the settings name the models of devices and of boards, and what boards say of themselves', async () => {
    const { board, accountId } = await aFamilyWithBoard(server)
    await board.bootstrap()
    await aRegisteredDevice(server, accountId, buildName)
    const { models: known } = await server.call('GET /admin/firmware/settings', { bearer })
    expect(known).toEqual([
      { hardwareModel: buildName, protocol: 'pipit', boardType: null, chip: null },
      { hardwareModel: buildName, protocol: 'xiaozhi', boardType: 'bread-compact-wifi', chip: 'esp32s3' },
    ])
  })

  test('a version of a model is uploaded once, however it is written; lost files are replaced by the same bytes', async () => {
    const hardwareModel = newModel()
    const image = buildImage({ version: '2.0' })
    const { id } = await upload(image, { hardwareModel, version: '2.0' })
    await expect(upload(image, { hardwareModel, version: '2.0.0' })).rejects.toMatchObject({
      code: 'firmware-version-exists',
    })
    await expect(upload(buildImage({ size: 10 }), { hardwareModel })).rejects.toMatchObject({
      code: 'firmware-version-exists',
    })
    const two = [1, 2].map((size) => upload(buildImage({ version: '3', size }), { hardwareModel, version: '3' }))
    const outcomes = await Promise.allSettled(two)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

    const { pool } = server.database
    await pool.query(`update firmware_images set file = md5('lost') where id = $1`, [id])
    expect(await upload(image, { hardwareModel, version: '2.0' })).toMatchObject({ id })
    await expect(upload(image, { hardwareModel, version: '2.0' })).rejects.toMatchObject({
      code: 'firmware-version-exists',
    })
  })

  test('images that are cut, damaged, lie about themselves or are none are refused, with what is wrong', async () => {
    const image = buildImage()
    const unhashed = image.subarray(0, -32)
    const changed = (change: (copy: Buffer) => void) => {
      const copy = Buffer.from(unhashed)
      change(copy)
      return withHash(copy)
    }
    const cases: [Buffer, RegExp][] = [
      [Buffer.alloc(0), /too short/],
      [image.subarray(0, 100), /too short/],
      [Buffer.from('<!doctype html>'.repeat(100)), /byte E9/],
      [image.subarray(0, 150_000), /ends before/],
      [image.subarray(0, -1), /ends before/],
      [changed((copy) => copy.writeUInt8(0, 1)), /no segments/],
      [changed((copy) => copy.writeUInt8(17, 1)), /no segments/],
      [changed((copy) => copy.writeUInt8(16, 1)), /ends before/],
      // A length that overflows 32 bits when it is added.
      [changed((copy) => copy.writeUInt32LE(0xffffffff, 28)), /ends before/],
      [changed((copy) => copy.writeUInt32LE(0, 32)), /no description/],
      [changed((copy) => copy.writeUInt8(copy.readUInt8(5000) ^ 1, 5000)), /checksum/],
      [Buffer.concat([unhashed, Buffer.alloc(32)]), /hash at the end/],
      [Buffer.concat([image, Buffer.alloc(64)]), /goes on/],
      [buildImage({ version: '2.0.1' }), /another version/],
      [buildImage({ version: 'v2-beta' }), /another version/],
    ]
    for (const [bytes, message] of cases)
      await expect(upload(bytes), `${message}`).rejects.toMatchObject(refusal(message))
  })

  test('an image for boards is refused if its own version is one that boards cannot compare', async () => {
    const image = buildImage({ version: 'v2.0.0' })
    await expect(upload(image, { protocol: 'xiaozhi' })).rejects.toMatchObject(refusal(/2\.0\.5 in place of v2\.0\.5/))
    expect(await upload(image)).toMatchObject({ protocol: 'pipit', version: '2.0.0' })
    expect(await upload(buildImage(), { protocol: 'xiaozhi' })).toMatchObject({ version: '2.0.0' })
  })

  test('an image with the signature sector of secure boot is accepted', async () => {
    const image = buildImage()
    const padded = Buffer.concat([image, Buffer.alloc(4096 - (image.length % 4096), 0xff)])
    const sector = Buffer.alloc(4096, 0xff)
    sector.writeUInt8(0xe7, 0)
    const signed = Buffer.concat([padded, sector])
    expect(await upload(signed)).toMatchObject({ size: signed.length })
  })

  test('an image for another chip than that of the model’s other images is refused', async () => {
    const hardwareModel = newModel()
    await upload(buildImage(), { hardwareModel })
    const other = buildImage({ version: '2.1', chipId: 0 })
    await expect(upload(other, { hardwareModel, version: '2.1' })).rejects.toMatchObject(refusal(/another chip/))
  })

  test('a model has images for boards or for devices of ours, and what was withdrawn does not count', async () => {
    const hardwareModel = newModel()
    const { id: imageId } = await upload(buildImage(), { hardwareModel })
    const newer = () =>
      upload(buildImage({ version: '2.1', chipId: 0 }), { hardwareModel, version: '2.1', protocol: 'xiaozhi' })
    await expect(newer()).rejects.toMatchObject(refusal(/are for boards and this one is not/))
    await expect(upload(buildImage(), { hardwareModel, protocol: 'xiaozhi' })).rejects.toMatchObject(
      refusal(/are for boards and this one is not/),
    )
    await server.call('POST /admin/firmware/images/:imageId/withdraw', { bearer, params: { imageId } })
    expect(await newer()).toMatchObject({ protocol: 'xiaozhi', chip: 'ESP32' })
  })

  test('of images for two chips that are uploaded to a new model at the same time, one is refused', async () => {
    const outcomes = []
    for (let round = 0; round < 5; round += 1) {
      const hardwareModel = newModel()
      const each = [9, 0].map((chipId) => {
        const version = `2.${chipId}`
        return upload(buildImage({ version, chipId }), { hardwareModel, version })
      })
      outcomes.push((await Promise.allSettled(each)).map(({ status }) => status).toSorted())
    }
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => ['fulfilled', 'rejected']))
  })

  test('a signature for another model or version, of other bytes or by an unknown key is refused', async () => {
    const image = buildImage()
    const expected = { code: 'firmware-signature-invalid', status: 422 }
    await expect(upload(image, { signedFor: { hardwareModel: 'another' } })).rejects.toMatchObject(expected)
    await expect(upload(image, { signedFor: { version: '2.0.0.1' } })).rejects.toMatchObject(expected)
    await expect(upload(image, { signedFor: { protocol: 'xiaozhi' } })).rejects.toMatchObject(expected)
    await expect(upload(image, { protocol: 'xiaozhi', signedFor: { protocol: 'pipit' } })).rejects.toMatchObject(
      expected,
    )
    await expect(upload(image, { signedBy: createFirmwareKey() })).rejects.toMatchObject(expected)
    const hardwareModel = newModel()
    const signature = signImage(buildImage({ size: 7 }), { hardwareModel, version: '2.0.0' }, key.privateKey)
    const request = {
      bearer,
      query: { protocol: 'pipit' as const, hardwareModel, version: '2.0.0', signature },
      file: new Blob([Uint8Array.from(image)]),
    }
    await expect(server.call('POST /admin/firmware/images', request)).rejects.toMatchObject(expected)
    const { items } = await server.call('GET /admin/firmware/images', { bearer, query: { hardwareModel } })
    expect(items).toEqual([])
  })

  test('versions and models that a device could not parse, and bodies that are no file, are refused', async () => {
    const image = buildImage()
    for (const version of ['v2.0.0', '2.0.0-beta', '2..0', '', '99999999999', '1.2.3.4.5.6.7'])
      await expect(upload(image, { version }), `version ${version}`).rejects.toMatchObject({ code: 'invalid-request' })
    await expect(upload(image, { hardwareModel: 'one\nversion 9' })).rejects.toMatchObject({ code: 'invalid-request' })
    const query = new URLSearchParams(anyUpload)
    const response = await server.fetch(`/v1/admin/firmware/images?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(400)
  })

  test('a file over the limit is refused, whether it says its length or not', async () => {
    const large = buildImage({ size: 1024 * 1024 })
    await expect(upload(large)).rejects.toMatchObject({ code: 'payload-too-large', status: 413 })
    const query = new URLSearchParams(anyUpload)
    const response = await server.fetch(`/v1/admin/firmware/images?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' },
      body: new Blob([Uint8Array.from(large)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(((await response.json()) as ErrorBody).error.code).toBe('payload-too-large')
  })

  test('an upload that breaks off leaves nothing behind and no error in the log', async () => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    const query = new URLSearchParams(anyUpload)
    socket.write(
      `POST /v1/admin/firmware/images?${query} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${bearer}\r\n` +
        `content-type: application/octet-stream\r\ncontent-length: 500000\r\n\r\n`,
    )
    socket.write(buildImage().subarray(0, 100_000))
    const uploads = () => readdir(join(server.config.dataFolder, 'uploads'))
    await expect.poll(uploads).toHaveLength(1)
    socket.destroy()
    await expect.poll(uploads).toEqual([])
    expect(server.logLines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('without a key', () => {
  test('uploads are refused with what to do', async () => {
    const keyless = await server.another({ firmware: { ...server.config.firmware, publicKeys: [] } })
    closing.push(keyless.close)
    const query = new URLSearchParams(anyUpload)
    const response = await fetch(`${keyless.url}/v1/admin/firmware/images?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' },
      body: Uint8Array.from(buildImage()),
    })
    expect(await response.json()).toMatchObject({
      error: { code: 'firmware-keys-missing', message: expect.stringContaining('FIRMWARE_PUBLIC_KEYS') },
    })
  })
})

const closing: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))
