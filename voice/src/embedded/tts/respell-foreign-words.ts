import { spansOf } from '@pipit/conversation/text/foreign-words'
import { foreignPhonemizers, isForeignLanguage } from './kokoro/phonemes/phonemize-foreign.ts'

const spellings = new Map(
  'ɑ̃=on ɛ̃=an ɔ̃=on œ̃=un a=ah e=eh ɛ=eh i=ee o=oh ɔ=o u=oo y=oo ø=uh œ=uh ə=uh β=b ð=d ɣ=g ɡ=g x=h ʝ=y j=y ɲ=ny ɾ=r ʁ=r ʧ=ch ʃ=sh ʒ=zh ɥ=w'
    .normalize('NFD')
    .split(' ')
    .map((entry) => entry.split('=') as [string, string]),
)
const syllable =
  /[^aeiouyɛœøɔɑə ,.!?]*[aeiouyɛœøɔɑə]\u0303?(?:[^aeiouyɛœøɔɑə ,.!?]+(?=$|[ ,.!?])|[^aeiouyɛœøɔɑə ,.!?ɾʁlwjɥ](?=[^aeiouyɛœøɔɑə ,.!?ɾʁlwjɥ]))?/gu

/** An English voice says "mah ree poh sah" for "[es:mariposa]". */
export const respellForeignWords = (markedText: string) =>
  spansOf(markedText)
    .map(({ text, language }) =>
      language !== null && isForeignLanguage(language) ? respell(foreignPhonemizers[language](text)) : text,
    )
    .join('')

const respell = (phonemes: string) =>
  phonemes
    .normalize('NFD')
    .replaceAll('ˈ', '')
    .replaceAll(syllable, (each) => `${each} `)
    .replaceAll(/[^ ]\u0303|[^ ]/gu, (phoneme) => spellings.get(phoneme) ?? phoneme)
    .replaceAll(/ +(?=[,.!?]|$)/g, '')
    .replaceAll(/ {2,}/g, ' ')
