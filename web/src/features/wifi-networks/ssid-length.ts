const most = 32
const close = 24
const why = 'Emoji and letters with accents count for more than one.'

/** How much room is left for a network's name, once that is worth knowing. Wifi counts bytes, not characters. */
export function ssidLengthHint(ssid: string): string | undefined {
  const length = new TextEncoder().encode(ssid).length
  if (length < close) return undefined
  return length > most ? `Too long by ${bytes(length - most)}. ${why}` : `${bytes(most - length)} left. ${why}`
}

function bytes(count: number) {
  return count === 1 ? '1 byte' : `${count} bytes`
}
