import { requestKind } from '@pipit/database/connection-turns'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

/** Routes share the connections to the database fairly, so that the database must know for which route it works. */
export function shareConnections(app: FastifyInstance) {
  const enterRoute: onRequestHookHandler = ({ routeOptions }, _reply, done) =>
    requestKind.run(routeOptions.url ?? 'none', done)
  app.addHook('onRequest', enterRoute)
  // Again, because what runs after a body was read has lost it.
  app.addHook('preValidation', enterRoute)
}
