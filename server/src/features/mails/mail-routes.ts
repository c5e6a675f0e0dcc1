import { sendResetPasswordEmail, sendVerifyEmailEmail } from '@pipit/contract/mails'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ActionKind } from '../../access/identity-service.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { route } from '../../http/route.ts'
import type { RequestActionMail } from './request-action-mail.ts'

/** This limits one client network. The limit of a mailbox is in the database. */
const rateLimit = { max: 5, timeWindow: '1 minute' }

export function mailRoutes(app: FastifyInstance, requestActionMail: RequestActionMail) {
  const requestMail = (kind: ActionKind, email: string, request: FastifyRequest) =>
    requestActionMail({ kind, email, language: requestLanguage(request) }, request.clientNetwork)

  route(app, sendVerifyEmailEmail, ({ body, request }) => requestMail('verifyEmail', body.email, request), {
    rateLimit,
  })
  route(app, sendResetPasswordEmail, ({ body, request }) => requestMail('resetPassword', body.email, request), {
    rateLimit,
  })
}
