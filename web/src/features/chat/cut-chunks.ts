/** Cuts what comes in pieces of any length into chunks of one length. */
export function chunkCutter(size: number, onChunk: (chunk: Int16Array<ArrayBuffer>) => void) {
  let chunk = new Int16Array(size)
  let filled = 0
  return (samples: Int16Array) => {
    for (let taken = 0; taken < samples.length;) {
      const piece = samples.subarray(taken, taken + size - filled)
      chunk.set(piece, filled)
      filled += piece.length
      taken += piece.length
      if (filled < size) return
      onChunk(chunk)
      chunk = new Int16Array(size)
      filled = 0
    }
  }
}
