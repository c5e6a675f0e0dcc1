const unfinished = /(?:\b(?:and|or|but|because|so|then|when|if|the|a|my|is|um|umm|uh|erm|like|with|to)|[,…-])\s*$/i

/** The rule before issue 13: the last word and the age. */
export function previousDelayMs(age: number, text: string) {
  const delayMs = age < 6 ? 900 : age < 9 ? 700 : 550
  return unfinished.test(text) ? delayMs + 1_000 : delayMs
}
