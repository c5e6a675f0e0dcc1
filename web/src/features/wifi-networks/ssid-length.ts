import { plural } from '@lingui/core/macro'

const maxBytes = 32
/** The hint is worth showing at this length. */
const hintFromBytes = 24

/** Wifi counts bytes, not characters. */
export function ssidLengthHint(ssid: string): string | undefined {
  const length = new TextEncoder().encode(ssid).length
  if (length < hintFromBytes) return undefined
  const tooMany = length - maxBytes
  const bytesLeft = maxBytes - length
  return tooMany > 0
    ? plural(tooMany, {
        one: 'Too long by # byte. Emoji and letters with accents count for more than one.',
        other: 'Too long by # bytes. Emoji and letters with accents count for more than one.',
      })
    : plural(bytesLeft, {
        one: '# byte left. Emoji and letters with accents count for more than one.',
        other: '# bytes left. Emoji and letters with accents count for more than one.',
      })
}
