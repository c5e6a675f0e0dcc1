import { beforeEach, expect, test } from 'vitest'
import { serveImage } from '../firmware/testing/image-server.ts'
import { installFirmware } from './install-firmware.ts'

/** The beginning of an application image, and then nothing in particular. */
function anImage({ chipId = 9, version = 'v2.5.0' } = {}) {
  const image = Buffer.alloc(100_000, 'image')
  image[0] = 0xe9
  image[1] = 2
  image.writeUInt16LE(chipId, 12)
  image.writeUInt32LE(0xabcd5432, 32)
  image.write(`${version}\0`, 48)
  image.write('xiaozhi\0', 80)
  return image
}

const server = serveImage(anImage())
beforeEach(server.reset)

async function install() {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  const options = { partBytes: 40_000, retryMs: 1 }
  return { installed: await installFirmware({ version: '2.5.0', url: server.url }, print, options), printed }
}

test('a board downloads an image whose size it does not know, and has the version that is in it', async () => {
  expect(await install()).toEqual({
    installed: 'v2.5.0',
    printed: [
      'The update 2.5.0 is there. Downloading it.',
      'Installed xiaozhi v2.5.0 (100000 bytes). Like the stock firmware, this board has checked no signature.',
    ],
  })
  expect(server.ranges).toEqual(['0-39999', '40000-79999', '80000-99999'])
})

test('a download that was cut continues where it ended', async () => {
  server.answers.push({ cutAfter: 15_000 }, { status: 503 })
  const { installed, printed } = await install()
  expect(installed).toBe('v2.5.0')
  expect(server.ranges.slice(0, 3)).toEqual(['0-39999', '15000-54999', '15000-54999'])
  expect(printed[1]).toBe('Interrupted after 15000 bytes: the connection was lost. Continuing from there.')
})

test('a download that never begins is given up', async () => {
  server.answers.push(...Array.from({ length: 5 }, () => ({ status: 404 })))
  const { installed, printed } = await install()
  expect(installed).toBeNull()
  expect(printed.at(-1)).toBe('The update 2.5.0 was not installed: it could not be downloaded.')
})

test.each([
  ['for another chip', anImage({ chipId: 0 }), 'it is for another chip'],
  ['that is no image', Buffer.alloc(40_000, 'text'), 'what was downloaded is no firmware image'],
])('a file %s is not installed', async (_, other, reason) => {
  server.answers.push({ other }, { other }, { other })
  const { installed, printed } = await install()
  expect([installed, printed.at(-1)]).toEqual([null, `The update 2.5.0 was not installed: ${reason}.`])
})
