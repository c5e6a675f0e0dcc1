import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { openFiles } from '../../compose/files.ts'
import { readConfig } from '../../config/config.ts'
import { migrate } from '../../database/migrate.ts'
import { reachDatabase } from '../../database/open-database.ts'
import { readSecretFile, replaceSecretFile, storeSecret, type SecretFile } from '../../config/secret-file.ts'
import { keyIdOf } from '../../config/secret-keys.ts'
import { readDecrypter } from './backup-config.ts'
import { CommandError } from '../command/command-error.ts'
import { chooseSource, openArchive } from './backup-file.ts'
import type { BackupHeader } from './backup-format.ts'
import { describeContents } from './describe-contents.ts'
import { createProgress } from '../command/progress.js'
import { readBackup } from './read-backup.ts'
import { createRestore } from './restore-backup.ts'
import type { Variables } from '../command/run-command.ts'

/** Returns what it has done, for the operator. */
export async function runRestore(args: string[], variables: Variables): Promise<string> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } })
  if (!values.from) throw new CommandError('From where? npm run restore -- --from FILE')
  return restore(await chooseSource(values.from), variables)
}

async function restore(file: string, variables: Variables) {
  const config = readConfig(variables)
  const decrypter = await readDecrypter(variables)
  const ownSecret = config.secretKey ?? (await readSecretFile(config.dataFolder, 'current'))
  const backedUpSecrets = new Map<SecretFile, Buffer>()
  await using opened = new AsyncDisposableStack()
  const { visitor, hasKeptAnchor } = createRestore(openTarget, storeOwnSecret)
  const progress = createProgress('Restoring')
  opened.defer(async () => progress.end())
  const restored = await openArchive(file, decrypter, progress, (archive) =>
    readBackup(archive, { ...visitor, secretKey: (kind, secret) => void backedUpSecrets.set(kind, secret) }),
  )
  return [
    `The backup was restored: ${file}`,
    describeContents(restored),
    ...(hasKeptAnchor() ? [`  ${keptAnchor}`] : []),
    'Start Pipit with: npm start',
  ].join('\n')

  async function openTarget({ secretKeyId }: BackupHeader) {
    if (ownSecret && keyIdOf(ownSecret) !== secretKeyId) throw new CommandError(otherKey(config.secretKey !== null))
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
    if (config.secretKey) return
    const current = ownSecret ?? backedUpSecrets.get('current')
    if (current) {
      await storeSecret(config.dataFolder, current)
      for (const [kind, secret] of backedUpSecrets) await replaceSecretFile(config.dataFolder, kind, secret)
      return
    }
    throw new CommandError(
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
