import { readSettings } from '@pipit/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { route } from '../../http/route.ts'

export function settingsRoutes(app: FastifyInstance, { supportUrl }: Config) {
  route(app, readSettings, () => ({ supportUrl }))
}
