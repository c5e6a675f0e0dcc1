const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const checksumLength = 6

/** Bytes as text with a prefix and a checksum (BIP 173), as age writes its keys. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup([...bytes], 8, 5, true)
  const checked = [...expand(prefix), ...words]
  const checksum = polymod([...checked, ...Array<number>(checksumLength).fill(0)]) ^ 1
  const checksumWords = Array.from({ length: checksumLength }, (_, index) => (checksum >>> (5 * (5 - index))) & 31)
  return `${prefix}1${[...words, ...checksumWords].map((word) => alphabet[word]).join('')}`
}

/** Null if it is no such text: another prefix, or a character was mistyped. */
export function decodeBech32(prefix: string, text: string): Buffer | null {
  if (!text.startsWith(`${prefix}1`)) return null
  const words = Array.from(text.slice(prefix.length + 1), (character) => alphabet.indexOf(character))
  if (words.includes(-1) || polymod([...expand(prefix), ...words]) !== 1) return null
  return Buffer.from(regroup(words.slice(0, -checksumLength), 5, 8, false))
}

function polymod(values: number[]) {
  return values.reduce((checksum, value) => {
    const shifted = ((checksum & 0x1ffffff) << 5) ^ value
    return generators.reduce((sum, generator, bit) => ((checksum >>> (25 + bit)) & 1 ? sum ^ generator : sum), shifted)
  }, 1)
}

function expand(prefix: string) {
  const codes = [...Buffer.from(prefix)]
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function regroup(values: number[], from: number, to: number, pad: boolean) {
  const groups: number[] = []
  let collected = 0
  let bits = 0
  for (const value of values) {
    collected = ((collected << from) | value) & 0xfff
    bits += from
    while (bits >= to) {
      bits -= to
      groups.push((collected >>> bits) & ((1 << to) - 1))
    }
  }
  if (pad && bits > 0) groups.push((collected << (to - bits)) & ((1 << to) - 1))
  return groups
}
