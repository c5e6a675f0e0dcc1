const headerLength = 44

/** 16-bit samples of one channel as a WAV file. */
export function writeWav(samples: Int16Array[], rate: number): Uint8Array<ArrayBuffer> {
  const length = samples.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const file = new Uint8Array(headerLength + length)
  const view = new DataView(file.buffer)
  const text = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, headerLength - 8 + length, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, length, true)
  let at = headerLength
  for (const part of samples) {
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return file
}
