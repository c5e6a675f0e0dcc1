import { cardQrCodes, deviceQrCodes } from '@pipit/contract/admin'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { route } from '../../http/route.ts'
import { StreamedFile } from '../../http/send-file.ts'
import type { LabelKind } from '../labels/open-labels.ts'
import { chooseLabels, type LabelParts } from './choose-labels.ts'
import { addressOf } from './label.ts'
import { labelSheet } from './label-sheet.ts'
import { labelZip } from './label-zip.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { qrModules } from './qr-modules.ts'

type Wanted = z.output<typeof deviceQrCodes.body>

export function qrCodeRoutes(app: FastifyInstance, parts: LabelParts) {
  route(app, deviceQrCodes, ({ body }) => print('devices', body))
  route(app, cardQrCodes, ({ body }) => print('cards', body))

  async function print(kind: LabelKind, wanted: Wanted) {
    const name = `pipit-labels-of-${wanted.batchId ?? kind}`
    if (wanted.format === 'svg-zip') {
      return new StreamedFile(`${name}.zip`, 'application/zip', labelZip(await chooseLabels(parts, kind, wanted)))
    }
    const layout = layOutSheet(wanted, codeSize(kind))
    return new StreamedFile(`${name}.pdf`, 'application/pdf', labelSheet(await chooseLabels(parts, kind, wanted), layout))
  }

  /** Ids and codes are all of one length, and so all codes have as many modules as this one. */
  function codeSize(kind: LabelKind) {
    const id = '0'.repeat(26)
    return qrModules({ address: addressOf(parts.publicUrl, kind, id), claimCode: id }).size
  }
}
