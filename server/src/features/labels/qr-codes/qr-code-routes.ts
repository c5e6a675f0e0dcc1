import { cardQrCodes, deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { LabelDependencies } from './select-labels.ts'

export function qrCodeRoutes(app: FastifyInstance, dependencies: LabelDependencies) {
  // Loaded on first use, because it takes about 20 MB and most installations never print labels.
  const loadPrinting = () => import('./print-labels.ts')
  route(app, deviceQrCodes, async ({ body }) => (await loadPrinting()).printLabels(dependencies, 'devices', body))
  route(app, cardQrCodes, async ({ body }) => (await loadPrinting()).printLabels(dependencies, 'cards', body))
}
