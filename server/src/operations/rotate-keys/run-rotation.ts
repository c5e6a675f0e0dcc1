import { parseArgs } from 'node:util'
import { formatCount } from '../command/format-bytes.ts'
import { createProgress } from '../command/progress.js'
import { CommandError } from '../command/command-error.ts'
import type { Variables } from '../command/run-command.ts'
import { openFiles } from '../../compose/files.ts'
import { readConfig, type Config } from '../../config/config.ts'
import { openDatabase } from '../../database/open-database.ts'
import { readSecretFile } from '../../config/secret-file.ts'
import { secretKeys } from '../../config/secret-keys.ts'
import { reencrypt, type Reencrypted } from './reencrypt.ts'
import { forgetPreviousKeys, replaceGeneratedKey } from './replace-generated-key.ts'

const maxPasses = 10

/** Returns what it has done, for the operator. */
export async function runRotation(args: string[], variables: Variables): Promise<string> {
  const { values } = parseArgs({ args, options: { finish: { type: 'boolean', default: false } } })
  const config = readConfig(variables)
  if (config.secretKey) requirePreviousKey(config, values.finish)
  else if (values.finish) await requireGeneratedPreviousKey(config)
  else await replaceGeneratedKey(config.dataFolder)
  const { rows, files } = await reencryptAll(config)
  const done = `Everything that is stored is encrypted with the new key (${formatCount(rows)} values and ${formatCount(files)} recordings were changed).`
  if (!values.finish) return `${done}\n${config.secretKey ? whenConfigured : whenGenerated}`
  await forgetPreviousKeys(config.dataFolder)
  return `${done}\nThe former key opens nothing any more, and is not accepted any more.`
}

/** A process may have written with the former key while the pass went by, so there is a pass that finds nothing. */
async function reencryptAll(config: Config): Promise<Reencrypted> {
  const keys = await secretKeys(config)
  const database = await openDatabase(config)
  await using opened = new AsyncDisposableStack()
  opened.defer(database.close)
  const recordings = await openFiles(config, 'recordings')
  const total = { rows: 0, files: 0 }
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const progress = createProgress(pass === 1 ? 'Encrypting' : 'Looking again')
    const { rows, files } = await reencrypt({ database, recordings, keys }, progress).finally(progress.end)
    if (rows + files === 0) return total
    total.rows += rows
    total.files += files
  }
  throw new CommandError(
    'A process still encrypts with the former key. Restart all of them with the new SECRET_KEY, then run this again.',
  )
}

function requirePreviousKey({ previousSecretKeys }: Config, isFinish: boolean) {
  if (isFinish)
    throw new CommandError('--finish is for the generated key. With a configured one, remove SECRET_KEY_PREVIOUS.')
  if (previousSecretKeys.length > 0) return
  throw new CommandError(
    'SECRET_KEY_PREVIOUS is missing. First start every process with SECRET_KEY_NEXT (the new key), then every process with SECRET_KEY (the new key) and SECRET_KEY_PREVIOUS (the former one), then run this with the same variables.',
  )
}

async function requireGeneratedPreviousKey({ dataFolder }: Config) {
  if (await readSecretFile(dataFolder, 'previous')) return
  throw new CommandError('There is no former key. Make a new key first: npm run rotate-keys')
}

const stillAccepted =
  'The former key is still accepted for sign-ins and for links in mails of its time. If it has leaked, end that at once: people who have not opened Pipit since then sign in again, and older links stop working. Otherwise wait a month.'
const whenGenerated = `${stillAccepted}\nTo end it: npm run rotate-keys -- --finish`
const whenConfigured = `${stillAccepted}\nTo end it: move it from SECRET_KEY_PREVIOUS to AUDIT_PREVIOUS_SECRET_KEYS, where it only verifies audit entries, and restart every process.`
