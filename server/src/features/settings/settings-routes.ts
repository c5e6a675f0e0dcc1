import { readSettings } from '@pipit/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { IdentitySettings } from '../../access/identity-service.ts'
import type { Config } from '../../config.ts'
import { route } from '../../http/route.ts'
import type { OutboxAccess } from '../outbox/outbox-access.ts'

interface Dependencies {
  config: Config
  identity: IdentitySettings
  outboxAccess: OutboxAccess | null
}

export function settingsRoutes(app: FastifyInstance, { config, identity, outboxAccess }: Dependencies) {
  route(app, readSettings, ({ request }) => ({
    supportUrl: config.supportUrl,
    publicUrl: config.publicUrl,
    outbox: outboxAccess?.isLocal(request) ?? false,
    identity,
  }))
}
