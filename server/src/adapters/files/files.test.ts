import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { startS3Server } from './testing/s3-server.ts'
import { createDiskFiles } from './disk.ts'
import { createS3Files } from './s3.ts'

type Files = ReturnType<typeof createDiskFiles>

const folder = await temporaryDataFolder('pipit-files-')
const account = {
  bucket: 'pipit-files',
  accessKeyId: 'pipit',
  secretAccessKey: 'a secret/with+signs',
  region: 'eu-central-1',
}
let server: Awaited<ReturnType<typeof startS3Server>>
let endpoint: string
beforeAll(async () => {
  server = await startS3Server(account)
  endpoint = server.endpoint
})
afterAll(async () => {
  await server.close()
  await folder.remove()
})

const newName = () => randomBytes(16).toString('hex')
const portOf = (each: Server) => (each.address() as AddressInfo).port

describe.each<[string, () => Files]>([
  ['files in a folder', () => createDiskFiles(join(folder.path, 'files'))],
  ['files in a bucket', () => createS3Files({ ...account, endpoint })],
])('%s', (_, open) => {
  test('the file store returns the bytes that were written', async () => {
    const files = open()
    const name = newName()
    const content = randomBytes(300_000)
    await files.write(name, content)
    expect(Buffer.from((await files.read(name)) ?? []).equals(content)).toBe(true)
  })

  test('the file store returns null for a name that was never written', async () => {
    expect(await open().read(newName())).toBeNull()
  })

  test('the file store removes a file, and removing it again is no error', async () => {
    const files = open()
    const name = newName()
    await files.write(name, randomBytes(10))
    await files.remove(name)
    expect(await files.read(name)).toBeNull()
    await files.remove(name)
  })

  test('the file store copies a file from the disk, and returns a part of it', async () => {
    const files = open()
    const name = newName()
    const content = randomBytes(300_000)
    const path = join(folder.path, `${name}.source`)
    await writeFile(path, content)
    await files.writeFrom(name, { path, sha256: createHash('sha256').update(content).digest('hex') })
    const part = await files.readRange(name, { start: 100_000, end: 299_999 })
    expect(part && (await buffer(part)).equals(content.subarray(100_000))).toBe(true)
    expect(await files.readRange(newName(), { start: 0, end: 0 })).toBeNull()
  })

  test('the file store overwrites a file of the same name', async () => {
    const files = open()
    const name = newName()
    await files.write(name, Buffer.from('before'))
    await files.write(name, Buffer.from('after'))
    expect(Buffer.from((await files.read(name)) ?? []).toString()).toBe('after')
  })
})

describe('files on disk', () => {
  test('the disk adapter spreads its files over folders, with private permissions and without partial files', async () => {
    const root = join(folder.path, 'private')
    const name = newName()
    await createDiskFiles(root).write(name, Buffer.from('secret'))
    const subfolder = join(root, name.slice(0, 2), name.slice(2, 4))
    expect(await readdir(subfolder)).toEqual([name])
    expect((await stat(join(subfolder, name))).mode & 0o077).toBe(0)
    expect(await readFile(join(subfolder, name), 'utf8')).toBe('secret')
  })
})

describe('files in S3', () => {
  test('a redirect to another host is not followed', async () => {
    let followed = false
    const elsewhere = createServer((_, response) => {
      followed = true
      response.end()
    })
    const redirecting = createServer((_, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${portOf(elsewhere)}/` }).end()
    })
    for (const each of [elsewhere, redirecting]) await once(each.listen(0, '127.0.0.1'), 'listening')
    const files = createS3Files({ ...account, endpoint: `http://127.0.0.1:${portOf(redirecting)}` })
    await expect(files.write(newName(), randomBytes(10))).rejects.toMatchObject({ status: 307 })
    expect(followed).toBe(false)
    for (const each of [elsewhere, redirecting]) each.close()
  })

  test('a bucket that rejects the key makes writing, reading and removing fail as unauthorized', async () => {
    const files = createS3Files({ ...account, endpoint, secretAccessKey: 'wrong' })
    const name = newName()
    await expect(files.write(name, Buffer.from('x'))).rejects.toMatchObject({ provider: 's3', code: 'unauthorized' })
    await expect(files.write(name, Buffer.from('x'))).rejects.toThrow('403')
    await expect(files.read(name)).rejects.toThrow('403')
    await expect(files.remove(name)).rejects.toThrow('403')
  })

  test('a bucket that is unavailable for a moment is tried again', async () => {
    const files = createS3Files({ ...account, endpoint })
    server.failWith(503, 500)
    const name = newName()
    await files.write(name, Buffer.from('at last'))
    expect(server.objects.get(`recordings/${name}`)?.toString()).toBe('at last')
  })

  test('a bucket that does not exist is an error, not a missing file', async () => {
    await expect(createS3Files({ ...account, endpoint, bucket: 'unknown' }).read(newName())).rejects.toThrow('404')
  })
})
