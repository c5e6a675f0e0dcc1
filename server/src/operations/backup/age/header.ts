import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { toBase64, type Stanza } from './stanza.ts'

const version = 'age-encryption.org/v1'
const columns = 64

export function formatHeader(stanzas: Stanza[], fileKey: Uint8Array): Buffer {
  const text = `${version}\n${stanzas.map(formatStanza).join('')}---`
  return Buffer.from(`${text} ${toBase64(macOf(text, fileKey))}\n`)
}

export interface Header {
  stanzas: Stanza[]
  /** Whether the header is as it was written by somebody who knew the file key. */
  isGenuine: (fileKey: Uint8Array) => boolean
}

/** From the text up to the line with the MAC. Null if it is no header of age. */
export function parseHeader(text: string): Header | null {
  const match =
    /^(age-encryption\.org\/v1\n(?:-> .+\n(?:[A-Za-z0-9+/]{64}\n)*[A-Za-z0-9+/]{0,63}\n)+---) (\S+)\n$/.exec(text)
  if (!match) return null
  const [, signed = '', mac = ''] = match
  const stanzas = signed
    .slice(version.length + 1, -'---'.length)
    .split('-> ')
    .slice(1)
    .map(parseStanza)
  return {
    stanzas,
    isGenuine(fileKey) {
      const given = Buffer.from(mac, 'base64')
      const expected = macOf(signed, fileKey)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

function formatStanza({ args, body }: Stanza) {
  const encoded = toBase64(body)
  // The last line is shorter than the others, and empty if need be: so a reader knows where the body ends.
  const lines = Array.from({ length: Math.floor(encoded.length / columns) + 1 }, (_, index) =>
    encoded.slice(index * columns, (index + 1) * columns),
  )
  return `-> ${args.join(' ')}\n${lines.join('\n')}\n`
}

function parseStanza(text: string): Stanza {
  const [first = '', ...lines] = text.split('\n')
  return { args: first.split(' '), body: Buffer.from(lines.join(''), 'base64') }
}

function macOf(text: string, fileKey: Uint8Array) {
  return createHmac('sha256', Buffer.from(hkdfSync('sha256', fileKey, '', 'header', 32)))
    .update(text)
    .digest()
}
