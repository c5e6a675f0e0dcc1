import type { Queries } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import type { DeliverMail, Mail } from '../mails/mail.ts'
import { recipientHash } from '../mails/recipient-hash.ts'
import { outboxStore } from './outbox-store.ts'

export interface Outbox {
  deliver: DeliverMail
  deleteOld: () => Promise<void>
  newest: () => Promise<(Mail & { sentAt: Date })[]>
}

/** Stores mail for a day if no mail server is configured. It can be read on this machine. */
export function createOutbox(db: Queries, cipher: Cipher): Outbox {
  const store = outboxStore(db)
  return {
    async deliver(mail) {
      await store.add(cipher.encrypt(JSON.stringify(mail)), recipientHash(mail.to))
    },
    deleteOld: store.deleteOld,
    async newest() {
      const rows = await store.newest()
      return rows.map(({ encryptedMail, createdAt }) => ({
        ...(JSON.parse(cipher.decrypt(encryptedMail)) as Mail),
        sentAt: createdAt,
      }))
    },
  }
}
