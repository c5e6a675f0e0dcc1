/** What a child tells, turned round to be taken up: "I saw my granny" is "you saw your granny". */
interface Told {
  /** What kind of thing is told, for the question that follows. */
  verb: string
  /** The whole of it, from the coach's side. */
  told: string
  /** What it is about, from the coach's side. */
  topic: string
}

const patterns: [string, RegExp][] = [
  ['favourite', /\bmy favou?rite (?:\w+ ){1,2}is (.+)/],
  ['like', /\bi (?:really |also |just )*(?:like|love|enjoy) (.+)/],
  ['want', /\bi (?:really |also |just )*(?:want|wanna|would like|wish) (?:to |for )?(.+)/],
  ['went', /\b(?:i|we) (?:went|go|am going|are going|was|were) (?:(?:back|out|over) )?(?:to|at|in) (.+)/],
  ['saw', /\b(?:i|we) (?:saw|watched|found|heard|met) (.+)/],
  ['made', /\b(?:i|we) (?:made|built|drew|painted|baked|cooked|am making|am drawing|am building) (.+)/],
  ['played', /\b(?:i|we) (?:played|play|am playing|are playing|was playing|were playing) (?:with )?(.+)/],
  ['ate', /\b(?:i|we) (?:ate|eat|had|drank|am eating) (.+)/],
  ['have', /\b(?:i|we) (?:have|ve|got|have got|ve got) (.+)/],
  ['did', /\b(?:i|we) (?:did|learned|learnt|read|wrote|found out|lost|got|won|helped|climbed|rode|sang) (.+)/],
  ['is', /\bmy (.+? (?:is|was|has|likes|can|loves|went|got|had|came) .+)/],
]

const turned: Record<string, string> = {
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

/** Far enough to be a thing, and not a tale of its own. */
const longest = 7
const pointing = /^(?:not|no|it|that|this|them|to)$/
const breaks = /\s(?:and then|because|but|so|when|and i|and we|and it|and he|and she|and they|which|that)\s.*$/

export function parseStatement(said: string): Told | null {
  const plain = said
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\bi'm\b/g, 'i am')
    .replaceAll(/\b(i|we)'ve\b/g, '$1 have')
    .replaceAll(/\bwe're\b/g, 'we are')
    .split(/[.!?;,]+/)
  for (const sentence of plain) {
    const told = readSentence(onlyWords(sentence))
    if (told) return told
  }
  return null
}

function readSentence(sentence: string): Told | null {
  if (/^(?:what|why|how|where|who|when|do|does|can|could|is|are)\b/.test(sentence)) return null
  for (const [verb, pattern] of patterns) {
    const match = pattern.exec(sentence)
    const object = match?.[1]?.replace(breaks, '').trim()
    if (!match || !object || object.split(' ').length > longest || pointing.test(object)) continue
    const clause = match[0].replace(breaks, '').trim()
    return { verb, told: turn(clause), topic: turn(verb === 'is' ? `my ${object.split(' ')[0]}` : object) }
  }
  return null
}

const onlyWords = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function turn(clause: string) {
  return clause
    .split(' ')
    .map((word, index, words) => (word === 'was' && words[index - 1] === 'i' ? 'were' : (turned[word] ?? word)))
    .join(' ')
}

const leadIns = new RegExp(
  `^(?:(?:${[
    'um+|uh+|well|so|and|oh|maybe|look|i think|i guess|i say|i choose|i pick|i feel|i would like|i want|i like',
    "it is|it's|its|this is|that is|that's|there is|there's|here is|he is|he's|she is|she's|they are|they're|i am|i'm",
    'i see|i can see|i saw|i found|i have|i have got|(?:his|her|its|the|my) name is|the name|name|called|named',
    "it is called|it's called|(?:i|we) (?:will |would )?call (?:it|him|her)|call (?:it|him|her)",
  ].join('|')}) )+`,
  'i',
)

/** The heart of a short answer: "um, it is called Bobo" is "Bobo"; null when it is more than a few words. */
export function heartOf(said: string, most = 4): string | null {
  const heart = onlyWords(said.replaceAll(/[’‘`´]/g, "'"))
    .replace(leadIns, '')
    .trim()
  if (heart === '' || heart.split(' ').length > most) return null
  return heart
    .split(' ')
    .map((word) => turned[word.toLowerCase()] ?? word)
    .join(' ')
}
