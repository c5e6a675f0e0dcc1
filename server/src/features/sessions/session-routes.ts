import { signIn, signOut as signOutEndpoint } from '@pipit/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { readBearerToken } from '../../access/authenticate.ts'
import { route } from '../../http/route.ts'
import { openSession, type SessionDependencies } from './open-session.ts'
import { signOut, type SignOutDependencies } from './end-sessions.ts'

export function sessionRoutes(app: FastifyInstance, dependencies: SessionDependencies & SignOutDependencies) {
  route(app, signIn, ({ request }) =>
    openSession(dependencies, {
      identityToken: readBearerToken(request),
      userAgent: request.headers['user-agent'] ?? '',
    }),
  )

  route(
    app,
    signOutEndpoint,
    async ({ principal }) => {
      if (principal.kind === 'account') await signOut(dependencies, principal.sessionId)
    },
    { changesSessionValidity: true },
  )
}
