import * as endpoints from '@pipit/contract/devices/device-possession'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { claimCodeRateLimit } from '../../labels/claim-code-rate-limit.ts'
import { challengeDevice, type ChallengeDependencies } from './challenge-device.ts'
import { issueReleaseCode } from './release-code.ts'

export function possessionRoutes(app: FastifyInstance, dependencies: ChallengeDependencies) {
  route(app, endpoints.challengeDevice, ({ params, body }) => challengeDevice(dependencies, params.accountId, body), {
    rateLimit: claimCodeRateLimit,
  })

  route(app, endpoints.issueReleaseCode, async ({ params }) => ({
    releaseCode: await issueReleaseCode(dependencies.database, params.deviceId),
  }))
}
