import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { toChunks } from '@pipit/contract/devices/bluetooth'
import { encodeAnswer } from '@pipit/contract/devices/challenge-answer'
import { encodeStatus } from '@pipit/contract/devices/configuration-status'
import type { Configuration } from '@pipit/contract/devices/configuration'
import { crc32 } from '@pipit/contract/devices/crc-32'
import { bluetoothName } from '@pipit/contract/devices/devices'
import type { PossessionChallenge } from '@pipit/contract/devices/possession-messages'
import { sealedFor, type SealedMessage } from '@pipit/contract/devices/sealed-message'
import { sealedQr } from '@pipit/contract/devices/sealed-qr'
import { firmwareSignedText } from '@pipit/contract/firmware/signed-text'
import { claimCode as claimCodeSchema, claimCodeGroups } from '@pipit/contract/labels/labels'
import { checkOffer } from '@pipit/device/firmware/check-update'
import { spokenCode } from '@pipit/device/open-challenge'
import { openSealed } from '@pipit/device/open-sealed'
import firstVector from '@pipit/device/test-vector.json' with { type: 'json' }
import { labelUrl } from '@pipit/server/features/labels/qr-codes/label'
import { sealMessage } from '@pipit/server/features/devices/seal-message'

export type TestVectors = Awaited<ReturnType<typeof createTestVectors>>

const { deviceId, claimCode, privateKey, publicKey } = firstVector
const secrets = { deviceId, claimCode, privateKey: Buffer.from(privateKey, 'base64') }

const configuration: Configuration = {
  ...(firstVector.configuration as Configuration),
  possessionProof: Buffer.from('only the sealed message has this').toString('base64'),
}
const challenge: PossessionChallenge = {
  version: 1,
  deviceId,
  answer: createHash('sha256').update('the answer of the test vector').digest('base64'),
  code: '40718263',
}
const typedClaimCodes = [claimCode, '7zk3m 9xq2c 5v8b1 n4w6e 0rt7y2', '7ZK3M-9XQ2C-5V8BI-N4W6E-ORT7Y2', '7ZK3M9XQ2C']

/**
 * What firmware can be tested against, computed by the code of server and device. Sealing is random, so a stored sealed
 * message stays as long as the device opens it to the same content.
 */
export async function createTestVectors(stored: StoredMessages | null) {
  const sealedConfiguration = await seal('configuration', configuration, stored?.sealedConfiguration.sealed)
  const sealedChallenge = await seal('challenge', challenge, stored?.sealedChallenge.sealed)
  const message = Buffer.from('123456789abcdef')
  return {
    device: { deviceId, bluetoothName: bluetoothName(deviceId), claimCode, privateKey, publicKey },
    claimCodes: typedClaimCodes.map((typed) => ({ typed, read: claimCodeSchema.safeParse(typed).data ?? null })),
    label: {
      groups: claimCodeGroups(claimCode),
      link: `${labelUrl('https://pipit.example', 'devices', deviceId)}${claimCode}`,
    },
    chunks: {
      message: hex(message),
      crc32: crc32(message).toString(16).padStart(8, '0'),
      chunkSize: 20,
      chunks: toChunks(message, 20).map(hex),
    },
    status: [
      { state: 'receiving', error: 'none' } as const,
      { state: 'online', error: 'none' } as const,
      { state: 'failed', error: 'wifi-password-wrong' } as const,
    ].map((status) => ({ ...status, bytes: hex(encodeStatus(status)) })),
    sealInputs: await describeInputs(),
    sealedConfiguration: {
      sealed: sealedConfiguration,
      qrCode: sealedQr('configuration', sealedConfiguration),
      chunks: toChunks(Buffer.from(sealedConfiguration, 'base64')).map(({ length }) => length),
      opens: configuration,
    },
    sealedChallenge: {
      sealed: sealedChallenge,
      qrCode: sealedQr('challenge', sealedChallenge),
      opens: challenge,
      answer: hex(encodeAnswer({ state: 'answered', error: 'none', answer: Buffer.from(challenge.answer, 'base64') })),
      says: spokenCode(challenge),
    },
    refused: await describeRefusals(sealedConfiguration),
    update: describeUpdate(),
  }
}

/** An offered update. Ed25519 has no random part, so the signature is always this one. */
function describeUpdate() {
  const image = Buffer.from('not a real image')
  const sha256 = createHash('sha256').update(image).digest('hex')
  const offered = { hardwareModel: 'Pipit One', version: '1.10.0', size: image.length, sha256 }
  const signedText = firmwareSignedText(offered)
  const seed = createHash('sha256').update('the firmware key of the test vector').digest()
  const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  const x = String(createPublicKey(key).export({ format: 'jwk' })['x'])
  const firmwareKey = Buffer.from(x, 'base64url').toString('base64')
  const signature = sign(null, Buffer.from(signedText), key).toString('base64')
  const offer = { ...offered, url: 'https://pipit.example/firmware/…', signature }
  const check = (hardwareModel: string, version: string, given = offer) => ({
    device: { hardwareModel, version },
    offer: { hardwareModel: given.hardwareModel, version: given.version },
    failure: checkOffer(given, { hardwareModel, version, firmwareKeys: [firmwareKey] }),
  })
  return {
    publicKey: firmwareKey,
    image: hex(image),
    signedText,
    signature,
    checks: [
      check('Pipit One', '1.9.3'),
      check('Pipit One', '1.10'),
      check('Pipit Two', '1.9.3'),
      check('Pipit Two', '1.9.3', { ...offer, hardwareModel: 'Pipit Two' }),
      check('Pipit One', '1.9.3', { ...offer, version: '1.11.0' }),
    ],
  }
}

interface StoredMessages {
  sealedConfiguration: { sealed: string }
  sealedChallenge: { sealed: string }
}

async function seal(kind: SealedMessage, content: object, stored: string | undefined) {
  if (stored !== undefined) {
    const opened = await openSealed(kind, Buffer.from(stored, 'base64'), secrets)
    if ('content' in opened && JSON.stringify(opened.content) === JSON.stringify(content)) return stored
  }
  const recipient = { deviceId, claimCode, publicKey: Buffer.from(publicKey, 'base64') }
  return Buffer.from(await sealMessage(kind, recipient, content)).toString('base64')
}

async function describeInputs() {
  const { info, psk, aad } = await sealedFor('configuration', deviceId, claimCode)
  return { info: hex(info), pskId: hex(psk.id), psk: hex(psk.key), aad: hex(aad) }
}

/** Messages that a device must not accept, and the error that it reports. */
async function describeRefusals(sealed: string) {
  const bytes = Buffer.from(sealed, 'base64')
  const newer = Uint8Array.from(bytes).fill(2, 0, 1)
  const changed = Uint8Array.from(bytes)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  const cases = [
    { why: 'a later version of the seal', message: newer, device: secrets },
    { why: 'one bit of the tag is changed', message: changed, device: secrets },
    { why: 'the device has another id', message: bytes, device: { ...secrets, deviceId: deviceId.toUpperCase() } },
    { why: 'the device has another claim code', message: bytes, device: { ...secrets, claimCode: '0'.repeat(26) } },
  ]
  return Promise.all(
    cases.map(async ({ why, message, device }) => {
      const opened = await openSealed('configuration', message, device)
      return { why, error: 'error' in opened ? opened.error : null }
    }),
  )
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
