export type Rule = readonly [pattern: RegExp, phonemes: string]

/** Each line is a pattern, and its phonemes after a space, if there are any. */
export const readRules = (text: string): Rule[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [pattern = '', phonemes = ''] = line.trim().split(' ')
      return [new RegExp(pattern, 'yu'), phonemes] as const
    })

/** The first rule that matches counts. Letters without a rule are silent. */
export function applyRules(word: string, rules: Rule[]): string {
  let phonemes = ''
  for (let at = 0; at < word.length;) {
    const [length, added] = firstMatch(word, at, rules)
    phonemes += added
    at += length
  }
  return phonemes
}

function firstMatch(word: string, at: number, rules: Rule[]): [number, string] {
  for (const [pattern, phonemes] of rules) {
    pattern.lastIndex = at
    const length = pattern.exec(word)?.[0].length
    if (length) return [length, phonemes]
  }
  return [1, '']
}

export function phonemizeWords(text: string, phonemizeWord: (word: string) => string): string {
  const tokens =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*|[.,!?;:]/gu) ?? []
  return tokens
    .map((token) => (/^\p{P}$/u.test(token) ? token : ` ${phonemizeWord(token)}`))
    .join('')
    .trim()
}
