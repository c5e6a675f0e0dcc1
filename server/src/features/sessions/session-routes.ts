import {
  confirmSecondFactor as confirmSecondFactorEndpoint,
  endSignIn as endSignInEndpoint,
  sendSecondFactorLink as sendSecondFactorLinkEndpoint,
  signIn,
  signOut,
} from '@pipit/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { readBearerToken } from '../../access/authenticate.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { route } from '../../http/route.ts'
import { endSession, endSignIn, type EndSessionDependencies } from './end-sessions.ts'
import { openSession, type SessionDependencies } from './open-session.ts'
import {
  confirmSecondFactor,
  sendSecondFactorLink,
  type SecondFactorDependencies,
} from './second-factor/confirm-second-factor.ts'

/** This limits one client network. The limit of a mailbox is in the database. */
const linkRateLimit = { max: 5, timeWindow: '1 minute' }

export function sessionRoutes(
  app: FastifyInstance,
  dependencies: SessionDependencies & EndSessionDependencies<'readToken' | 'endSignIn'> & SecondFactorDependencies,
) {
  route(app, signIn, ({ request }) =>
    openSession(dependencies, {
      identityToken: readBearerToken(request),
      userAgent: request.headers['user-agent'] ?? '',
      language: requestLanguage(request),
    }),
  )

  route(
    app,
    sendSecondFactorLinkEndpoint,
    ({ request }) =>
      sendSecondFactorLink(dependencies, {
        identityToken: readBearerToken(request),
        clientNetwork: request.clientNetwork,
        language: requestLanguage(request),
      }),
    { rateLimit: linkRateLimit },
  )

  route(
    app,
    confirmSecondFactorEndpoint,
    ({ request, body }) =>
      confirmSecondFactor(dependencies, { identityToken: readBearerToken(request), linkToken: body.token }),
    { rateLimit: linkRateLimit, changesSessionValidity: true },
  )

  route(
    app,
    signOut,
    async ({ principal }) => {
      if (principal.kind === 'account') await endSession(dependencies, principal)
    },
    { changesSessionValidity: true },
  )

  route(app, endSignInEndpoint, ({ request }) => endSignIn(dependencies, readBearerToken(request)), {
    changesSessionValidity: true,
  })
}
