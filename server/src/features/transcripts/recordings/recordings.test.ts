import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { Decoder } from '@evan/opus'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { readJpegSize } from '../../chat/device/read-jpeg-size.ts'
import { createEncoder } from './encoder.ts'
import { sweepFiles } from './sweep-files.ts'
import { packetsIn, samplesPlayed } from './testing/read-ogg.ts'
import { aPicture } from './testing/picture.ts'
import { recordedChildren, tone } from './testing/recorded-children.ts'

const server = startTestServer()
const encoder = createEncoder()
afterAll(() => encoder.close())
const { aChildWithConversation, filesOf } = recordedChildren(server, encoder)

type Family = Awaited<ReturnType<typeof aChildWithConversation>>

describe('recorded speech', () => {
  test('speech is stored as Opus in Ogg, much smaller, and sounds the same', async () => {
    const { recordings, entry, entries, read } = await aChildWithConversation()
    await recordings.speech(entry(3), tone)
    const [first, , third] = await entries()
    expect(first?.speech).toBeNull()
    expect(third).toMatchObject({ text: null, speech: { seconds: 2 } })
    const file = await read(third?.speech?.id ?? '')
    expect(file.type).toBe('audio/ogg')
    expect(file.size).toBeLessThan(tone.byteLength / 5)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(samplesPlayed(bytes)).toBe(tone.length * 3)
    const decoder = new Decoder({ channels: 1, sample_rate: 16_000 })
    const decoded = packetsIn(bytes)
      .slice(2)
      .map((packet) => Buffer.from(decoder.decode(packet)))
    expect(correlation(Buffer.concat(decoded), tone)).toBeGreaterThan(0.9)
  })

  test('speech is not stored if it has no samples', async () => {
    const { recordings, entry, entries } = await aChildWithConversation()
    await recordings.speech(entry(1), new Int16Array())
    expect((await entries())[0]?.speech).toBeNull()
  })

  test('speech is stored once if it is saved twice for the same entry', async () => {
    const family = await aChildWithConversation()
    await family.recordings.speech(family.entry(1), tone)
    await family.recordings.speech(family.entry(1), tone)
    expect(await filesOf(family)).toHaveLength(1)
  })
})

describe('recorded pictures', () => {
  test('a picture is scaled down to 1,024 pixels in width, with the same aspect ratio', async () => {
    const { recordings, entry, entries, read } = await aChildWithConversation()
    await recordings.vision(entry(1), aPicture(2048, 1000))
    const [first] = await entries()
    const file = await read(first?.vision ?? '')
    expect(file.type).toBe('image/jpeg')
    expect(readJpegSize(new Uint8Array(await file.arrayBuffer()))).toEqual({ width: 1024, height: 500 })
  })

  test('a picture keeps its size if it is small', async () => {
    const { recordings, entry, entries, read } = await aChildWithConversation()
    await recordings.vision(entry(1), aPicture(320, 240))
    const file = await read((await entries())[0]?.vision ?? '')
    expect(readJpegSize(new Uint8Array(await file.arrayBuffer()))).toEqual({ width: 320, height: 240 })
  })

  test('a picture is not decoded or stored if its header claims a huge size or it is not a JPEG', async () => {
    const family = await aChildWithConversation()
    const bomb = Buffer.from(aPicture(320, 240))
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0])) + 5
    bomb.writeUInt16BE(60_000, frame)
    bomb.writeUInt16BE(60_000, frame + 2)
    await family.recordings.vision(family.entry(1), bomb)
    await family.recordings.vision(family.entry(2), Buffer.from('no picture'))
    expect(await filesOf(family)).toEqual([])
  })

  test('a picture is refused if it is damaged, and the next picture is stored', async () => {
    const family = await aChildWithConversation()
    const broken = aPicture(320, 240).subarray(0, 400)
    await expect(family.recordings.vision(family.entry(1), broken)).rejects.toMatchObject({
      message: 'the recording could not be encoded',
      cause: { name: 'ExitStatus' },
    })
    await family.recordings.vision(family.entry(1), aPicture(320, 240))
    expect(await filesOf(family)).toHaveLength(1)
  })
})

describe('recordings', () => {
  test('a recording is encrypted in its file', async () => {
    const family = await aChildWithConversation()
    await family.recordings.speech(family.entry(1), tone)
    const [name = ''] = await filesOf(family)
    const stored = await readFile(join(server.config.dataFolder, 'files', name.slice(0, 2), name.slice(2, 4), name))
    expect(stored.includes('OggS')).toBe(false)
    expect(stored.includes('Opus')).toBe(false)
  })

  test('a recording is sent only to its family and is never cached', async () => {
    const ours = await aChildWithConversation()
    const theirs = await aChildWithConversation()
    await ours.recordings.speech(ours.entry(1), tone)
    const recordingId = (await ours.entries())[0]?.speech?.id ?? ''
    await expect(theirs.read(recordingId)).rejects.toMatchObject({ status: 404 })
    await expect(ours.read(randomUUID())).rejects.toMatchObject({ status: 404 })
    const path = `/v1/accounts/${ours.accountId}/children/${ours.childId}/recordings/${recordingId}`
    expect((await server.fetch(path)).status).toBe(401)
    const { headers } = await server.fetch(path, { headers: { authorization: `Bearer ${ours.bearer}` } })
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test.each([
    [
      'its entry',
      ({ accountId, childId, conversationId, bearer }: Family) =>
        server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
          params: { accountId, childId, conversationId, number: 1 },
          bearer,
        }),
    ],
    [
      'its conversation',
      ({ accountId, childId, conversationId, bearer }: Family) =>
        server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
          params: { accountId, childId, conversationId },
          bearer,
        }),
    ],
    [
      'its child',
      ({ accountId, childId, bearer }: Family) =>
        server.call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer }),
    ],
    [
      'its family',
      ({ accountId }: Family) => server.database.pool.query('delete from accounts where id = $1', [accountId]),
    ],
  ])('a recording is deleted with %s, and its file is deleted too', async (_, remove) => {
    const family = await aChildWithConversation()
    await family.recordings.speech(family.entry(1), tone)
    const [name = ''] = await filesOf(family)
    expect(await family.files.read(name)).not.toBeNull()
    await remove(family)
    expect(await filesOf(family)).toEqual([])
    await sweepFiles(server.database, family.files)
    expect(await family.files.read(name)).toBeNull()
    expect((await server.database.pool.query('select from files_to_delete where file = $1', [name])).rowCount).toBe(0)
  })

  test('a recording that is saved after its child was deleted leaves no file behind', async () => {
    const family = await aChildWithConversation()
    const before = new Set(await filesIn(join(server.config.dataFolder, 'files')))
    await server.database.pool.query('delete from children where id = $1', [family.childId])
    await expect(family.recordings.speech(family.entry(1), tone)).rejects.toThrow('violates foreign key')
    // At once, without waiting for a sweep.
    const after = await filesIn(join(server.config.dataFolder, 'files'))
    expect(after.filter((file) => !before.has(file))).toEqual([])
  })
})

test('a process that would store files elsewhere does not start, unless the folder is shared or the files were moved', async () => {
  const other = await temporaryDataFolder()
  onTestFinished(other.remove)
  const elsewhere = { dataFolder: other.path }
  await expect(server.another(elsewhere)).rejects.toThrow(/stored elsewhere.*FILES_S3_ENDPOINT.*DATA_DIR.*FILES_MOVED/)
  await (await server.another()).close()
  await (await server.another({ ...elsewhere, filesMoved: true })).close()
  await expect(server.another()).rejects.toThrow('stored elsewhere')
  // This mounts the same folder here.
  await cp(join(other.path, 'folder-id'), join(server.config.dataFolder, 'folder-id'))
  await (await server.another()).close()
})

/** Names of all files that no recording refers to. */
async function filesIn(folder: string) {
  const { rows } = await server.database.pool.query<{ file: string }>('select file from recordings')
  const known = new Set(rows.map(({ file }) => file))
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((each) => each.isFile() && !known.has(each.name)).map(({ name }) => name)
}

/** The maximum correlation of two sounds over all shifts: 1 means identical. */
function correlation(decoded: Buffer, original: Int16Array) {
  const samples = new Int16Array(decoded.buffer, decoded.byteOffset, decoded.byteLength / 2)
  let best = 0
  for (let shift = 0; shift < 400; shift += 1) {
    let [product, one, other] = [0, 0, 0]
    for (let index = 0; index + shift < samples.length && index < original.length; index += 7) {
      const [a = 0, b = 0] = [original[index], samples[index + shift]]
      product += a * b
      one += a * a
      other += b * b
    }
    best = Math.max(best, product / Math.sqrt(one * other))
  }
  return best
}
