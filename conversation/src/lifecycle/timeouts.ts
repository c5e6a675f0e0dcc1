import type { Child } from '../participants.ts'

export const timeoutsMs = {
  reconnect: 60_000,
  hear: 15_000,
  think: 15_000,
  speak: 10_000,
  /** For the device's report, in addition to the length of the speech. */
  playback: 10_000,
  utterance: 30_000,
  silence: 12_000,
  /** After the child has chosen to be quiet together. */
  quietTogether: 30_000,
  /** How long both must be silent before the coach announces the end. */
  pauseBeforeEnding: 1_500,
  /** From the time limit until the conversation ends even without a pause. */
  finalGoodbye: 120_000,
  /** The same while the coach stays with a child that has said something serious. */
  care: 600_000,
}

const unfinished = /(?:\b(?:and|or|but|because|so|then|when|if|the|a|my|is|um|umm|uh|erm|like|with|to)|[,…-])\s*$/i

/** Younger children pause longer between words, and an unfinished sentence will continue. */
export function endpointingDelayMs(child: Child, text: string) {
  const age = child.age ?? 6
  const delayMs = age < 6 ? 900 : age < 9 ? 700 : 550
  return unfinished.test(text) ? delayMs + 1_000 : delayMs
}
