/** In a longer sentence, these words are about something else. */
const maxWords = 12

const requests = [
  /^look\b|\blook (at|here|what)\b|\b(do|can|could) you see\b|\bsee (this|what|my)\b/i,
  /\b(what|who)( is| are|'?s) (this|that|these|those)\b|\bwhat colou?r is (this|that|it|my)\b/i,
  /\b(this|my|a|the|new|another|show you) cards?\b/i,
  /\b(schau|guck|kuck|sieh) (mal|her|dir|hier)\b|^(schau|guck|kuck)\b|\bsiehst du\b|\bkannst du .*\bsehen\b/i,
  /\b(was|wer) (ist|sind) (das|die|denn das|dies)\b|\bwas (hab|habe|halte) ich (hier|da|in)\b|\bwelche farbe (hat|ist)\b/i,
  /\b(eine|die|meine|diese|neue) karten?\b/i,
  /^¿?mira\b|\bmira (esto|mi|qué|lo)\b|\b(lo|la|me|qué) ves\b|^¿?ves\b|\bpuedes ver\b/i,
  /\bqué (es (esto|eso|aquello)|son (estos|estas|esos|esas))\b|\bquién es (este|esta|ese|esa)\b|\bde qué color es\b/i,
  /\b(una|la|mi|esta|otra) (tarjeta|carta)\b/i,
  /^regarde\b|\bregarde (ça|ce|mon|ma|mes)|\btu (me |le |la )?vois\b|\bvois-tu\b/i,
  /\bc'?est quoi\b|\bqu'?est-ce que c'?est\b|\bc'?est qui\b|\b(de )?quelle couleur (est|c'est)\b/i,
  /\b(une|la|ma|cette|autre) carte\b/i,
]

/** A child that says so wants the board to look. */
export function asksToLook(childText: string): boolean {
  const text = childText.trim().replaceAll('’', "'")
  return text.split(/\s+/).length <= maxWords && requests.some((words) => words.test(text))
}
