import { readFileSync } from 'node:fs'
import type { DecryptWith, EncryptFor } from './age/age.ts'
import { parseIdentity, parseRecipient, publicBytes } from './age/x25519.ts'
import { CommandError } from '../command/command-error.ts'
import type { Variables } from '../command/run-command.ts'

/** Four or five random words. */
const minPassphraseLength = 20

/** `BACKUP_RECIPIENT` lets a machine write backups that it cannot read. Without it, `BACKUP_KEY` does both. */
export function readRecipients(variables: Variables): EncryptFor {
  const given = variables.BACKUP_RECIPIENT?.split(',').map((text) => text.trim()) ?? []
  if (given.filter(Boolean).length === 0) {
    const key = readBackupKey(variables)
    return 'identity' in key ? { recipients: [publicBytes(key.identity)] } : key
  }
  const recipients = given.map(parseRecipient).filter((recipient) => recipient !== null)
  if (recipients.length === given.length) return { recipients }
  throw new CommandError(
    'BACKUP_RECIPIENT must be a public key such as age1…, or several with commas between them. Make one with: npm run backup -- --new-key FILE',
  )
}

export function readBackupKey(variables: Variables): DecryptWith {
  const text = variables.BACKUP_KEY || readKeyFile(variables.BACKUP_KEY_FILE)
  if (!text) {
    throw new CommandError(
      'BACKUP_KEY or BACKUP_KEY_FILE is missing: it encrypts and decrypts backups. Make a key with: npm run backup -- --new-key FILE',
    )
  }
  // A key file may have comments, as those of age-keygen do.
  const lines = text.split('\n').map((line) => line.trim())
  const key = lines.find((line) => line !== '' && !line.startsWith('#')) ?? ''
  if (/^AGE-SECRET-KEY-/i.test(key)) {
    const identity = parseIdentity(key)
    if (!identity) throw new CommandError('BACKUP_KEY begins like a key of age, but was cut off or mistyped.')
    return { identity }
  }
  if (key.length < minPassphraseLength) {
    throw new CommandError(
      `BACKUP_KEY must be a key of age or a passphrase of at least ${minPassphraseLength} characters.`,
    )
  }
  return { passphrase: key }
}

function readKeyFile(path: string | undefined) {
  if (!path) return ''
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new CommandError(`BACKUP_KEY_FILE cannot be read: ${path}`)
  }
}
