const rate = 24_000
const audible = 200
const silenceBefore = rate / 50
const silenceAfter = rate / 5

/** Kokoro begins with up to 0.4 s of silence, which a child would wait for. */
export function trimSpeech(speech: Int16Array): Int16Array {
  const first = speech.findIndex(isAudible)
  if (first === -1) return new Int16Array()
  const last = speech.findLastIndex(isAudible)
  return speech.slice(Math.max(0, first - silenceBefore), last + silenceAfter)
}

const isAudible = (sample: number) => Math.abs(sample) > audible
