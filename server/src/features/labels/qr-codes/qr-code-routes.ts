import { cardQrCodes, deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { LabelDependencies } from './select-labels.ts'

export function qrCodeRoutes(app: FastifyInstance, dependencies: LabelDependencies) {
  // Most installations never print labels: the code that draws them, some 20 MB, is loaded at the first request.
  const drawing = () => import('./print-labels.ts')
  route(app, deviceQrCodes, async ({ body }) => (await drawing()).printLabels(dependencies, 'devices', body))
  route(app, cardQrCodes, async ({ body }) => (await drawing()).printLabels(dependencies, 'cards', body))
}
