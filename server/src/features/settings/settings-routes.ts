import { readSettings } from '@pipit/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { IdentitySettings } from '../../access/identity-service.ts'
import type { Config } from '../../config.ts'
import { route } from '../../http/route.ts'
import { canReadOutbox } from '../outbox/outbox-access.ts'

export function settingsRoutes(app: FastifyInstance, config: Config, identity: IdentitySettings) {
  route(app, readSettings, ({ request }) => ({
    supportUrl: config.supportUrl,
    publicUrl: config.publicUrl,
    outbox: config.smtpUrl === null && canReadOutbox(config, request),
    identity,
  }))
}
