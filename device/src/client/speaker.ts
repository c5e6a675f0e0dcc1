/** What plays the coach's speech. Sentences are played in the order in which their samples come. */
export interface Speaker {
  play: (sentence: string, samples: Int16Array) => void
  /** No more samples of this sentence follow. */
  endSentence: (sentence: string) => void
  /** Reports now how much has been played, and not only when the next report is due. */
  report: () => void
  /** Stops at once and discards what was not played. Reports first how far it came. */
  stop: () => void
  close: () => void
}

/** How many milliseconds of a sentence have been played: about five times a second, and at its end. */
export type OnPlayed = (sentence: string, milliseconds: number) => void
