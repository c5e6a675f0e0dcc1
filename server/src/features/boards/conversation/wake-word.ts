/** An optional greeting, then one or two words: `Hi, ESP`, `Hey Pipit`, `你好小智`. */
const wakeWord = /^(?:(?:hi|hey|hello|hallo|hola|salut|ok|okay)[\s,!]+)?[^\s?]+(?:\s[^\s?]+)?$/i

/** Boards report their wake word and texts that somebody typed in the same message, and each board has other wake words. */
export function isWakeWord(text: string): boolean {
  return text === '' || wakeWord.test(text.trim())
}
