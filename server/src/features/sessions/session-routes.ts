import { endSignIn as endSignInEndpoint, signIn, signOut } from '@pipit/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { readBearerToken } from '../../access/authenticate.ts'
import { route } from '../../http/route.ts'
import { endSession, endSignIn, type EndSessionDependencies } from './end-sessions.ts'
import { openSession, type SessionDependencies } from './open-session.ts'

export function sessionRoutes(
  app: FastifyInstance,
  dependencies: SessionDependencies & EndSessionDependencies<'readToken' | 'endSignIn'>,
) {
  route(app, signIn, ({ request }) =>
    openSession(dependencies, {
      identityToken: readBearerToken(request),
      userAgent: request.headers['user-agent'] ?? '',
    }),
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
