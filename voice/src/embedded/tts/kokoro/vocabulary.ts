/** The runs hold phonemes whose ids follow one another, after the first id. A space is a phoneme, too. */
const runs: [number, string][] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
]

const ids = new Map(runs.flatMap(([first, phonemes]) => [...phonemes].map((phoneme, at) => [phoneme, first + at])))

/** Characters that are no phonemes are left out. */
export const toTokens = (phonemes: string): number[] => [
  0,
  ...[...phonemes].flatMap((phoneme) => ids.get(phoneme) ?? []),
  0,
]
