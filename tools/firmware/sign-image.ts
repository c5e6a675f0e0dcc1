import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import { readImageHeader } from '@pipit/contract/firmware/image-header'
import { firmwareSignedText } from '@pipit/contract/firmware/signed-text'
import { canBoardsCompare, firmwareVersion } from '@pipit/contract/firmware/version'

const usage = `Signs firmware images for updates over the air.

To make a key pair; keep the file away from the server:
  npm run sign-firmware -- --new-key FILE

To sign an image:
  npm run sign-firmware -- --key FILE --model MODEL --image FILE

  --new-key  where the private key is written; the public key is printed, for FIRMWARE_PUBLIC_KEYS
  --key      the file with the private key
  --model    the hardware model that the image is for, exactly as the devices' batch or board names it
  --boards   the image is for boards with the xiaozhi firmware; without it, for devices of yours
  --image    the application image that ESP-IDF builds, such as build/companion.bin
  --version  default: the version that was built into the image`

/** Returns what is printed. Throws an error with a readable message. */
export async function signFirmware(args: string[]): Promise<string> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      'new-key': text,
      key: text,
      model: text,
      image: text,
      version: text,
      boards: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return usage
  if (values['new-key'] !== undefined) return createKey(values['new-key'])
  if (!values.key || !values.model || !values.image)
    throw new Error(`--key, --model and --image are needed.\n\n${usage}`)
  const key = await readKey(values.key)
  const image = await readFile(values.image).catch(() => fail(`--image: "${values.image}" cannot be read.`))
  const protocol = values.boards ? 'xiaozhi' : 'pipit'
  return signImage(image, { key, protocol, hardwareModel: values.model.trim(), version: values.version })
}

async function createKey(file: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) =>
    fail(error.code === 'EEXIST' ? `"${file}" exists already, and is not replaced.` : `"${file}" cannot be written.`),
  )
  return `The private key is in ${file}. Whoever has it decides what devices install.\nFIRMWARE_PUBLIC_KEYS=${publicText(publicKey)}`
}

async function readKey(file: string) {
  const pem = await readFile(file, 'utf8').catch(() => fail(`--key: "${file}" cannot be read.`))
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Said below.
  }
  return fail(`--key: "${file}" is not an Ed25519 private key. Make one with --new-key.`)
}

interface Signing {
  key: KeyObject
  protocol: DeviceProtocol
  hardwareModel: string
  version: string | undefined
}

function signImage(image: Buffer, { key, protocol, hardwareModel, version: given }: Signing) {
  const header = readImageHeader(image)
  if ('problem' in header) return fail('--image: this is not an application image of ESP-IDF.')
  const { data: version } = firmwareVersion.safeParse(given ?? header.version.replace(/^v/, ''))
  if (version === undefined)
    return fail(`The version "${given ?? header.version}" is not made of numbers with dots, which devices need.`)
  if (protocol === 'xiaozhi' && !canBoardsCompare(header.version))
    return fail(
      `Boards cannot compare the version "${header.version}". Build the image with "${version}", without the v.`,
    )
  const sha256 = createHash('sha256').update(image).digest('hex')
  const signed = firmwareSignedText({ protocol, hardwareModel, version, size: image.length, sha256 })
  return [
    `protocol   ${protocol}`,
    `model      ${hardwareModel}`,
    `version    ${version}`,
    `size       ${image.length}`,
    `sha256     ${sha256}`,
    `public key ${publicText(createPublicKey(key))}`,
    `signature  ${sign(null, Buffer.from(signed), key).toString('base64')}`,
  ].join('\n')
}

/** The raw 32 bytes, as the configuration has them. */
function publicText(key: KeyObject) {
  return Buffer.from(String(key.export({ format: 'jwk' })['x']), 'base64url').toString('base64')
}

function fail(message: string): never {
  throw new Error(message)
}
