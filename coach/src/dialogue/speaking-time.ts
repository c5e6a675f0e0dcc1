import { splitIntoSentences } from './turn.ts'

/** The voices speak at this rate. */
const wordsPerSecond = 2.6
const pauseSeconds = 0.3

export const secondsToSay = (text: string) =>
  text.split(/\s+/).filter(Boolean).length / wordsPerSecond + splitIntoSentences(text).length * pauseSeconds

/** A child below six does not listen longer. */
export const maxSecondsForLittle = 10
