import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { openFiles } from '../../compose/files.ts'
import { readConfig } from '../../config/config.ts'
import { reachDatabase } from '../../database/open-database.ts'
import { readSecretFile, secretFiles, type SecretFile } from '../../config/secret-file.ts'
import { readDecrypter, readEncrypter } from './backup-config.ts'
import { CommandError } from '../command/command-error.ts'
import { chooseSource, chooseTarget, openArchive, storeArchive, writeNewKey } from './backup-file.ts'
import type { BackupContents } from './backup-format.ts'
import { describeContents } from './describe-contents.ts'
import { formatBytes } from '../command/format-bytes.ts'
import { createProgress } from '../command/progress.js'
import { createBackupProgress } from './progress.ts'
import { readBackup } from './read-backup.ts'
import type { Variables } from '../command/run-command.ts'
import { writeBackup } from './write-backup.ts'

/** Returns what it has done, for the operator. */
export async function runBackup(args: string[], variables: Variables): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, verify: { type: 'string' }, 'new-key': { type: 'string' } },
  })
  if (values['new-key']) return makeKey(values['new-key'])
  if (values.verify) return verify(await chooseSource(values.verify), variables)
  if (values.to) return backUp(values.to, variables)
  throw new CommandError('Where to? npm run backup -- --to FOLDER, or --verify FILE, or --new-key FILE')
}

async function backUp(path: string, variables: Variables) {
  const config = readConfig(variables)
  const encrypter = await readEncrypter(variables)
  const startedAt = Date.now()
  const file = await chooseTarget(path, new Date(startedAt))
  const secretKey = config.secretKey ?? (await readSecretFile(config.dataFolder, 'current'))
  if (!secretKey) throw new CommandError(`There is nothing to back up: ${config.dataFolder} has no secret.key.`)
  const { connection, release } = await reachDatabase(config)
  await using opened = new AsyncDisposableStack()
  opened.defer(release)
  const client = new Client(connection)
  await client.connect()
  opened.defer(() => client.end())
  const files = { recordings: await openFiles(config, 'recordings'), audit: await openFiles(config, 'audit anchor') }
  const readGeneratedKeys = () => (config.secretKey ? Promise.resolve({}) : readSecretFiles(config.dataFolder))
  const source = { client, files, secretKey, readGeneratedKeys }
  let contents!: BackupContents
  const progress = createBackupProgress()
  opened.defer(async () => progress.end())
  const archive = writeBackup(source, progress, (written) => (contents = written))
  const bytes = await storeArchive(archive, encrypter, file)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  return `Backup stored: ${file} (${formatBytes(bytes)}, ${seconds} s)\n${describeContents(contents)}`
}

async function verify(file: string, variables: Variables) {
  const decrypter = await readDecrypter(variables)
  const progress = createProgress('Reading')
  const contents = await openArchive(file, decrypter, progress, (archive) => readBackup(archive, {})).finally(
    progress.end,
  )
  return `The backup can be read to its end: ${file}\n${describeContents(contents)}`
}

async function makeKey(file: string) {
  const recipient = await writeNewKey(file)
  return [
    `The key is in ${file}. Store a copy of it elsewhere: without it, no backup can be read.`,
    `To write backups, a machine needs only the public key: BACKUP_RECIPIENT=${recipient}`,
  ].join('\n')
}

async function readSecretFiles(dataFolder: string) {
  const files = secretFiles.map(async (kind) => [kind, await readSecretFile(dataFolder, kind)] as const)
  return Object.fromEntries((await Promise.all(files)).filter(([, content]) => content !== null)) as Partial<
    Record<SecretFile, Buffer>
  >
}
