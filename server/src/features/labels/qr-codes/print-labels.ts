import type { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import type { z } from 'zod'
import { StreamedFile } from '../../../http/send-file.ts'
import type { I18n } from '../../../i18n/i18n.ts'
import type { LabelKind } from '../label-store.ts'
import type { DrawingProgress } from './drawing-progress.ts'
import { selectLabels, type LabelDependencies } from './select-labels.ts'
import { labelUrl } from './label.ts'
import { createLabelSheet } from './label-sheet.ts'
import { createLabelZip } from './label-zip.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { qrModules } from './qr-modules.ts'

type PrintOptions = z.output<typeof deviceQrCodes.body>

interface PrintDependencies extends LabelDependencies {
  progress: DrawingProgress
}

export async function printLabels(dependencies: PrintDependencies, kind: LabelKind, options: PrintOptions, i18n: I18n) {
  const name = `pipit-labels-of-${options.batchId ?? kind}`
  const isZip = options.format === 'svg-zip'
  const layout = isZip ? null : layOutSheet(options, codeSize(dependencies.publicUrl, kind))
  const { labels, count } = await selectLabels(dependencies, kind, options, i18n)
  const tracked =
    options.progressKey === undefined ? labels : dependencies.progress.track(labels, options.progressKey, count)
  return layout === null
    ? new StreamedFile(`${name}.zip`, 'application/zip', createLabelZip(tracked))
    : new StreamedFile(`${name}.pdf`, 'application/pdf', createLabelSheet(tracked, layout))
}

/** All ids and claim codes have the same length, so all QR codes have the same number of modules. */
function codeSize(publicUrl: string, kind: LabelKind) {
  const id = '0'.repeat(26)
  return qrModules({ url: labelUrl(publicUrl, kind, id), claimCode: id }).size
}
