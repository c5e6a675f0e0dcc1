import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '../../adapters/files/testing/s3-server.ts'
import { findOtherFilePlace } from '../../compose/check-file-place.ts'
import { openFiles } from '../../compose/files.ts'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { checkFiles } from './check-files.ts'

const server = startTestServer()
const account = { bucket: 'pipit-files', accessKeyId: 'pipit', secretAccessKey: 'a secret', region: 'us-east-1' }
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  s3 = await startS3Server(account)
})
afterAll(() => s3.close())

function check(changes: Partial<typeof account & { endpoint: string }> = {}) {
  const config = { filesS3: { ...account, endpoint: s3.endpoint, ...changes }, dataFolder: '/nowhere' }
  return checkFiles({ config, open: () => openFiles(config, 'recordings'), findOtherPlace: async () => null })
}

test('a bucket is right when an object can be written, read and deleted, and none is left', async () => {
  expect(await check()).toMatchObject([{ level: 'ok', text: expect.stringContaining('the bucket pipit-files') }])
  expect([...(s3.objects as Map<string, Buffer>).keys()]).toEqual([])
})

test.each([
  ['whose key is wrong', async () => ({ secretAccessKey: 'a-wrong-secret' }), 'refuses the key (403)'],
  ['that does not exist', async () => ({ bucket: 'unknown' }), 'does not exist'],
  ['that cannot be reached', async () => ({ endpoint: `http://127.0.0.1:${await freePort()}` }), 'cannot be reached'],
])('a bucket %s is wrong', async (_, changes, text) => {
  const findings = await check(await changes())
  expect(findings).toMatchObject([{ level: 'problem', text: expect.stringContaining(text) }])
  expect(JSON.stringify(findings)).not.toContain('secret')
})

test('the folder of the server is right, and no file is left in it', async () => {
  const { config, database } = server
  const options = {
    config,
    open: () => openFiles(config, 'recordings'),
    findOtherPlace: () => findOtherFilePlace(config, database),
  }
  expect(await checkFiles(options)).toMatchObject([{ level: 'ok' }])
  const left = await readdir(config.dataFolder, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile() && entry.parentPath.includes('/files'))).toEqual([])
})

test('another folder than that of the other processes is wrong, and is not taken for theirs later', async () => {
  const folder = await temporaryDataFolder(`pipit-${randomBytes(4).toString('hex')}-`)
  onTestFinished(folder.remove)
  const config = { ...server.config, dataFolder: folder.path }
  const findOtherPlace = () => findOtherFilePlace(config, server.database)
  const findings = await checkFiles({ config, open: () => openFiles(config, 'recordings'), findOtherPlace })
  expect(findings).toMatchObject([{ level: 'problem', text: expect.stringContaining('stored elsewhere') }])
  expect(await readdir(folder.path)).not.toContain('folder-id')
})
