/**
 * Phrases are matched on the output of `normalizeWords`:
 * `a|b` either word, `b?` or `a|b?` may be missing, `be_dead` two words as one choice, `*` up to three words,
 * `*8` one to eight words, `!a|b` a word other than these, `bull~` any ending, `#` a number, `<grown-up>` any of a set.
 */
const sets: Record<string, string> = {
  to: 'to|two|too|2',
  'my-self': 'myself|my_self|me_self|meself',
  'your-self': 'yourself|your_self|urself|ur_self',
  'no-one': 'nobody|no_body|noone|no_one|no_1',
  'any-one': 'anyone|any_one|anybody|any_body',
  'every-one': 'everyone|every_one|everybody|every_body',
  'some-one': 'someone|some_one|somebody|some_body',
  not: 'not|dont|do_not|never|cant|cannot|can_not|wont|will_not|shouldnt|should_not|mustnt|must_not',
  mum: 'mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents',
  'grown-up':
    'mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|stepdad|stepmum|stepmom|step_dad|uncle|aunt|auntie|' +
    'grandpa|grandad|granddad|grandma|granny|teacher|babysitter|nanny|coach|neighbor|neighbour|boyfriend|man|' +
    'woman|lady|guy',
  tale: 'game|games|level|story|book|movie|film|cartoon|minecraft|roblox|fortnite|lego|pretend|pretending|puppet',
  play: '<tale>|toy|toys|play|playing|dream|character|dragon|zombie|zombies|monster|monsters|boss',
  hits:
    'hits|hit|hitting|hurts|hurt|hurting|beats|beat|beating|punches|punched|kicks|kicked|slaps|slapped|whips|' +
    'chokes|choked|burns|burned',
  picture: 'picture|pictures|photo|photos|selfie|video|videos',
  tells: 'asked|asks|told|tells|said|says|wants|wanted',
  drug: 'beer|wine|vodka|alcohol|whiskey|whisky|weed|drugs|cigarette|cigarettes|cocaine|heroin|marijuana|vape|joint',
  surprise: 'birthday|surprise|present|presents|christmas|gift|party|hide_and_seek|hid|hiding|joke',
}

/** One expression finds all phrases. The text needs a space after each word. */
export function compilePhrases(phrases: string[]) {
  return new RegExp(`(?<![^ ])(?:${phrases.map(source).join('|')})`, 'g')
}

function source(phrase: string) {
  return expandSets(phrase)
    .split(' ')
    .map((token) => {
      if (token === '*') return String.raw`(?:\S+ ){0,3}?`
      if (token.startsWith('*')) return String.raw`(?:\S+ ){1,${token.slice(1)}}`
      if (token.startsWith('!')) return String.raw`(?!(?:${token.slice(1)}) )\S+ `
      const plain = token.replace(/\?$/, '').replaceAll('_', ' ')
      const choices = plain.replaceAll('~', String.raw`\S*`).replaceAll('#', String.raw`[a-z]?\d\S*`)
      return token.endsWith('?') ? `(?:(?:${choices}) )?` : `(?:${choices}) `
    })
    .join('')
}

/**
 * Every text that matches a phrase contains one of these words; null when there is no such list. Looking up words is
 * much faster than matching, and most texts contain none of them.
 */
export function requiredWords(phrases: string[]): string[] | null {
  const perPhrase = phrases.map(requiredWordsOf)
  return perPhrase.some((words) => words === null) ? null : perPhrase.flatMap((words) => words ?? [])
}

function requiredWordsOf(phrase: string): string[] | null {
  const required = expandSets(phrase)
    .split(' ')
    .filter((token) => !/^[*!]|[?#]/.test(token))
    .map((token) => token.split('|').map((choice) => longestWord(choice.split('_'))))
  const shortest = (choices: string[]) => Math.min(...choices.map(({ length }) => length))
  return required.toSorted((one, other) => shortest(other) - shortest(one))[0] ?? null
}

const longestWord = (words: string[]) => words.toSorted((one, other) => other.length - one.length)[0] ?? ''

function expandSets(phrase: string): string {
  return phrase.replaceAll(/<([a-z-]+)>/g, (_, name: string) => expandSets(sets[name] ?? name))
}
