import { readImageHeader } from '@pipit/contract/firmware/image-header'
import { downloadImage } from '../firmware/download-image.ts'
import type { FirmwareOffer } from './start-board.ts'

type DownloadOptions = Pick<Parameters<typeof downloadImage>[0], 'partBytes' | 'retryMs'>

/** An ESP32-S3, as the simulated board says when it starts. */
const chipId = 9

/**
 * What the stock firmware does with an update: it reads the header of the image and checks no signature. Resolves with the
 * version that is in the image, which the board reports from then on. Null if it could not be installed.
 */
export async function installFirmware(
  { version, url }: FirmwareOffer,
  print: (line: string) => void,
  options: DownloadOptions = {},
): Promise<string | null> {
  print(`The update ${version} is there. Downloading it.`)
  const image = await downloadImage({ ...options, url, print })
  if (!image) return refuse('it could not be downloaded')
  const header = readImageHeader(image)
  if ('problem' in header) return refuse('what was downloaded is no firmware image')
  if (header.chipId !== chipId) return refuse('it is for another chip')
  print(
    `Installed ${header.projectName} ${header.version} (${image.length} bytes). Like the stock firmware, this board has checked no signature.`,
  )
  return header.version

  function refuse(reason: string) {
    print(`The update ${version} was not installed: ${reason}.`)
    return null
  }
}
