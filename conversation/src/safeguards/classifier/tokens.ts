import { normalizeWords } from '../normalize-words.ts'

/** Contractions, slang and baby talk become plain words. */
const expansions: Record<string, string> = {
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  youre: 'you are',
  youve: 'you have',
  youll: 'you will',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  theyve: 'they have',
  theyll: 'they will',
  theyd: 'they would',
  weve: 'we have',
  whos: 'who is',
  whats: 'what is',
  wheres: 'where is',
  theres: 'there is',
  thats: 'that is',
  its: 'it is',
  lets: 'let us',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  mustnt: 'must not',
  isnt: 'is not',
  arent: 'are not',
  aint: 'is not',
  wasnt: 'was not',
  werent: 'were not',
  havent: 'have not',
  hasnt: 'has not',
  hadnt: 'had not',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  gimme: 'give me',
  lemme: 'let me',
  cos: 'because',
  cuz: 'because',
  coz: 'because',
  becuz: 'because',
  noone: 'nobody',
  ur: 'your',
  urself: 'yourself',
  meself: 'myself',
  mummy: 'mum',
  mom: 'mum',
  mommy: 'mum',
  mama: 'mum',
  mam: 'mum',
  mother: 'mum',
  daddy: 'dad',
  dada: 'dad',
  papa: 'dad',
  father: 'dad',
  mummys: 'mum s',
  mums: 'mum s',
  moms: 'mum s',
  mommys: 'mum s',
  daddys: 'dad s',
  dads: 'dad s',
}

const numbers = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million'
  ).split(' '),
)

/** Makes lower-case words without disguises, expands contractions, and replaces numbers by "#". */
export function tokenize(text: string): string[] {
  const { text: words } = normalizeWords(text)
  if (words === '') return []
  return words.split(' ').flatMap((word) => {
    const expanded = Object.hasOwn(expansions, word) ? expansions[word] : undefined
    if (expanded !== undefined) return expanded.split(' ')
    return numbers.has(word) || /^\d/.test(word) ? '#' : word
  })
}
