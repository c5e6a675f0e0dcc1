import { readImageHeader } from '@pipit/contract/firmware/image-header'
import type { FirmwareOffer } from './start-board.ts'

/** The simulated board says that it is an ESP32-S3 when it starts. */
const chipId = 9

/** Updates as the stock firmware does, without ranges and signatures. Resolves with the image's version or null. */
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

async function download(url: string): Promise<Uint8Array | string> {
  try {
    const response = await fetch(url)
    if (response.status !== 200) return `the server answered ${response.status}`
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return 'the connection was lost'
  }
}
