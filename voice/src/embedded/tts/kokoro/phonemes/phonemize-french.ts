import { applyRules, phonemizeWords, readRules } from './apply-rules.ts'

/** The rules get these words wrong. */
const exceptions = new Map(
  'cinq=sɛ̃k six=sis dix=dis huit=ɥit neuf=nœf ours=uʁs mer=mɛʁ hiver=ivɛʁ pied=pje et=e est=ɛ femme=fam œuf=œf un=œ̃ les=le des=de mes=me fils=fis tous=tus plus=ply monsieur=məsjø oignon=ɔɲɔ̃ ville=vil mille=mil'
    .normalize('NFC')
    .split(' ')
    .map((entry) => entry.split('=') as [string, string]),
)

const vowel = '[aeiouyàâéèêëîïôùûüœ]'
/** A vowel before it is spoken through the nose. */
const nasal = `[nm](?!${vowel}|[nmh])`

const rules = readRules(`
  eaux? o
  tion(?!${vowel}) sjɔ̃
  (?:ai|ei)${nasal} ɛ̃
  ie${nasal} jɛ̃
  oi${nasal} wɛ̃
  [ae]${nasal} ɑ̃
  [iy]${nasal} ɛ̃
  o${nasal} ɔ̃
  u${nasal} œ̃
  ouill uj
  (?:eu|œ)ill? œj
  eil(?:l|$) ɛj
  ail(?:l|$) aj
  uill ɥij
  (?<!${vowel})ill ij
  oy(?=${vowel}) waj
  ay(?=${vowel}) ɛj
  oi wa
  o[uùû](?=[aeiéè]) w
  o[uùû] u
  au o
  a[iî]|ei ɛ
  (?:œu|eu)(?=[rlfvj]|il) œ
  œu|eu ø
  é e
  [èêë] ɛ
  (?<=..)er$ e
  ez$ e
  et$ ɛ
  (?<=${vowel}.*)es?$
  e(?=([^aeiouyàâéèêëîïôùûü])\\1) ɛ
  e(?=[^aeiouyàâéèêëîïôùûüh][^aeiouyàâéèêëîïôùûührl]) ɛ
  e(?=[rlcf]$) ɛ
  e ə
  [aàâ] a
  [iîïy](?=[aeiouéèêëô][^$]) j
  [iîïy] i
  ô o
  o(?=$|s${vowel}|t$) o
  [oœ] ɔ
  [uûùü](?=[iîaeéè].) ɥ
  [uûùü](?=i$) ɥ
  [uûùü] y
  (?<=[nr])[cgd]$
  (?<=.)[dtsxpz]+$
  ch ʃ
  ph f
  th t
  gn ɲ
  qu k
  gu(?=[eiéèê]) ɡ
  ge(?=[aoôu]) ʒ
  g(?=[eiyéèê]) ʒ
  gg? ɡ
  ç s
  c(?=[eiyéèêî]) s
  cc?|k k
  j ʒ
  h
  ss s
  (?<=${vowel})s(?=${vowel}) z
  s s
  x ks
  z z
  bb? b
  dd? d
  ff? f
  ll? l
  mm? m
  nn? n
  pp? p
  rr? ʁ
  tt? t
  v v
  w w
`)

export const phonemizeFrench = (text: string): string => phonemizeWords(text, phonemizeWord)

function phonemizeWord(word: string): string {
  const parts = word.split(/[’'-]/)
  return stress(parts.map((part) => exceptions.get(part) ?? applyRules(part, rules)).join(''))
}

/** French stresses the last vowel. */
const stress = (phonemes: string) => phonemes.replace(/([aeiouyɛœøɔɑə]̃?)(?=[^aeiouyɛœøɔɑə]*$)/u, 'ˈ$1')
