/** Plays the coach's sentences in the order in which their samples arrive. */
export interface Speaker {
  play: (sentence: string, samples: Int16Array) => void
  /** No more samples of this sentence follow. */
  endSentence: (sentence: string) => void
  /** Reports the playback position now, before the next regular report. */
  report: () => void
  /** Reports the playback position, stops at once and discards what was not played. */
  stop: () => void
  close: () => void
}

/** How many milliseconds of a sentence have been played: about five times a second, and at its end. */
export type OnPlayed = (sentence: string, milliseconds: number) => void
