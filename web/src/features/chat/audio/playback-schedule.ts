/** All times are in seconds on the clock of the AudioContext. */
interface Piece {
  sentence: string
  at: number
  seconds: number
}

interface PlayedReport {
  sentence: string
  milliseconds: number
}

/** The first piece after a pause waits, so that the second one comes before the first has been played. */
const leadSeconds = 0.06

/** Decides when each piece of the coach's speech is played, and computes how much of each sentence was. */
export function createPlaybackSchedule() {
  let pieces: Piece[] = []
  const complete = new Set<string>()
  const reported = new Map<string, number>()

  return {
    /** When the next piece starts: right after the last one, or soon if that is over. */
    append(sentence: string, seconds: number, now: number): number {
      const at = Math.max(endOf(pieces.at(-1)), now + (isSilent(now) ? leadSeconds : 0))
      pieces.push({ sentence, at, seconds })
      return at
    },
    /** No more pieces of this sentence follow. */
    complete(sentence: string) {
      complete.add(sentence)
    },
    /** Sentences of which more was played than the last report said, in their order. */
    report(now: number): PlayedReport[] {
      const sentences = [...new Set(pieces.map(({ sentence }) => sentence))]
      const reports = sentences.flatMap((sentence) => {
        const milliseconds = played(sentence, now)
        if (milliseconds <= (reported.get(sentence) ?? 0)) return []
        reported.set(sentence, milliseconds)
        return [{ sentence, milliseconds }]
      })
      dropPlayed(now)
      return reports
    },
    /** The ends of complete sentences that are still being played. */
    ends(now: number): number[] {
      return [...complete].map((sentence) => endOf(piecesOf(sentence).at(-1))).filter((end) => end > now)
    },
    clear() {
      pieces = []
      complete.clear()
      reported.clear()
    },
  }

  function isSilent(now: number) {
    return endOf(pieces.at(-1)) < now
  }

  function piecesOf(sentence: string) {
    return pieces.filter((piece) => piece.sentence === sentence)
  }

  function played(sentence: string, now: number) {
    const seconds = piecesOf(sentence).reduce(
      (sum, { at, seconds: length }) => sum + Math.max(0, Math.min(length, now - at)),
      0,
    )
    // Rounded down, so that never more is reported than was played.
    return Math.floor(seconds * 1000 + 1e-6)
  }

  /** Drops sentences that were played to their end. */
  function dropPlayed(now: number) {
    for (const sentence of complete) {
      if (endOf(piecesOf(sentence).at(-1)) > now) continue
      pieces = pieces.filter((piece) => piece.sentence !== sentence)
      complete.delete(sentence)
      reported.delete(sentence)
    }
  }
}

const endOf = (piece: Piece | undefined) => (piece ? piece.at + piece.seconds : -Infinity)
