/** The order matters: later spellings are found in what earlier ones have become. */
const spellings: [RegExp, string][] = [
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/^wh/g, 'w'],
  [/^ps/g, 's'],
  [/ph/g, 'f'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/th/g, 'T'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/dge?/g, 'j'],
  [/gh(?=t|$)/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([^aeiou])\1/g, '$1'],
  [/(?<=.[^aeiou])e$/g, ''],
  [/(?<=[aeiou])[wy](?=$|[^aeiou])/g, ''],
  [/[aeiou]+|(?<!^)y(?![aeiou])/g, 'a'],
]

/** It stands for all vowels, which differ most between voices. */
export const vowel = 'a'

/** For example, "elephant" becomes "alafant". */
export const toPhoneticKey = (word: string): string =>
  spellings.reduce((sounds, [pattern, sound]) => sounds.replaceAll(pattern, sound), word)
