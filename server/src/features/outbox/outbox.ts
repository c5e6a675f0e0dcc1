import { desc, lt, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { outboxMails } from '../../database/schema/accounts.ts'
import type { Cipher } from '../../database/cipher.ts'
import type { DeliverMail, Mail } from '../mails/mail.ts'

export interface Outbox {
  deliver: DeliverMail
  newest: () => Promise<(Mail & { sentAt: Date })[]>
}

/** Where mail goes while no mail server is configured: kept for a day, for a person on this machine to read. */
export function createOutbox({ sql }: Database, cipher: Cipher): Outbox {
  return {
    async deliver(mail) {
      await sql.insert(outboxMails).values({ sealed: cipher.encrypt(JSON.stringify(mail)) })
      await sql.delete(outboxMails).where(lt(outboxMails.createdAt, expression`now() - interval '1 day'`))
    },
    async newest() {
      const rows = await sql.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(50)
      return rows.map(({ sealed, createdAt }) => ({
        ...(JSON.parse(cipher.decrypt(sealed)) as Mail),
        sentAt: createdAt,
      }))
    },
  }
}
