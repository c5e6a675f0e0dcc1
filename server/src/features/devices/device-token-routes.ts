import {
  issueDeviceToken as issueDeviceTokenEndpoint,
  signInDevice as signInDeviceEndpoint,
} from '@pipit/contract/devices/device-tokens'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { issueDeviceToken, signInDevice, type TokenDependencies } from './device-tokens.ts'

export function deviceTokenRoutes(app: FastifyInstance, dependencies: TokenDependencies) {
  route(app, signInDeviceEndpoint, async ({ body }) => ({ access_token: await signInDevice(dependencies, body) }), {
    // Counted by device and address, because all devices of a home reconnect at once after a power failure.
    rateLimit: {
      max: 30,
      timeWindow: '1 minute',
      hook: 'preHandler',
      keyGenerator: ({ clientNetwork, body }) => `${clientNetwork} ${(body as { deviceId: string }).deviceId}`,
    },
  })

  route(app, issueDeviceTokenEndpoint, async ({ params, principal, request }) => ({
    access_token: await issueDeviceToken(dependencies, principal, { ...params, family: request.family }),
  }))
}
