import { readSettings } from '@pipit/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { IdentitySettings } from '../../access/identity-service.ts'
import type { Config } from '../../config/config.ts'
import { route } from '../../http/route.ts'
import type { OutboxAccess } from '../outbox/outbox-access.ts'
import type { PushSubscriptions } from '../push/push-subscription.ts'

interface Dependencies {
  config: Config
  identity: IdentitySettings
  outboxAccess: OutboxAccess | null
  /** Null: nothing is sent to browsers. */
  push: Pick<PushSubscriptions, 'publicKey'> | null
}

export function settingsRoutes(app: FastifyInstance, { config, identity, outboxAccess, push }: Dependencies) {
  route(app, readSettings, ({ request }) => ({
    supportUrl: config.supportUrl,
    publicUrl: config.publicUrl,
    outbox: outboxAccess?.isLocal(request) ?? false,
    push: push && { publicKey: push.publicKey },
    identity,
  }))
}
