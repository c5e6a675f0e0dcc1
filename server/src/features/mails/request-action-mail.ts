import type { Language } from '@pipit/contract/api/languages'
import type { ActionKind, IdentityService } from '../../access/identity-service.ts'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../api-error.ts'
import type { AddJob, JobPayloads } from '../../jobs/job-queue.ts'
import { renderActionMail } from './action-mails.ts'
import { recipientHash } from './recipient-hash.ts'
import type { SendMail } from './send-mail.ts'

interface ActionMailRequest {
  kind: ActionKind
  email: string
  /** The language of the page on which the mail was asked for. */
  language: Language
}

export type RequestActionMail = (request: ActionMailRequest, clientNetwork: string) => Promise<void>

interface Dependencies {
  addJob: AddJob
  cipher: Cipher
  limits: { isAllowed: (mail: { to: string; address: string }) => Promise<boolean> }
}

/**
 * Queues the request without looking the address up, so that neither the response nor its time reveals whether somebody
 * has it.
 */
export function createActionMailQueue({ addJob, cipher, limits }: Dependencies): RequestActionMail {
  return async (request, clientNetwork) => {
    if (!(await limits.isAllowed({ to: request.email, address: clientNetwork })))
      throw new ApiError('too-many-requests')
    const encryptedRequest = cipher.encrypt(JSON.stringify(request)).toString('base64')
    await addJob('send-action-mail', { encryptedRequest, recipient: recipientHash(request.email).toString('hex') })
  }
}

/** A server of an earlier version may have queued it, without a language. */
type QueuedRequest = Omit<ActionMailRequest, 'language'> & Partial<ActionMailRequest>

/** The job that sends requested links. */
export function sendRequestedActionMail(identity: IdentityService, sendMail: SendMail, cipher: Cipher) {
  return async ({ encryptedRequest }: JobPayloads['send-action-mail']) => {
    const decrypted = cipher.decrypt(Buffer.from(encryptedRequest, 'base64'))
    const { kind, email, language = 'en' } = JSON.parse(decrypted) as QueuedRequest
    const link = await identity.createActionLink(kind, email, language)
    if (link) await sendMail(renderActionMail({ to: email, kind, link, lang: language }))
  }
}
