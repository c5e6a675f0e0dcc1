import type { Sentence } from '../state.ts'

/** Devices report whole milliseconds, and speech is counted in samples. */
const toleranceMs = 30
/** No voice is slower, so the length of unfinished speech is never underestimated. */
const maxMsPerLetter = 150

export function isPlayed({ synthesizedMs, synthesisComplete, playedMs }: Sentence) {
  return synthesisComplete && synthesizedMs > 0 && playedMs >= synthesizedMs - toleranceMs
}

/** Returns the words that were played completely, and rather one too few than one too many. */
export function playedText(sentence: Sentence): string {
  if (isPlayed(sentence)) return sentence.text
  const { text, synthesizedMs, synthesisComplete, playedMs } = sentence
  const lengthMs = synthesisComplete ? synthesizedMs : Math.max(synthesizedMs, text.length * maxMsPerLetter)
  const reached = lengthMs > 0 ? Math.floor((Math.min(playedMs, synthesizedMs) / lengthMs) * text.length) : 0
  return reached >= text.length ? text : text.slice(0, Math.max(0, text.lastIndexOf(' ', reached)))
}
