/** Shorter words would forbid too much: without its digits, many a good password is a letter or two. */
const minWordLength = 4

/** The password is one of the commonest, or one of the words, whatever digits and signs surround it. */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  const typed = password.toLowerCase()
  const letters = lettersOf(typed)
  if (letters.length >= minWordLength && words.some((word) => lettersOf(word.toLowerCase()) === letters)) return true
  // The 49,000 passwords need 5 MB of memory, so they are loaded when somebody first sets one.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(typed)
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}
