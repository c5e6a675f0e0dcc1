import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aPictureOfScans } from '../../chat/device/testing/many-scans.ts'
import { readJpegSize } from '../../chat/device/read-jpeg-size.ts'
import { createEncoder } from './encoder.ts'
import { recordingStore } from './recording-store.ts'
import { storeWaitingRecordings } from './store-waiting-recordings.ts'
import { sweepFiles } from './sweep-files.ts'
import { aPicture } from './testing/picture.ts'
import { samplesPlayed } from './testing/read-ogg.ts'
import { recordedChildren, tone } from './testing/recorded-children.ts'

const server = startTestServer()
const encoder = createEncoder()
afterAll(() => encoder.close())
const { aChildWithConversation, filesOf } = recordedChildren(server, encoder)

type Family = Awaited<ReturnType<typeof aChildWithConversation>>

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
