import type { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import type { z } from 'zod'
import { StreamedFile } from '../../../http/send-file.ts'
import type { LabelKind } from '../label-store.ts'
import { selectLabels, type LabelDependencies } from './select-labels.ts'
import { labelUrl } from './label.ts'
import { createLabelSheet } from './label-sheet.ts'
import { createLabelZip } from './label-zip.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { qrModules } from './qr-modules.ts'

type PrintOptions = z.output<typeof deviceQrCodes.body>

export async function printLabels(dependencies: LabelDependencies, kind: LabelKind, options: PrintOptions) {
  const name = `pipit-labels-of-${options.batchId ?? kind}`
  if (options.format === 'svg-zip') {
    return new StreamedFile(
      `${name}.zip`,
      'application/zip',
      createLabelZip(await selectLabels(dependencies, kind, options)),
    )
  }
  const layout = layOutSheet(options, codeSize(dependencies.publicUrl, kind))
  return new StreamedFile(
    `${name}.pdf`,
    'application/pdf',
    createLabelSheet(await selectLabels(dependencies, kind, options), layout),
  )
}

/** All ids and claim codes have the same length, so all QR codes have the same number of modules. */
function codeSize(publicUrl: string, kind: LabelKind) {
  const id = '0'.repeat(26)
  return qrModules({ url: labelUrl(publicUrl, kind, id), claimCode: id }).size
}
