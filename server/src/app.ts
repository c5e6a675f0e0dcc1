import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AccessTokens } from './access/access-token.ts'
import { authenticator } from './access/authenticate.ts'
import type { IdentityService } from './access/identity-service.ts'
import type { Standings } from './access/standings.ts'
import { answerErrors } from './http/answer-errors.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { closeGracefully } from './http/close-gracefully.ts'
import { document } from './http/document.ts'
import { childRoutes } from './features/children/child-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { mailRoutes } from './features/mails/mail-routes.ts'
import type { SendMail } from './features/mails/send-mail.ts'
import type { Outbox } from './features/outbox/outbox.ts'
import { outboxRoutes } from './features/outbox/outbox-routes.ts'
import { referenceListRoutes } from './features/reference-lists/reference-list-routes.ts'
import { sessionRoutes } from './features/sessions/session-routes.ts'
import { settingsRoutes } from './features/settings/settings-routes.ts'
import { waitListRoutes } from './features/wait-list/wait-list-routes.ts'
import { logOptions } from './http/log.ts'
import { protectBrowser } from './http/protect-browser.ts'
import { serveLater } from './http/serve-later.ts'
import { serveWeb } from './http/serve-web.ts'

export interface Parts {
  config: Config
  database: Database
  tokens: AccessTokens
  standings: Standings
  identity: IdentityService
  sendMail: SendMail
  /** Null where a mail server takes the mail. */
  outbox: Outbox | null
  onRoute?: (route: RouteOptions) => void
}

export async function buildApp({ config, database, tokens, standings, identity, sendMail, outbox, onRoute }: Parts) {
  const app = fastify({
    logger: logOptions(config.logLevel),
    // One line for each answer, written below, instead of Fastify's two that quote the address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (onRoute) app.addHook('onRoute', onRoute)
  app.decorate('served', new Set<string>())
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  answerErrors(app)
  closeGracefully(app)
  await protectBrowser(app, config)
  await app.register(compress)
  await app.register(rateLimit, { global: false })
  app.decorate('authenticate', authenticator(tokens, standings))
  app.decorateRequest('principal', null)
  await document(app)

  await app.register(async (features) => {
    healthRoutes(features, database)
    settingsRoutes(features, config, identity.settings)
    sessionRoutes(features, { database, identity, tokens, superadminEmails: config.superadminEmails })
    mailRoutes(features, identity, sendMail)
    if (outbox) outboxRoutes(features, config, outbox)
    referenceListRoutes(features)
    waitListRoutes(features, database)
    childRoutes(features, database)
    serveLater(features)
  })

  if (identity.routes) await app.register(identity.routes)
  await serveWeb(app)
  return app
}
