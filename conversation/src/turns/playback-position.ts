import type { Sentence } from '../state.ts'

/** Reports count in whole milliseconds, speech in samples: less than a syllable is no difference. */
const tolerance = 30
/** Slower than anybody speaks, so that speech which is not all there yet is never thought to be shorter than it is. */
const longestPerLetter = 150

export function isPlayed({ synthesizedMs, synthesisComplete, playedMs }: Sentence) {
  return synthesisComplete && synthesizedMs > 0 && playedMs >= synthesizedMs - tolerance
}

/** The words that had come out of the loudspeaker whole; rather one too few than one too many. */
export function playedText(sentence: Sentence): string {
  if (isPlayed(sentence)) return sentence.text
  const { text, synthesizedMs, synthesisComplete, playedMs } = sentence
  const length = synthesisComplete ? synthesizedMs : Math.max(synthesizedMs, text.length * longestPerLetter)
  const reached = length > 0 ? Math.floor((Math.min(playedMs, synthesizedMs) / length) * text.length) : 0
  return reached >= text.length ? text : text.slice(0, Math.max(0, text.lastIndexOf(' ', reached)))
}
