import type { Seal } from '../../database/seal.ts'
import type { AddJob, JobPayloads } from '../../job-queue/job-queue.ts'
import type { DeliverMail, Mail } from './mail.ts'

export type SendMail = (mail: Mail) => Promise<void>

/** Queues a mail, so that a mail server that is down delays it and does not lose it. Sealed, as its links are secrets. */
export function mailQueue(addJob: AddJob, seal: Seal): SendMail {
  return (mail) => addJob('send-mail', { sealed: seal.close(JSON.stringify(mail)).toString('base64') })
}

/** The job behind the queue. */
export function sendQueuedMail(deliver: DeliverMail, seal: Seal) {
  return ({ sealed }: JobPayloads['send-mail']) => deliver(JSON.parse(seal.open(Buffer.from(sealed, 'base64'))) as Mail)
}
