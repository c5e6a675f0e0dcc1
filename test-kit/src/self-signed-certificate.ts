import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'

interface Options {
  names?: string[]
  validFrom?: Date
  validTo?: Date
  /** It may be added to the authorities that a client trusts. */
  isAuthority?: boolean
}

const day = 86_400_000
const yes = Buffer.of(0xff)

/** A certificate that nobody has signed but itself (RFC 5280), and its private key. */
export function createSelfSignedCertificate({
  names = ['localhost'],
  validFrom = new Date(Date.now() - day),
  validTo = new Date(Date.now() + 90 * day),
  isAuthority = false,
}: Options = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // It has a name of its own: a client that trusts several certificates of one name may compare with the wrong one.
  const ownName = Buffer.from(isAuthority ? `Authority ${randomUUID()}` : (names[0] ?? ''))
  const name = sequence(element(0x31, sequence(oid('550403'), element(0x0c, ownName))))
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const alternativeNames = sequence(...names.map((each) => element(0x82, Buffer.from(each))))
  const subjectAlternativeName = sequence(oid('551d11'), element(0x04, alternativeNames))
  const basicConstraints = sequence(oid('551d13'), element(0x01, yes), element(0x04, sequence(element(0x01, yes))))
  const extensions = isAuthority ? [basicConstraints, subjectAlternativeName] : [subjectAlternativeName]
  const content = sequence(
    element(0xa0, element(0x02, Buffer.of(2))),
    element(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(...extensions)),
  )
  const signature = element(0x03, Buffer.of(0), sign('sha256', content, privateKey))
  const lines =
    sequence(content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

/** An element in the encoding of ASN.1 (DER). */
function element(tag: number, ...contents: Buffer[]) {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

const sequence = (...contents: Buffer[]) => element(0x30, ...contents)
const oid = (hex: string) => element(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => element(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`))
