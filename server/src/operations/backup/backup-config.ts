import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { CommandError } from '../command/command-error.ts'
import type { Variables } from '../command/run-command.ts'

/** Four or five random words. */
const minPassphraseLength = 20

/** `BACKUP_RECIPIENT` lets a machine write backups that it cannot read. Without it, `BACKUP_KEY` does both. */
export async function readEncrypter(variables: Variables): Promise<Encrypter> {
  const encrypter = new Encrypter()
  const recipients = variables.BACKUP_RECIPIENT?.split(',').map((text) => text.trim()) ?? []
  if (recipients.some(Boolean)) addRecipients(encrypter, recipients)
  else {
    const key = await readKey(variables)
    if ('recipient' in key) encrypter.addRecipient(key.recipient)
    else encrypter.setPassphrase(key.passphrase)
  }
  return encrypter
}

export async function readDecrypter(variables: Variables): Promise<Decrypter> {
  const decrypter = new Decrypter()
  const key = await readKey(variables)
  if ('identity' in key) decrypter.addIdentity(key.identity)
  else decrypter.addPassphrase(key.passphrase)
  return decrypter
}

function addRecipients(encrypter: Encrypter, recipients: string[]) {
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient)
  } catch {
    throw new CommandError(
      'BACKUP_RECIPIENT must be a public key such as age1…, or several with commas between them. Make one with: npm run backup -- --new-key FILE',
    )
  }
}

async function readKey(variables: Variables) {
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
    const identity = key.toUpperCase()
    const recipient = await identityToRecipient(identity).catch(() => {
      throw new CommandError('BACKUP_KEY begins like a key of age, but was cut off or mistyped.')
    })
    return { identity, recipient }
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
