/** The coach says a statement of the child from its own side: "I saw my granny" is "you saw your granny". */
interface RestatedStatement {
  /** The question that follows depends on it. */
  verb: string
  statement: string
  topic: string
}

const patterns: [string, RegExp][] = [
  ['favourite', /\bmy favou?rite (?:\w+ ){1,2}is (.+)/],
  ['like', /\bi (?:really |also |just )*(?:like|love|enjoy) (.+)/],
  ['want', /\bi (?:really |also |just )*(?:want|wanna|would like|wish) (?:to |for )?(.+)/],
  ['going', /\b(?:i|we) (?:am going|are going|will go) (?:to|on) (.+)/],
  ['went', /\b(?:i|we) (?:went|go|was|were) (?:(?:back|out|over) )?(?:to|at|in) (.+)/],
  ['saw', /\b(?:i|we) (?:saw|watched|found|heard|met) (.+)/],
  ['made', /\b(?:i|we) (?:made|built|drew|painted|baked|cooked|am making|am drawing|am building) (.+)/],
  ['played', /\b(?:i|we) (?:played|play|am playing|are playing|was playing|were playing) (?:with )?(.+)/],
  ['ate', /\b(?:i|we) (?:ate|eat|drank|am eating) (.+)/],
  ['had', /\b(?:i|we) had (.+)/],
  [
    'did',
    /\b(?:i|we) have (?:just |already |never )?(?:\w+ed|been|seen|gone|done|made|read|lost|found|won|begun) (.+)/,
  ],
  ['have', /\b(?:i|we) (?:have|ve|got|have got|ve got) (.+)/],
  ['did', /\b(?:i|we) (?:did|learned|learnt|read|wrote|found out|lost|got|won|helped|climbed|rode|sang) (.+)/],
  ['is', /\bmy (.+? (?:is|was|has|likes|can|loves|went|got|had|came) .+)/],
  [
    'is',
    /^((?:mummy|mommy|mum|mom|daddy|dad|granny|grandma|grandpa) (?:is|was) (?:at work|baking|coming|cooking|reading|singing|sleeping|washing|working).*)/,
  ],
]

const oppositePerson: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  im: 'you are',
  ive: 'you have',
  id: 'you would',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  am: 'are',
  you: 'me',
  your: 'my',
  yours: 'mine',
}

/** A longer object is a story rather than a thing. */
const maxObjectWords = 7
const pronouns = /^(?:not|no|it|that|this|them|to)$/
const clauseBreak = /\s(?:and then|because|but|so|when|and i|and we|and it|and he|and she|and they|which|that)\s.*$/

export function parseStatement(said: string): RestatedStatement | null {
  for (const sentence of sentencesOf(said)) {
    const restated = restateSentence(sentence)
    if (restated) return restated
  }
  return null
}

const sentencesOf = (said: string) =>
  said
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\b(?:ha){2,}h?\b/g, '')
    .replaceAll(/\bi'm\b/g, 'i am')
    .replaceAll(/\b(i|we)'ve\b/g, '$1 have')
    .replaceAll(/\b(we|they)'re\b/g, '$1 are')
    .replaceAll(/\b(he|she|it)'s\b/g, '$1 is')
    .split(/[.!?;,]+/)
    .map(onlyWords)
    .filter(Boolean)

const startsWithSubject =
  /^(?:i|we|he|she|it|they|my|our|his|her|their|mine|the|this|that|there|one|everybody|everyone|somebody|someone|nobody|mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|granny) /
const maxRestatedWords = 9

/** Returns null when the words are long or speak to the coach. */
export function restateWhole(said: string): string | null {
  const [sentence, ...others] = sentencesOf(said).map((each) =>
    each.replace(/^(?:(?:and|then|so|but|um+|well|oh|no|yes) )+/, ''),
  )
  if (!sentence || others.length > 0 || !startsWithSubject.test(sentence)) return null
  if (/\b(?:you|your|yours|pipit)\b/.test(sentence) || sentence.split(' ').length > maxRestatedWords) return null
  return switchPerson(sentence)
}

function restateSentence(sentence: string): RestatedStatement | null {
  if (/^(?:what|why|how|where|who|when|do|does|can|could|is|are)\b/.test(sentence)) return null
  for (const [verb, pattern] of patterns) {
    const match = pattern.exec(sentence)
    const object = match?.[1]?.replace(clauseBreak, '').trim()
    if (!match || !object || object.split(' ').length > maxObjectWords || pronouns.test(object)) continue
    const clause = match[0].replace(clauseBreak, '').trim()
    return {
      verb,
      statement: switchPerson(clause),
      topic: switchPerson(verb === 'is' ? `my ${object.split(' ')[0]}` : object),
    }
  }
  return null
}

const onlyWords = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function switchPerson(clause: string) {
  return clause
    .split(' ')
    .map((word, index, words) => (word === 'was' && words[index - 1] === 'i' ? 'were' : (oppositePerson[word] ?? word)))
    .join(' ')
}

const leadIns = new RegExp(
  `^(?:(?:${[
    'is it|is this|is that|is he|is she|are they|could it be|can it be|what about|how about',
    'um+|uh+|well|so|and|oh|maybe|look|only|just|i think|i guess|i say|i said|i choose|i pick|i feel|i would like|i want|i like',
    "it is|it's|its|this is|that is|that's|there is|there's|here is|he is|he's|she is|she's|they are|they're|i am|i'm",
    'i see|i can see|i saw|i found|i have|i have got|i got|i brought|i am holding|im holding|holding|(?:his|her|its|the|my) name is|the name|name|called|named',
    "it is called|it's called|(?:i|we) (?:will |would )?call (?:it|him|her)|call (?:it|him|her)",
  ].join('|')}) )+`,
  'i',
)

const maxCoreWords = 4
/** "You can't have it" is nothing that the coach could repeat. */
const speaksToCoach = /^(?:you|you're|do you|guess what) /i

/** "um, it is called Bobo" is "Bobo"; a longer answer is null. */
export function coreOf(said: string): string | null {
  const core = onlyWords(said.replaceAll(/[’‘`´]/g, "'"))
    .replace(leadIns, '')
    .trim()
  if (core === '' || core.split(' ').length > maxCoreWords || speaksToCoach.test(core)) return null
  return core
    .split(' ')
    .map((word) => oppositePerson[word.toLowerCase()] ?? word)
    .join(' ')
}
