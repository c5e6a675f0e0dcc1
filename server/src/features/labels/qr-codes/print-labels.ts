import type { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import type { z } from 'zod'
import { StreamedFile } from '../../../http/send-file.ts'
import type { LabelKind } from '../open-labels.ts'
import { chooseLabels, type LabelDependencies } from './choose-labels.ts'
import { addressOf } from './label.ts'
import { labelSheet } from './label-sheet.ts'
import { labelZip } from './label-zip.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { qrModules } from './qr-modules.ts'

type Wanted = z.output<typeof deviceQrCodes.body>

export async function printLabels(dependencies: LabelDependencies, kind: LabelKind, wanted: Wanted) {
  const name = `pipit-labels-of-${wanted.batchId ?? kind}`
  if (wanted.format === 'svg-zip') {
    return new StreamedFile(`${name}.zip`, 'application/zip', labelZip(await chooseLabels(dependencies, kind, wanted)))
  }
  const layout = layOutSheet(wanted, codeSize(dependencies.publicUrl, kind))
  return new StreamedFile(
    `${name}.pdf`,
    'application/pdf',
    labelSheet(await chooseLabels(dependencies, kind, wanted), layout),
  )
}

/** Ids and codes are all of one length, and so all codes have as many modules as this one. */
function codeSize(publicUrl: string, kind: LabelKind) {
  const id = '0'.repeat(26)
  return qrModules({ address: addressOf(publicUrl, kind, id), claimCode: id }).size
}
