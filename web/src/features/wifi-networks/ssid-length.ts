import { pluralize } from '../../ui/text/pluralize.ts'

const maxBytes = 32
/** From this length on, the hint is worth showing. */
const hintFromBytes = 24
const explanation = 'Emoji and letters with accents count for more than one.'

/** How many bytes are left for a network's name, once it gets long. Wifi counts bytes, not characters. */
export function ssidLengthHint(ssid: string): string | undefined {
  const length = new TextEncoder().encode(ssid).length
  if (length < hintFromBytes) return undefined
  return length > maxBytes
    ? `Too long by ${pluralize(length - maxBytes, 'byte')}. ${explanation}`
    : `${pluralize(maxBytes - length, 'byte')} left. ${explanation}`
}
