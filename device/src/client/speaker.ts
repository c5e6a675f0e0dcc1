/** Plays the coach's sentences in the order in which their samples arrive. */
export interface Speaker {
  play: (sentence: string, samples: Int16Array) => void
  /** No more samples of this sentence follow. */
  endSentence: (sentence: string) => void
  /** Reports the playback position before the next regular report. */
  report: () => void
  /** Reports the playback position, stops at once and discards what was not played. */
  stop: () => void
  close: () => void
}

/** Called about five times a second, and at the end of each sentence. */
export type OnPlayed = (sentence: string, milliseconds: number) => void
