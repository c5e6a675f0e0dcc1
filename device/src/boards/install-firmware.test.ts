import { beforeEach, expect, test } from 'vitest'
import { serveImage } from '../firmware/testing/image-server.ts'
import { installFirmware } from './install-firmware.ts'

/** Nothing in particular follows the beginning of an application image. */
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
  const installed = await installFirmware({ version: '2.5.0', url: server.url }, (line) => printed.push(line))
  return { installed, printed }
}

test('a board downloads an image at once and from its beginning, and has the version that is in it', async () => {
  expect(await install()).toEqual({
    installed: 'v2.5.0',
    printed: [
      'The update 2.5.0 is there. Downloading it.',
      'Installed xiaozhi v2.5.0 (100000 bytes). Like the stock firmware, this board has checked no signature.',
    ],
  })
  expect(server.ranges).toEqual(['all'])
})

test.each([
  ['that breaks off', { cutAfter: 15_000 }, 'the connection was lost'],
  ['that breaks off in its last byte', { cutAfter: 99_999 }, 'the connection was lost'],
  ['that is refused', { status: 404 }, 'the server answered 404'],
])('a download %s is not continued, and nothing is installed', async (_, answer, reason) => {
  server.answers.push(answer)
  const { installed, printed } = await install()
  expect([installed, printed.at(-1)]).toEqual([null, `The update 2.5.0 was not installed: ${reason}.`])
  expect(server.ranges).toEqual(['all'])
})

test.each([
  ['for another chip', anImage({ chipId: 0 }), 'it is for another chip'],
  ['that is no image', Buffer.alloc(40_000, 'text'), 'what was downloaded is no firmware image'],
])('a file %s is not installed', async (_, other, reason) => {
  server.answers.push({ other })
  const { installed, printed } = await install()
  expect([installed, printed.at(-1)]).toEqual([null, `The update 2.5.0 was not installed: ${reason}.`])
})
