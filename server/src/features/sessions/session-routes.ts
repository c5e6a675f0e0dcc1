import { signIn, signOut } from '@pipit/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { readBearerToken } from '../../access/authenticate.ts'
import { route } from '../../http/route.ts'
import { openSession, type SessionDependencies } from './open-session.ts'
import { endSession } from './session-store.ts'

export function sessionRoutes(app: FastifyInstance, dependencies: SessionDependencies) {
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
      if (principal.kind === 'account') await endSession(dependencies.database, principal.sessionId)
    },
    { changesSessionValidity: true },
  )
}
