import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { UpdateOffer } from '@pipit/contract/chat/events'
import { firmwareSignedText } from '@pipit/contract/firmware/signed-text'
import { describe, expect, test } from 'vitest'
import type { ServerEvent } from '../client/channel.ts'
import { createFakeChannel } from '../client/testing/fake-channel.ts'
import { createUpdateInstaller } from './install-updates.ts'
import { serveImage } from './testing/image-server.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const firmwareKey = Buffer.from(String(publicKey.export({ format: 'jwk' })['x']), 'base64url').toString('base64')
const image = randomBytes(100_000)
const sha256 = createHash('sha256').update(image).digest('hex')

const server = serveImage(image)
const { answers, ranges } = server

const installed = { hardwareModel: 'one', version: '1.9', firmwareKeys: [firmwareKey] }

function anOffer(changes: Partial<UpdateOffer> = {}): UpdateOffer {
  const named = { hardwareModel: 'one', version: '1.10', size: image.length, sha256, ...changes }
  const signature = sign(null, Buffer.from(firmwareSignedText(named)), privateKey).toString('base64')
  return { ...named, url: server.url, signature, ...changes }
}

function aDevice(changes: Partial<Parameters<typeof createUpdateInstaller>[0]> = {}) {
  server.reset()
  const printed: string[] = []
  const restarts: string[] = []
  const installer = createUpdateInstaller({
    installed,
    print: (line) => printed.push(line),
    restart: (version) => restarts.push(version),
    partBytes: 40_000,
    retryMs: 1,
    ...changes,
  })
  const channel = createFakeChannel()
  installer.attach(channel)
  const receive = (name: ServerEvent['name'], ...args: unknown[]) => installer.receive({ name, args } as never)
  return {
    printed,
    sent: channel.sent,
    restarts,
    receive,
    offer: (update: UpdateOffer) => receive('update-available', update),
  }
}

describe('a device', () => {
  test('downloads an update in parts, checks it and restarts with it', async () => {
    const { offer, restarts, printed } = aDevice()
    offer(anOffer())
    await expect.poll(() => restarts).toEqual(['1.10'])
    expect(ranges).toEqual(['0-39999', '40000-79999', '80000-99999'])
    expect(printed.join(' ')).toMatch(/Downloading.*SHA-256 is the signed one.*Restarting with version 1\.10/)
  })

  test('continues an interrupted download where it ended', async () => {
    const { offer, restarts, printed } = aDevice()
    answers.push({ cutAfter: 15_000 }, { status: 503 }, { cutAfter: 0 })
    offer(anOffer())
    await expect.poll(() => restarts).toEqual(['1.10'])
    expect(ranges[1]).toBe('15000-54999')
    expect(printed.filter((line) => line.startsWith('Interrupted after 15000 bytes'))).toHaveLength(3)
  })

  test('gives up when nothing arrives any more', async () => {
    const { offer, restarts, sent } = aDevice()
    answers.push(...Array.from({ length: 9 }, () => ({ status: 404 })))
    offer(anOffer())
    await expect.poll(() => sent).toEqual([{ name: 'update-failed', args: ['1.10', 'download-failed'] }])
    expect([restarts, ranges.length]).toEqual([[], 5])
  })

  test.each<[string, Partial<UpdateOffer>, string]>([
    ['of another model', { hardwareModel: 'two' }, 'wrong-model'],
    ['that is older', { version: '1.8.9' }, 'not-newer'],
    ['that it has', { version: 'v1.9.0' }, 'not-newer'],
    ['whose version is none', { version: 'newest' }, 'not-newer'],
    ['with a signature of zeros', { signature: Buffer.alloc(64).toString('base64') }, 'wrong-signature'],
    ['with half a signature', { signature: 'AAAA' }, 'wrong-signature'],
  ])('refuses an update %s before it downloads anything', async (_, changes, failure) => {
    const { offer, sent, restarts } = aDevice()
    const update = anOffer(changes)
    offer(update)
    await expect.poll(() => sent).toEqual([{ name: 'update-failed', args: [update.version, failure] }])
    expect([ranges, restarts]).toEqual([[], []])
  })

  test('refuses an image that was signed for another model and is offered as one for its own', async () => {
    const { offer, sent } = aDevice()
    offer({ ...anOffer({ hardwareModel: 'two' }), hardwareModel: 'one' })
    await expect.poll(() => sent).toEqual([{ name: 'update-failed', args: ['1.10', 'wrong-signature'] }])
  })

  test('refuses other bytes than those that were signed', async () => {
    const { offer, sent, restarts } = aDevice()
    answers.push({ other: randomBytes(100_000) })
    offer(anOffer())
    await expect.poll(() => sent).toEqual([{ name: 'update-failed', args: ['1.10', 'wrong-hash'] }])
    expect(restarts).toEqual([])
  })

  test('neither downloads nor restarts while somebody talks with it', async () => {
    const { offer, receive, printed, restarts } = aDevice()
    receive('ready', {})
    offer(anOffer())
    await expect.poll(() => printed).toContain('The update waits for the end of the conversation.')
    expect([ranges, restarts]).toEqual([[], []])
    receive('conversation-ended', 'id', 'stopped')
    await expect.poll(() => restarts).toEqual(['1.10'])
  })

  test('without a key installs nothing, and says how', async () => {
    const { offer, printed, sent } = aDevice({ installed: null })
    offer(anOffer())
    expect(printed).toEqual(['An update to 1.10 is waiting. Without --model and --firmware-key it is not installed.'])
    expect(sent).toEqual([])
  })
})
