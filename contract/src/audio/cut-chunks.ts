/** Turns pieces of any length into chunks of the same length. Returns the function that takes the next piece. */
export function createChunkCutter(chunkSamples: number, onChunk: (chunk: Int16Array<ArrayBuffer>) => void) {
  let chunk = new Int16Array(chunkSamples)
  let filled = 0
  return (samples: Int16Array) => {
    for (let taken = 0; taken < samples.length;) {
      const piece = samples.subarray(taken, taken + chunkSamples - filled)
      chunk.set(piece, filled)
      filled += piece.length
      taken += piece.length
      if (filled < chunkSamples) return
      onChunk(chunk)
      chunk = new Int16Array(chunkSamples)
      filled = 0
    }
  }
}
