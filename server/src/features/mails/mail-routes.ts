import { sendResetPasswordEmail, sendVerifyEmailEmail } from '@pipit/contract/mails'
import type { FastifyInstance } from 'fastify'
import type { ActionKind, IdentityService } from '../../access/identity-service.ts'
import { route } from '../../http/route.ts'
import { renderActionMail } from './action-mails.ts'
import type { SendMail } from './send-mail.ts'

/** Prevents flooding a mailbox, but allows for typing errors. */
const rateLimit = { max: 5, timeWindow: '1 minute' }

export function mailRoutes(app: FastifyInstance, identity: IdentityService, sendMail: SendMail) {
  route(app, sendVerifyEmailEmail, ({ body }) => sendLink('verifyEmail', body.email), { rateLimit })
  route(app, sendResetPasswordEmail, ({ body }) => sendLink('resetPassword', body.email), { rateLimit })

  /** The response does not reveal whether the address is known. */
  async function sendLink(kind: ActionKind, email: string) {
    const link = await identity.createActionLink(kind, email)
    if (link) await sendMail(renderActionMail({ to: email, kind, link }))
  }
}
