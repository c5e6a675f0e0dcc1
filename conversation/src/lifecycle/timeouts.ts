import type { Child } from '../participants.ts'

/** How long the coach waits for what. All in milliseconds. */
export const timeoutsMs = {
  reconnect: 60_000,
  hear: 15_000,
  think: 15_000,
  speak: 10_000,
  /** Beyond the length of the speech itself, until the device must have reported it played. */
  playback: 10_000,
  utterance: 30_000,
  silence: 12_000,
  /** Before the coach, unasked, begins with the end. */
  pauseBeforeEnding: 1_500,
  /** From the moment when the time is up to the moment when nothing is waited for any more. */
  finalGoodbye: 120_000,
}

const unfinished = /(?:\b(?:and|or|but|because|so|then|when|if|the|a|my|is|um|umm|uh|erm|like|with|to)|[,…-])\s*$/i

/** Small children search for words; a sentence that stops in its middle will go on. */
export function endpointingDelayMs(child: Child, heard: string) {
  const age = child.age ?? 6
  const usual = age < 6 ? 900 : age < 9 ? 700 : 550
  return unfinished.test(heard) ? usual + 1_000 : usual
}
