import { sendResetPasswordEmail, sendVerifyEmailEmail } from '@pipit/contract/mails'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { RequestActionMail } from './request-action-mail.ts'

/** For one client network. The limit of a mailbox is in the database. */
const rateLimit = { max: 5, timeWindow: '1 minute' }

export function mailRoutes(app: FastifyInstance, requestActionMail: RequestActionMail) {
  route(
    app,
    sendVerifyEmailEmail,
    ({ body, request }) => requestActionMail({ kind: 'verifyEmail', email: body.email }, request.clientNetwork),
    { rateLimit },
  )
  route(
    app,
    sendResetPasswordEmail,
    ({ body, request }) => requestActionMail({ kind: 'resetPassword', email: body.email }, request.clientNetwork),
    { rateLimit },
  )
}
