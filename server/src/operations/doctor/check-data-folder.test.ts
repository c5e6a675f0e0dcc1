import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { checkDataFolder } from './check-data-folder.ts'
import { checkDiskSpace } from './check-disk-space.ts'

let folder: string
beforeEach(async () => {
  const temporary = await temporaryDataFolder()
  folder = temporary.path
  onTestFinished(temporary.remove)
})

const check = (dataFolder: string) => checkDataFolder({ dataFolder, databaseUrl: null, secretKey: null, filesS3: null })

test('a data folder with a private key is right, and nothing is left in it', async () => {
  await writeFile(join(folder, 'secret.key'), randomBytes(32), { mode: 0o600 })
  expect((await check(folder)).map(({ level }) => level)).toEqual(['ok', 'ok'])
  expect(await readdir(folder)).toEqual(['secret.key'])
})

test('a data folder that does not exist yet is not created', async () => {
  const missing = join(folder, 'data')
  expect(await check(missing)).toMatchObject([{ level: 'note' }])
  expect(await readdir(folder)).toEqual([])
})

test('a key that others can read is wrong, with the command that hides it', async () => {
  const file = join(folder, 'secret.key')
  await writeFile(file, randomBytes(32))
  await chmod(file, 0o644)
  expect(await check(folder)).toMatchObject([{ level: 'problem', fix: `chmod 600 ${file}` }])
})

test('a key that was cut is wrong, and its bytes are not printed', async () => {
  await writeFile(join(folder, 'secret.key'), 'only a part', { mode: 0o600 })
  await expect(check(folder)).rejects.toThrow(/must have 32 bytes, but has 11/)
})

test('a folder that others can write to is a warning', async () => {
  await chmod(folder, 0o777)
  expect(await check(folder)).toMatchObject([{ level: 'warning', fix: `chmod go-w ${folder}` }])
})

test('a folder that may not be written to is wrong', async () => {
  // On this file system root may not write either.
  await symlink('/sys/kernel', join(folder, 'data'))
  expect(await check(join(folder, 'data'))).toMatchObject([
    { level: 'problem', text: expect.stringContaining('may not write to') },
  ])
})

test.runIf(process.getuid?.() === 0)('the files of another user are wrong, and stay theirs', async () => {
  const cluster = join(folder, 'postgres', 'cluster')
  await mkdir(cluster, { recursive: true })
  await chown(cluster, 4321, 4321)
  const [finding] = await check(folder)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('the user with id 4321') })
})

test.each([
  [100e6, 'problem'],
  [1e9, 'warning'],
  [50e9, 'ok'],
] as const)('%i free bytes are: %s', async (free, level) => {
  expect(await checkDiskSpace(folder, async () => free)).toMatchObject([{ level }])
})

test('the free space of a folder that does not exist yet is that of its parent', async () => {
  expect(await checkDiskSpace(join(folder, 'one', 'two'))).toMatchObject([
    { text: expect.stringMatching(/^[\d.]+ [KMGT]B are free/) },
  ])
})
