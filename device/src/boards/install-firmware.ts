import { readImageHeader } from '@pipit/contract/firmware/image-header'
import type { FirmwareOffer } from './start-board.ts'

/** An ESP32-S3, as the simulated board says when it starts. */
const chipId = 9

/**
 * What the stock firmware does with an update: one download from its beginning, without ranges, and no second attempt
 * before the next start. It reads the header of the image and checks no signature. Resolves with the version that is in
 * the image, which the board reports from then on. Null if it could not be installed.
 */
export async function installFirmware(
  { version, url }: FirmwareOffer,
  print: (line: string) => void,
): Promise<string | null> {
  print(`The update ${version} is there. Downloading it.`)
  const image = await download(url)
  if (typeof image === 'string') return refuse(image)
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

/** The whole image, or why there is none. */
async function download(url: string): Promise<Uint8Array | string> {
  try {
    const response = await fetch(url)
    if (response.status !== 200) return `the server answered ${response.status}`
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return 'the connection was lost'
  }
}
