import { signIn, signOut } from '@pipit/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { bearerOf } from '../../access/authenticate.ts'
import { route } from '../../http/route.ts'
import { openSession, type SessionParts } from './open-session.ts'
import { endSession } from './session-store.ts'

export function sessionRoutes(app: FastifyInstance, parts: SessionParts) {
  route(app, signIn, ({ request }) =>
    openSession(parts, { identityToken: bearerOf(request), userAgent: request.headers['user-agent'] ?? '' }),
  )

  route(
    app,
    signOut,
    async ({ principal }) => {
      if (principal.kind === 'account') await endSession(parts.database, principal.sessionId)
    },
    { changesStandings: true },
  )
}
