import {
  cardQrCodes,
  deviceQrCodes,
  readCardQrCodesProgress,
  readDeviceQrCodesProgress,
} from '@pipit/contract/labels/qr-codes'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { createDrawingProgress } from './drawing-progress.ts'
import type { LabelDependencies } from './select-labels.ts'

export function qrCodeRoutes(app: FastifyInstance, labelDependencies: LabelDependencies) {
  const progress = createDrawingProgress()
  const dependencies = { ...labelDependencies, progress }
  // Loaded on first use, because it takes about 20 MB and most installations never print labels.
  const loadPrinting = () => import('./print-labels.ts')
  route(app, deviceQrCodes, async ({ body, i18n }) =>
    (await loadPrinting()).printLabels(dependencies, 'devices', body, i18n),
  )
  route(app, cardQrCodes, async ({ body, i18n }) =>
    (await loadPrinting()).printLabels(dependencies, 'cards', body, i18n),
  )
  route(app, readDeviceQrCodesProgress, ({ params }) => progress.read(params.progressKey))
  route(app, readCardQrCodesProgress, ({ params }) => progress.read(params.progressKey))
}
