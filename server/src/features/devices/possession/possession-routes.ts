import {
  challengeDevice as challengeDeviceEndpoint,
  issueReleaseCode as issueReleaseCodeEndpoint,
} from '@pipit/contract/devices/device-possession'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { claimCodeRateLimit } from '../../labels/claim-code-rate-limit.ts'
import { challengeDevice, type ChallengeDependencies } from './challenge-device.ts'
import { issueReleaseCode } from './release-code.ts'

export function possessionRoutes(app: FastifyInstance, dependencies: ChallengeDependencies) {
  route(app, challengeDeviceEndpoint, ({ params, body }) => challengeDevice(dependencies, params.accountId, body), {
    rateLimit: claimCodeRateLimit,
  })

  route(app, issueReleaseCodeEndpoint, async ({ params }) => ({
    releaseCode: await issueReleaseCode(dependencies.database, params.deviceId),
  }))
}
