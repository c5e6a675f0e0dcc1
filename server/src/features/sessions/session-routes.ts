import { signIn, signOut } from '@pipit/contract/session'
import type { FastifyInstance } from 'fastify'
import { announce } from '../../database/notifications.ts'
import { bearerOf } from '../../access/authenticate.ts'
import { route } from '../../http/route.ts'
import { openSession, type SessionParts } from './open-session.ts'
import { endSession } from './session-store.ts'

export function sessionRoutes(app: FastifyInstance, parts: SessionParts) {
  route(app, signIn, ({ request }) =>
    openSession(parts, { identityToken: bearerOf(request), userAgent: request.headers['user-agent'] ?? '' }),
  )

  route(app, signOut, async ({ principal }) => {
    if (principal.kind !== 'account') return
    await endSession(parts.database, principal.sessionId)
    await announce(parts.database.pool, 'session')
  })
}
