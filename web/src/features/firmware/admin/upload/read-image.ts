import { t } from '@lingui/core/macro'
import { chipNames, imageHeaderBytes, readImageHeader, type ImageProblem } from '@pipit/contract/firmware/image-header'
import { formatSize } from '../format-size.ts'

interface ChosenImage {
  version: string
  projectName: string
  chip: string
}

/** What the header of a chosen file says, before anything is sent. The server checks the whole image. */
export async function readImage(file: Blob, maxBytes: number): Promise<ChosenImage | { problem: string }> {
  if (file.size > maxBytes) return { problem: tooLargeText(maxBytes) }
  const header = readImageHeader(new Uint8Array(await file.slice(0, imageHeaderBytes).arrayBuffer()))
  if ('problem' in header) return { problem: problemTexts[header.problem]() }
  const { version, projectName, chipId } = header
  return { version: version.replace(/^v/, ''), projectName, chip: chipNames[chipId] ?? t`chip ${chipId}` }
}

function tooLargeText(maxBytes: number) {
  const limit = formatSize(maxBytes)
  return t`The file is larger than ${limit}. The setting FIRMWARE_MAX_MB allows more.`
}

const problemTexts: Record<ImageProblem, () => string> = {
  'too-short': () => t`The file is too short for a firmware image.`,
  'wrong-magic': () => t`The file is not an application image of ESP-IDF: it does not begin with the byte E9.`,
  'wrong-segment-count': () => t`The header of the image says that it has no segments, or more than 16.`,
  'no-description': () =>
    t`The image has no description of the application. A bootloader or a merged image cannot be installed over the air.`,
}
