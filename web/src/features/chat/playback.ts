/** All times are in seconds on the clock of the loudspeaker. */
interface Piece {
  sentence: string
  at: number
  seconds: number
}

export interface PlayedReport {
  sentence: string
  milliseconds: number
  /** Than the last report said. */
  more: number
}

/** Before the first piece after a silence, so that the next one is there before this one has been played. */
const headStart = 0.06

/** When which piece of the coach's speech is heard, and how much of each sentence has been. */
export function playback() {
  let pieces: Piece[] = []
  const whole = new Set<string>()
  const reported = new Map<string, number>()

  return {
    /** Where the next piece goes: right behind the one before, or soon, if that is over. */
    append(sentence: string, seconds: number, now: number): number {
      const at = Math.max(endOf(pieces.at(-1)), now + (isSilent(now) ? headStart : 0))
      pieces.push({ sentence, at, seconds })
      return at
    },
    /** No more of it is coming. */
    finish(sentence: string) {
      whole.add(sentence)
    },
    /** Sentences of which more has been heard than was reported, in the order in which they are spoken. */
    report(now: number): PlayedReport[] {
      const sentences = [...new Set(pieces.map(({ sentence }) => sentence))]
      const reports = sentences.flatMap((sentence) => {
        const milliseconds = played(sentence, now)
        const more = milliseconds - (reported.get(sentence) ?? 0)
        if (more <= 0) return []
        reported.set(sentence, milliseconds)
        return [{ sentence, milliseconds, more }]
      })
      forget(now)
      return reports
    },
    /** When a sentence will have been heard to its end, of those that are still spoken. */
    ends(now: number): number[] {
      return [...whole].map((sentence) => endOf(piecesOf(sentence).at(-1))).filter((end) => end > now)
    },
    clear() {
      pieces = []
      whole.clear()
      reported.clear()
    },
  }

  function isSilent(now: number) {
    return endOf(pieces.at(-1)) < now
  }

  function piecesOf(wanted: string) {
    return pieces.filter(({ sentence }) => sentence === wanted)
  }

  function played(sentence: string, now: number) {
    const seconds = piecesOf(sentence).reduce(
      (sum, { at, seconds: length }) => sum + Math.max(0, Math.min(length, now - at)),
      0,
    )
    // Never more than came out; less than a millisecond is nothing that anybody hears.
    return Math.floor(seconds * 1000 + 1e-6)
  }

  /** A sentence that was heard to its end is done with. */
  function forget(now: number) {
    for (const sentence of whole) {
      if (endOf(piecesOf(sentence).at(-1)) > now) continue
      pieces = pieces.filter((piece) => piece.sentence !== sentence)
      whole.delete(sentence)
      reported.delete(sentence)
    }
  }
}

const endOf = (piece: Piece | undefined) => (piece ? piece.at + piece.seconds : -Infinity)
