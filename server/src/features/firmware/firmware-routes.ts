import { readFleet as endpoint } from '@pipit/contract/firmware/fleet'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { downloadRoutes, type DownloadDependencies } from './download/download-routes.ts'
import { readFleet } from './fleet/read-fleet.ts'
import { imageRoutes } from './image-routes.ts'
import { rolloutRoutes } from './rollouts/rollout-routes.ts'
import type { UploadDependencies } from './upload-image.ts'

export function firmwareRoutes(app: FastifyInstance, dependencies: UploadDependencies & DownloadDependencies) {
  const { database } = dependencies
  imageRoutes(app, dependencies)
  rolloutRoutes(app, database)
  downloadRoutes(app, dependencies)
  route(app, endpoint, ({ query }) => readFleet(database, query.days))
}
