import type { Child } from '../participants.ts'

/** How long the coach waits for what. All in milliseconds. */
export const pace = {
  resumeWithin: 60_000,
  hearWithin: 15_000,
  thinkWithin: 15_000,
  speakWithin: 10_000,
  /** Beyond the length of the speech itself, until the device must have reported it played. */
  playWithin: 10_000,
  longestUtterance: 30_000,
  silence: 12_000,
  /** Before the coach, unasked, begins with the end. */
  pause: 1_500,
  /** From the moment when the time is up to the moment when nothing is waited for any more. */
  lastWords: 120_000,
}

const unfinished = /(?:\b(?:and|or|but|because|so|then|when|if|the|a|my|is|um|umm|uh|erm|like|with|to)|[,…-])\s*$/i

/** Small children search for words; a sentence that stops in its middle will go on. */
export function patienceWith(child: Child, heard: string) {
  const age = child.age ?? 6
  const usual = age < 6 ? 900 : age < 9 ? 700 : 550
  return unfinished.test(heard) ? usual + 1_000 : usual
}
