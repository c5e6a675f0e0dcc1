import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { openFiles } from '../compose-files.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { reachDatabase } from '../database/open-database.ts'
import { keyIdOf, readStoredSecret, storeSecret } from '../secret-keys.ts'
import { readBackupKey } from './backup-config.ts'
import { BackupError } from './backup-error.ts'
import { chooseSource, openArchive } from './backup-file.ts'
import type { BackupHeader } from './backup-format.ts'
import { describeContents } from './describe-contents.ts'
import { createProgress } from './progress.ts'
import { readBackup } from './read-backup.ts'
import { createRestore } from './restore-backup.ts'
import type { Variables } from './run-command.ts'

/** Returns what it has done, for the operator. */
export async function runRestore(args: string[], variables: Variables): Promise<string> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } })
  if (!values.from) throw new BackupError('From where? npm run restore -- --from FILE')
  return restore(await chooseSource(values.from), variables)
}

async function restore(file: string, variables: Variables) {
  const config = readConfig(variables)
  const key = readBackupKey(variables)
  const ownSecret = config.secretKey ?? (await readStoredSecret(config.dataFolder))
  let backedUpSecret: Buffer | null = null
  await using opened = new AsyncDisposableStack()
  const { visitor, hasKeptAnchor } = createRestore(openTarget, storeOwnSecret)
  const restored = await openArchive(file, key, (archive) =>
    readBackup(
      archive,
      { ...visitor, secretKey: (secret) => (backedUpSecret = Buffer.from(secret)) },
      createProgress(),
    ),
  )
  return [
    `The backup was restored: ${file}`,
    describeContents(restored),
    ...(hasKeptAnchor() ? [`  ${keptAnchor}`] : []),
    'Start Pipit with: npm start',
  ].join('\n')

  async function openTarget({ secretKeyId }: BackupHeader) {
    if (ownSecret && keyIdOf(ownSecret) !== secretKeyId) throw new BackupError(otherKey(config.secretKey !== null))
    const { connection, release } = await reachDatabase(config)
    opened.defer(release)
    await migrate(connection)
    const client = new Client(connection)
    await client.connect()
    opened.defer(() => client.end())
    const recordings = await openFiles(config, 'recordings')
    return { client, files: { recordings, audit: await openFiles(config, 'audit anchor') } }
  }

  async function storeOwnSecret() {
    if (ownSecret) return
    if (backedUpSecret) return storeSecret(config.dataFolder, backedUpSecret)
    throw new BackupError(
      'The backup was made with a configured SECRET_KEY, which it does not contain. Set SECRET_KEY to it.',
    )
  }
}

const keptAnchor =
  'The file store has another anchor of the audit trail, which was kept. Compare: npm run verify-audit-trail'

function otherKey(isConfigured: boolean) {
  const which = isConfigured ? 'SECRET_KEY is' : 'The secret.key in the data folder is'
  return `${which} not the key that this backup was made with: nothing in it could be decrypted. Nothing was changed.`
}
