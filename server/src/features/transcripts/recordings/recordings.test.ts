import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { Decoder } from '@evan/opus'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createDiskFiles } from '../../../adapters/files/disk.ts'
import { createCipher } from '../../../database/cipher.ts'
import { secretKeys } from '../../../secret-keys.ts'
import { temporaryDataFolder } from '../../../testing/data-folder.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { aFamily } from '../../../testing/family.ts'
import { aConversation } from '../../../testing/conversation.ts'
import { aPictureOfScans } from '../../chat/device/testing/many-scans.ts'
import { readJpegSize } from '../../chat/device/read-jpeg-size.ts'
import { encodeWaitingRecordings } from './encode-waiting-recordings.ts'
import { createEncoder } from './encoder.ts'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'
import { createRecordings } from './save-recording.ts'
import { storeWaitingRecordings } from './store-waiting-recordings.ts'
import { sweepFiles } from './sweep-files.ts'
import { packetsIn, samplesPlayed } from './testing/read-ogg.ts'
import { aPicture } from './testing/picture.ts'
import { keepRecordings } from './testing/keep-recordings.ts'

const server = startTestServer()
const encoder = createEncoder()
afterAll(() => encoder.close())

/** Two seconds of a rising tone. */
const tone = Int16Array.from({ length: 32_000 }, (_, index) =>
  Math.round(8000 * Math.sin(index * (0.05 + index / 200_000))),
)

async function aChildWithConversation(
  changeFiles: (files: FileStore) => Partial<FileStore> = () => ({}),
  usedEncoder = encoder,
) {
  const family = await aFamily(server)
  const { accountId, bearer, child } = family
  const ofChild = { accountId, childId: child.id }
  await keepRecordings(server, child.id)
  const { id, entry } = await aConversation(server, {
    ...ofChild,
    startedAt: '2026-11-01T08:00:00Z',
    entries: ['Look!', 'Oh', { text: null }],
  })
  const disk = createDiskFiles(join(server.config.dataFolder, 'files'))
  const files = { ...disk, ...changeFiles(disk) }
  const cipher = createCipher((await secretKeys(server.config)).forPurpose('recordings'))
  const dependencies = { database: server.database, cipher, log: server.failureLog }
  const recordings = createRecordings({ ...dependencies, files, encoder: usedEncoder })
  const entries = async () =>
    (
      await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params: ofChild, bearer })
    ).items.toReversed()
  const read = (recordingId: string) =>
    server.call('GET /accounts/:accountId/children/:childId/recordings/:recordingId', {
      params: { ...ofChild, recordingId },
      bearer,
    })
  /** As the job does every minute. */
  const work = async () => {
    await encodeWaitingRecordings({ ...dependencies, encoder })
    await storeWaitingRecordings(server.database, files)
  }
  return { ...family, ...ofChild, conversationId: id, entry, cipher, disk, files, recordings, entries, read, work }
}

async function filesOf({ accountId }: { accountId: string }) {
  const { rows } = await server.database.pool.query<{ file: string }>(
    'select file from recordings where account_id = $1',
    [accountId],
  )
  return rows.map(({ file }) => file)
}

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
  // As if the same folder were mounted here.
  await cp(join(other.path, 'folder-id'), join(server.config.dataFolder, 'folder-id'))
  await (await server.another()).close()
})

describe('a file store that cannot be reached', () => {
  const unreachable = () => Promise.reject(new Error('unreachable'))
  const isStored = async (name: string, { disk }: Family) => (await disk.read(name)) !== null
  const isWaiting = async ({ accountId }: Family) => {
    const waiting = 'select from recordings where account_id = $1 and encrypted_content is not null'
    return (await server.database.pool.query(waiting, [accountId])).rowCount === 1
  }

  test('a recording can be played meanwhile, and its file is stored as soon as the store is back', async () => {
    const family = await aChildWithConversation(() => ({ write: unreachable }))
    await family.recordings.speech(family.entry(1), tone)
    expect(server.logLines.at(-1)).toMatchObject({
      level: 'warn',
      feature: 'transcripts',
      conversationId: family.conversationId,
      msg: 'a recording could not be stored and waits in the database',
    })
    const play = async () => (await family.read((await family.entries())[0]?.speech?.id ?? '')).size
    const size = await play()
    await expect(storeWaitingRecordings(server.database, family.files)).rejects.toThrow('unreachable')
    expect(await isWaiting(family)).toBe(true)
    await storeWaitingRecordings(server.database, family.disk)
    expect(await isWaiting(family)).toBe(false)
    expect(await isStored((await filesOf(family))[0] ?? '', family)).toBe(true)
    expect(await play()).toBe(size)
  })

  test('a recording that is deleted while its file is stored late leaves no file behind', async () => {
    const family = await aChildWithConversation(() => ({ write: unreachable }))
    await family.recordings.speech(family.entry(1), tone)
    let stored = ''
    await storeWaitingRecordings(server.database, {
      async write(name, content) {
        await server.database.pool.query('delete from children where id = $1', [family.childId])
        await sweepFiles(server.database, family.disk)
        await family.disk.write(name, content)
        stored = name
      },
    })
    expect(await isStored(stored, family)).toBe(true)
    await server.database.pool.query(`update files_to_delete set at = now() where file = $1`, [stored])
    await sweepFiles(server.database, family.disk)
    expect(await isStored(stored, family)).toBe(false)
  })

  test('a file that cannot be deleted does not keep others from being deleted, and is deleted later', async () => {
    const [family, other] = [await aChildWithConversation(), await aChildWithConversation()]
    for (const each of [family, other]) await each.recordings.speech(each.entry(1), tone)
    const [[kept = ''], [deleted = '']] = [await filesOf(family), await filesOf(other)]
    await server.database.pool.query('delete from accounts where id = any($1)', [[family.accountId, other.accountId]])
    const remove = (name: string) => (name === kept ? unreachable() : family.disk.remove(name))
    await expect(sweepFiles(server.database, { remove })).rejects.toThrow('unreachable')
    expect([await isStored(kept, family), await isStored(deleted, family)]).toEqual([true, false])
    await sweepFiles(server.database, family.disk)
    expect(await isStored(kept, family)).toBe(false)
  })
})

describe('recordings that cannot be encoded at once', () => {
  const waiting = 'a recording could not be encoded and waits in the database'
  const lost = 'a recording was lost, because it cannot be encoded'
  const logOf = ({ conversationId }: Family) =>
    server.logLines.filter((line) => line.conversationId === conversationId).map(({ msg }) => msg)
  const originalsOf = async ({ accountId }: Family) => {
    const { rows } = await server.database.pool.query<{ original: Buffer }>(
      'select encrypted_original as original from recordings where account_id = $1 and encrypted_original is not null',
      [accountId],
    )
    return rows.map(({ original }) => original)
  }

  test('those of a server that stops are encoded by the next one, and cannot be heard or seen before', async () => {
    const stopping = createEncoder()
    const family = await aChildWithConversation(undefined, stopping)
    const saving = [
      family.recordings.speech(family.entry(1), tone),
      family.recordings.vision(family.entry(1), aPicture(2048, 1000)),
    ]
    await family.recordings.close()
    await Promise.all(saving)
    const originals = await originalsOf(family)
    expect(originals).toHaveLength(2)
    for (const original of originals) expect(original.includes('JFIF')).toBe(false)
    expect(logOf(family)).toEqual([waiting, waiting])
    expect((await family.entries())[0]).toMatchObject({ speech: null, vision: null })

    await family.work()
    const [entry] = await family.entries()
    expect(await filesOf(family)).toHaveLength(2)
    for (const file of await filesOf(family)) expect(await family.disk.read(file)).not.toBeNull()
    expect(samplesPlayed(Buffer.from(await (await family.read(entry?.speech?.id ?? '')).arrayBuffer()))).toBe(
      tone.length * 3,
    )
    const picture = new Uint8Array(await (await family.read(entry?.vision ?? '')).arrayBuffer())
    expect(readJpegSize(picture)).toEqual({ width: 1024, height: 500 })
  })

  test('when one family has too many of them at once, they wait in the database, and those of others do not', async () => {
    const [flooding, other] = [await aChildWithConversation(), await aChildWithConversation()]
    const flood = Array.from({ length: 30 }, (_, number) =>
      flooding.recordings.speech({ ...flooding.entry(1), number }, tone),
    )
    await other.recordings.speech(other.entry(1), tone)
    expect((await other.entries())[0]).toMatchObject({ speech: { seconds: 2 } })
    await Promise.all(flood)
    expect(logOf(flooding).length).toBeGreaterThan(5)
    expect(logOf(other)).toEqual([])
    expect(await originalsOf(flooding)).toHaveLength(logOf(flooding).length)
    await flooding.work()
    expect(await originalsOf(flooding)).toEqual([])
    expect(await filesOf(flooding)).toHaveLength(30)
  })

  test(
    'one that always takes too long is given up after its third attempt, and delays nobody else’s',
    { timeout: 30_000 },
    async () => {
      const [family, other] = [await aChildWithConversation(), await aChildWithConversation()]
      const keep = async ({ cipher, entry }: Family, picture: Uint8Array, attempts: number) => {
        const recording = { ...entry(1), kind: 'vision', file: randomUUID(), milliseconds: null } as const
        await recordingStore(server.database).addOriginal(recording, cipher.encrypt(picture), attempts)
      }
      // Older versions took such a picture from devices.
      await keep(family, aPictureOfScans(100_000), 1)
      await keep(other, aPicture(320, 240), 0)
      await family.work()
      expect(await originalsOf(family)).toHaveLength(1)
      expect((await other.entries())[0]?.vision).not.toBeNull()
      await family.work()
      expect(await originalsOf(family)).toEqual([])
      expect(logOf(family)).toEqual([lost])
    },
  )

  test('one that is deleted meanwhile leaves nothing behind', async () => {
    const closed = createEncoder()
    await closed.close()
    const family = await aChildWithConversation(undefined, closed)
    await family.recordings.speech(family.entry(1), tone)
    expect(await originalsOf(family)).toHaveLength(1)
    const { accountId, childId, bearer } = family
    await server.call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer })
    await family.work()
    expect(await filesOf(family)).toEqual([])
  })
})

type Family = Awaited<ReturnType<typeof aChildWithConversation>>

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
