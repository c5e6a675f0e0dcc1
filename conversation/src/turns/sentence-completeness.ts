/**
 * `open` sentences may well go on ("I have two"), `expected` ones end with an answer that the coach waits for. The
 * rules are English; for other languages only the punctuation and the expected answers count.
 */
export type Completeness = 'unfinished' | 'open' | 'complete' | 'expected'

const anyOf = (words: string) => `(?:${words.split(' ').join('|')})`
const ending = (words: string) => new RegExp(`(?:^| )${anyOf(words)}$`)

const articles = 'a an the my your his her our their this that'
const fillers = 'um umm uh uhm er erm hmm'
const agreement = anyOf('yes yeah yep no nope nah ok okay')
const subject = anyOf('i you he she it we they there this that')
const auxiliary = anyOf(
  "is am are was were do does did can could will would have has had don't doesn't didn't isn't wasn't aren't can't won't " +
    "couldn't wouldn't haven't hasn't",
)
const adjective = anyOf(
  'big little small tiny huge red blue green yellow purple pink white black brown golden new old long short bad good ' +
    'nice best other hot cold real funny tall whole favourite favorite same different',
)

/** The first rule that matches counts. STT writes a full stop after each utterance, so that says nothing. */
const rules: [RegExp, Completeness][] = [
  [/(?:n't|not|never) (?:want|have|need|like|going) to$/, 'complete'],
  [new RegExp(`^${agreement} ${subject} ${auxiliary}$`), 'complete'],
  [/^(?:he|she|we|they) \w+n't$/, 'unfinished'],
  [new RegExp(`^${subject} ${auxiliary}$`), 'open'],
  [/^(?:yes |no )?i want to$/, 'open'],
  [/^(?:why|how|what|where|when|who) (?:do|does|did|is|are|can|will|would)$|do you know what$/, 'unfinished'],
  [/^(?:what|who|where) (?:is|are|was) (?:that|it|this)$/, 'complete'],
  // Questions and clauses may end like this: "what is it for", "that's what I like", "do you know where it is".
  [
    new RegExp(
      `(?:^|[a-z] )${anyOf('what where who which how')} .*${anyOf('to with for from like about is are was in on do did want')}$`,
    ),
    'complete',
  ],
  [
    ending(
      `a an the my your our their and or but because cos if when while than very every never all of into onto from at ${fillers}`,
    ),
    'unfinished',
  ],
  [ending('is am are was were has had does can could will would should must wanna gonna gotta called'), 'unfinished'],
  [
    ending(
      "i'm you're we're they're he's she's it's that's there's who's what's i'll you'll he'll she'll we'll they'll i've we've let's",
    ),
    'unfinished',
  ],
  [ending("don't doesn't didn't isn't wasn't aren't can't won't couldn't wouldn't"), 'unfinished'],
  [/^(?:well|so|like|then|just|really)$/, 'open'],
  [ending('to with for about in by behind under like as so then really quite only just some any'), 'unfinished'],
  [/. (?:he|she|we|they|who|i|whose|his)$|(?:thing|one|what|if|when|that) you$/, 'unfinished'],
  [new RegExp(`(?:^| )${anyOf(articles)} (?:very |really )?${adjective}$`), 'unfinished'],
  [/(?:^| )the (?:\w+ )?(?:one|part|bit) (?:where|that|with)$/, 'unfinished'],
  // These verbs need an object or a complement after their subject.
  [
    new RegExp(
      `(?:^| )(?:${subject}|and|not|never|to|could|can|will|would|\\w+n't) (?:also |really |just )?${anyOf('like want need love got get have see saw found find made make took take gave put said think feel bring caught bought built ate wear used hate')}$`,
    ),
    'unfinished',
  ],
  [
    /(?:^| )(?:gave|give|told|showed|bought|(?:can|could|will) you (?:tell|show|give)) (?:me|him|her|us|them|you)$/,
    'unfinished',
  ],
  [
    ending('likes wants needs thinks says goes tastes looks sounds feels smells lives means hates gave made said put'),
    'unfinished',
  ],
  [/^(?:do|does|did|can|is|are|will|could|would) (?:a |the )?\w+$/, 'unfinished'],
  [/^(?:if|when|while|after|before|once) (?:\w+ ){0,5}\w+$/, 'open'],
  [/(?:^| )(?:have|has|had|got) (?:\w*(?:one|two|three|four|five|six|seven|eight|nine|ten)|\d+)$/, 'open'],
  [/(?:^| )(?:that|where|which|what|not|maybe)$|. i did$/, 'open'],
  [/^(?:can|could|shall|may) (?:i|we|you) \w+$|(?:is|are|was|were) \w+er$/, 'open'],
  [/^(?:(?:and )?then|i think|i know) (?:the|a|an|my|his|her) \w+$/, 'open'],
  // A subject alone may also be a whole answer.
  [/^(?:my|his|her|our|their) (?:best |big |little )?\w+$/, 'open'],
]

export function completenessOf(text: string, expectedAnswers: string[]): Completeness {
  const words = toWords(text)
  if (words.length === 0) return 'complete'
  const comparison = compareWithExpected(words, expectedAnswers)
  if (comparison) return comparison
  if (/(?:[…–-]|\.\.\.)\s*$/.test(text) || isCounting(words) || isSpelling(words)) return 'unfinished'
  const spoken = words.join(' ')
  const matched = rules.find(([pattern]) => pattern.test(spoken))
  if (matched) return matched[1]
  // STT ends many whole answers of one or two words with a comma.
  const endsWithComma = /,\s*$/.test(text)
  return (isOpenList(text) || endsWithComma) && !(endsWithComma && words.length <= 2) ? 'open' : 'complete'
}

export const toWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

/** "polar" is half of "polar bear", unless "polar" alone is an answer, too. */
function compareWithExpected(words: string[], expectedAnswers: string[]): Completeness | null {
  const answers = expectedAnswers.map((answer) => withoutArticle(toWords(answer))).filter(({ length }) => length > 0)
  const letters = words.every((word) => word.length === 1) ? [words.join('')] : words
  if (answers.some((answer) => endsWith(words, answer) || endsWith(letters, answer))) return 'expected'
  const isHalf = answers.some((answer) =>
    answer.some((_, index) => index > 0 && endsWith(words, answer.slice(0, index))),
  )
  return isHalf ? 'unfinished' : null
}

const isArticle = ending(articles)
const withoutArticle = (words: string[]) =>
  words.length > 1 && isArticle.test(words[0] ?? '') ? words.slice(1) : words
const endsWith = (words: string[], last: string[]) => words.slice(-last.length).join(' ') === last.join(' ')

const numbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ')
const numberOf = (word = '') => (/^\d+$/.test(word) ? Number(word) : numbers.indexOf(word))

/** "One two three" goes on; a count to ten, twenty or a hundred has reached its end. */
function isCounting(words: string[]) {
  const [before, last] = [numberOf(words.at(-2)), numberOf(words.at(-1))]
  return before >= 0 && last === before + 1 && last % 10 !== 0
}

/** "C a" and "B-E" are single letters one after another. */
const isSpelling = (words: string[]) => words.length > 1 && words.slice(-2).every((word) => /^[a-z]$/.test(word))

/** "A cat, a dog" may go on; "a cat, a dog and a pig" is a whole list. */
function isOpenList(text: string) {
  const items = text.split(',').map(toWords)
  const isShort =
    items.slice(0, -1).every(({ length }) => length > 0 && length <= 3) && (items.at(-1)?.length ?? 0) <= 3
  const isAnswer = new RegExp(`^${agreement}$`).test(items[0]?.[0] ?? '')
  return items.length > 1 && isShort && !isAnswer && !/\b(?:and|or)\b/i.test(text)
}
