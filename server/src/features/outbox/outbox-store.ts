import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function outboxStore(db: Queries) {
  return {
    async add(encryptedMail: Uint8Array, recipientHash: Uint8Array) {
      await db.execute(
        sql`insert into outbox_mails (encrypted_mail, recipient_hash) values (${encryptedMail}, ${recipientHash})`,
      )
    },

    async deleteOld() {
      await db.execute(sql`delete from outbox_mails where created_at < now() - interval '1 day'`)
    },

    newest: () =>
      db.query(sql<{ encryptedMail: Buffer; createdAt: Date }>`
        select encrypted_mail as "encryptedMail", created_at as "createdAt" from outbox_mails order by id desc limit 50`),
  }
}
