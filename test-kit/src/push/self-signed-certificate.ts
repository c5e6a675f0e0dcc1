import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

const ecdsaWithSha256 = '06082a8648ce3d040302'
const commonName = '0603550403'
const basicConstraints = '0603551d13'
const subjectAlternativeName = '0603551d11'
const booleanTrue = '0101ff'

/** A certificate for `localhost` that is valid for a day: X.509, RFC 5280. Node can read but not make one. */
export function createCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(hex(ecdsaWithSha256))
  // It has a name of its own: a client that trusts several certificates of one name may compare with the wrong one.
  const ownName = Buffer.from(`Push service ${randomUUID()}`)
  const name = sequence(element(0x31, sequence(hex(commonName), element(0x0c, ownName))))
  const validity = sequence(time(Date.now() - 3_600_000), time(Date.now() + 86_400_000))
  const isAuthority = sequence(hex(basicConstraints), hex(booleanTrue), octets(sequence(hex(booleanTrue))))
  const names = sequence(hex(subjectAlternativeName), octets(sequence(element(0x82, Buffer.from('localhost')))))
  const content = sequence(
    element(0xa0, hex('020102')),
    hex('020101'),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    element(0xa3, sequence(isAuthority, names)),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, algorithm, element(0x03, Buffer.concat([Buffer.of(0), signature])))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
  }
}

const hex = (text: string) => Buffer.from(text, 'hex')
const octets = (content: Buffer) => element(0x04, content)
const sequence = (...parts: Buffer[]) => element(0x30, Buffer.concat(parts))

/** `261118120000Z` */
function time(at: number) {
  const text = new Date(at)
    .toISOString()
    .replaceAll(/[-:T]|\..*/g, '')
    .slice(2)
  return element(0x17, Buffer.from(`${text}Z`))
}

function element(tag: number, content: Buffer) {
  const { length } = content
  const sizes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...sizes), content])
}
