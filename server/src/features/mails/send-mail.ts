import type { Cipher } from '../../database/cipher.ts'
import type { AddJob, JobPayloads } from '../../jobs/job-queue.ts'
import type { DeliverMail, Mail } from './mail.ts'
import { recipientHash } from './recipient-hash.ts'

export type SendMail = (mail: Mail) => Promise<void>

/** Queues a mail, so that it survives an unreachable mail server. Encrypted, because its links are secrets. */
export function createMailQueue(addJob: AddJob, cipher: Cipher): SendMail {
  return (mail) =>
    addJob('send-mail', {
      encryptedMail: cipher.encrypt(JSON.stringify(mail)).toString('base64'),
      recipient: recipientHash(mail.to).toString('hex'),
    })
}

/** The job that sends queued mails. */
export function sendQueuedMail(deliver: DeliverMail, cipher: Cipher) {
  return ({ encryptedMail }: JobPayloads['send-mail']) =>
    deliver(JSON.parse(cipher.decrypt(Buffer.from(encryptedMail, 'base64'))) as Mail)
}
