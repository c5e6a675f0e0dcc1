import { endpointName } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import { route } from './route.ts'

/** What the contract promises and no feature serves yet is guarded and documented all the same, and says so. */
export function serveLater(app: FastifyInstance) {
  for (const endpoint of endpoints.filter((each) => !app.served.has(endpointName(each)))) {
    route(app, endpoint, () => {
      throw new ApiError('not-yet')
    })
  }
}
