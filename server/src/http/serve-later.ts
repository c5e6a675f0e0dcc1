import { endpointName } from '@pipit/contract/define-endpoint'
import { endpoints } from '@pipit/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'
import { route } from './route.ts'

/** What the contract promises and no feature serves yet is guarded and documented all the same, and says so. */
export function serveLater(app: FastifyInstance) {
  for (const endpoint of endpoints.filter((each) => !app.served.has(endpointName(each)))) {
    route(app, endpoint, () => {
      throw new Failure('not-yet')
    })
  }
}
