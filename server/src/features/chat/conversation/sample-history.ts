/** The latest samples of a signal that has no end. Positions count from its beginning. */
export function createSampleHistory(maxSamples: number) {
  let buffer = new Float32Array()
  let from = 0
  let to = 0
  /** The position of the first sample in the buffer. */
  let offset = 0

  return {
    start: () => offset + from,
    end: () => offset + to,
    isEmpty: () => from === to,
    add(samples: Float32Array) {
      if (to + samples.length > buffer.length) makeRoom(samples.length)
      buffer.set(samples, to)
      to += samples.length
      from = Math.max(from, to - maxSamples)
    },
    /** Discards what comes after this position. */
    endAt(position: number) {
      to = Math.max(from, Math.min(to, Math.round(position) - offset))
    },
    /** Returns a view of the samples, which is shorter where they are not known. */
    read(first: number, end: number) {
      const bounded = (position: number) => Math.max(from, Math.min(to, position - offset))
      return buffer.subarray(bounded(first), bounded(end))
    },
  }

  /** More than is needed, so that samples are rarely moved. */
  function makeRoom(count: number) {
    const kept = buffer.subarray(from, to)
    const wanted = Math.ceil((kept.length + count) * 1.5)
    if (wanted > buffer.length) buffer = new Float32Array(wanted)
    buffer.set(kept)
    offset += from
    to -= from
    from = 0
  }
}
