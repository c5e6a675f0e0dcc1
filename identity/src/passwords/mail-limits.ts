import type { Queries } from '@pipit/database/connect'
import { IdentityError } from '../http/identity-error.ts'
import { createCipher, type EncryptionKeys } from '../secrets/cipher.ts'
import { createAttempts, type Attempts } from './attempts.ts'
import { mailRecipientLimit, mailSenderLimits } from './limits.ts'

interface MailRequest {
  to: string
  address: string
}

/** Anybody may request a mail for any address. */
export async function countMail(attempts: Attempts, { to, address }: MailRequest): Promise<void> {
  await attempts.countAttempt(...mailSenderLimits(address))
  await attempts.countAttempt(mailRecipientLimit(mailboxOf(to)))
}

/** The product counts the mails that it sends by itself, too. A mailbox has one limit, whoever sends. */
export function createMailLimits(database: Queries, encryptionKeys: EncryptionKeys) {
  const attempts = createAttempts({ database, cipher: createCipher(encryptionKeys), now: () => new Date() })
  return {
    /** Counts the mail. Returns false when it is one too many. */
    isAllowed: (mail: MailRequest): Promise<boolean> =>
      countMail(attempts, mail).then(
        () => true,
        (error: unknown) => {
          if (error instanceof IdentityError) return false
          throw error
        },
      ),
  }
}

/** `ada+1@example.org` and `ada+2@example.org` are one mailbox, and so is `a.da@gmail.com` with `ada@gmail.com`. */
function mailboxOf(address: string): string {
  const email = address.trim().toLowerCase()
  const at = email.lastIndexOf('@')
  const [user = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${domain === 'gmail.com' ? user.replaceAll('.', '') : user}@${domain}`
}
