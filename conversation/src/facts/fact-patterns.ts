import type { Fact, FactKind } from './fact.ts'

interface FactPattern {
  /** It is matched against words in lower case. */
  pattern: RegExp
  /** It gets the groups as they were written. */
  toFact: (groups: Record<string, string>) => Fact
}

const animal =
  'guinea pig|goldfish|puppy|dog|kitten|kitty|cat|rabbit|bunny|hamster|gerbil|mouse|rat|fish|bird|parrot|budgie|' +
  'canary|pony|horse|donkey|turtle|tortoise|chicken|hen|duck|snake|lizard|gecko|frog|snail|ferret|goat|stick insect'
const favouriteSubject =
  'colou?r|food|fruit|vegetable|drink|ice cream|animal|dinosaur|game|toy|book|story|film|movie|cartoon|song|sport|' +
  'number|season|superhero|princess|shape|instrument|flower'
const relation = 'brother|sister|cousin|twin'
const month = 'january|february|march|april|may|june|july|august|september|october|november|december'

const have = "(?:i|we)(?: also| already)?(?:'ve got|'ve| have got| have| got)"
const amount = 'a|an|one|two|three'
const adjectives = String.raw`(?:(?:very|really|new|little|big|small|tiny|cute|old|black|white|brown|grey|baby|pet) ){0,3}`
const isCalled = String.raw`(?:is |'s |are )?(?:called|named)|'?s name is|(?:is |are )?(?:and )?(?:his|her|its) name(?: is|'s)|and (?:he|she|it)(?: is|'s) called|(?:he|she|it)(?: is|'s) called`
const name = String.raw`(?<name>\p{L}[\p{L}'-]+)`
const words = String.raw`(?<value>[\p{L}\d][\p{L}\d'-]*(?: [\p{L}\d][\p{L}\d'-]*){0,5}?)`
/** A value ends with the statement, or before words that begin another one. */
const end = String.raw`(?= *$| *,| (?:and|but|because|cause|coz|so|or|who|when|with|too|as well|very much|a lot|now|then|since|really|the most|more|best|in the (?:whole )?world)(?: |$|,))`
const emphasis = '(?:really |also |so |just |totally )*'
const bit = '(?:a bit |a little |really |so |very |also )*'
const grownUp = "when i(?: grow up|'m big|'m grown up| am big| am grown up|'m older| am older)"

const abilities: [RegExp, string][] = [
  [/swim/, 'swim'],
  [/dive/, 'dive'],
  [/ride (?:a|my) (?:bike|bicycle)/, 'ride a bike'],
  [/ride (?:a|my) scooter/, 'ride a scooter'],
  [/ride (?:a|my) (?:horse|pony)/, 'ride a horse'],
  [/read/, 'read'],
  [/write my name/, 'write a name'],
  [/count to (?:a|one) hundred/, 'count to a hundred'],
  [/count to ten/, 'count to ten'],
  [/count to twenty/, 'count to twenty'],
  [/whistle/, 'whistle'],
  [/(?:ice |roller )?skate/, 'skate'],
  [/ski/, 'ski'],
  [/juggle/, 'juggle'],
  [/do (?:a )?cartwheels?/, 'do a cartwheel'],
  [/do (?:a )?handstands?/, 'do a handstand'],
  [/tie my (?:own )?(?:shoes|shoelaces|laces)/, 'tie shoelaces'],
  [/play (?:the )?piano/, 'play the piano'],
  [/play (?:the )?guitar/, 'play the guitar'],
  [/play (?:the )?violin/, 'play the violin'],
  [/play (?:the )?drums/, 'play the drums'],
  [/play (?:the )?recorder/, 'play the recorder'],
  [/play chess/, 'play chess'],
  [/tell the time/, 'tell the time'],
  [/snap my fingers/, 'snap fingers'],
  [/climb trees/, 'climb trees'],
]

/** The coach must not bring up whom or what else a child dislikes or fears. */
const everydayFears =
  'the dark|darkness|spiders?|thunder|thunderstorms?|storms?|lightning|dogs?|big dogs|wasps?|bees?|snakes?|monsters?|' +
  'ghosts?|clowns?|heights|loud noises|needles|the vacuum(?: cleaner)?|the hoover|sharks?|deep water|fireworks|balloons'
const everydayDislikes =
  'peas|broccoli|spinach|carrots|tomatoes|mushrooms|onions|beans|sprouts|olives|cucumbers?|celery|salad|vegetables|' +
  'fish|cheese|milk|soup|spiders|wasps|bees|thunder|loud noises|rain|tidying up|brushing my teeth|getting up early'

/** Each is matched against one statement without punctuation but commas. */
export const factPatterns: FactPattern[] = [
  {
    pattern: statement(String.raw`${have} (?:${amount}) ${adjectives}(?<animal>${animal})s?,? (?:${isCalled}) ${name}`),
    toFact: ({ animal: pet = '', name: called = '' }) =>
      fact('pet-name', petOf(pet.toLowerCase()), capitalized(called)),
  },
  {
    pattern: statement(String.raw`(?:my|our) ${adjectives}(?<animal>${animal})s? ?(?:${isCalled}) ${name}`),
    toFact: ({ animal: pet = '', name: called = '' }) =>
      fact('pet-name', petOf(pet.toLowerCase()), capitalized(called)),
  },
  {
    pattern: statement(String.raw`${have} (?<amount>${amount}) ${adjectives}(?<animal>${animal})s?${end}`),
    toFact: ({ amount: count = 'a', animal: pet = '' }) => fact('pet', '', countOf(count, petOf(pet.toLowerCase()))),
  },
  {
    pattern: statement(
      String.raw`my (?:very |most |absolute )?(?:favou?rite|best) (?<subject>${favouriteSubject})s?(?: ever| of all| in the (?:whole )?world)? (?:is|are|has to be) (?:definitely |probably )?${words}${end}`,
    ),
    toFact: ({ subject = '', value = '' }) => fact('favourite', subjectOf(subject.toLowerCase()), value),
  },
  {
    pattern: statement(
      String.raw`^${words} (?:is|are) my (?:very |most |absolute )?favou?rite (?<subject>${favouriteSubject})s?${end}`,
    ),
    toFact: ({ subject = '', value = '' }) => fact('favourite', subjectOf(subject.toLowerCase()), value),
  },
  {
    pattern: statement(String.raw`i ${emphasis}(?:like|love|adore) ${words}${end}`),
    toFact: ({ value = '' }) => fact('likes', '', value),
  },
  {
    pattern: statement(
      String.raw`i (?:${emphasis}(?:do not|don't|dont) ${emphasis}like|${emphasis}hate) (?<value>${everydayDislikes})${end}`,
    ),
    toFact: ({ value = '' }) => fact('dislikes', '', value.replace('my teeth', 'teeth')),
  },
  {
    pattern: statement(
      String.raw`${have} (?<amount>${amount}) (?<age>(?:new )?(?:big|little|small|baby|older|younger|twin) )?(?<relation>${relation})s?(?= |,|$)`,
    ),
    toFact: ({ amount: count = 'a', age = '', relation: who = '' }) =>
      fact('family', '', countOf(count, `${age.replace('new ', '')}${who}`)),
  },
  {
    pattern: statement(String.raw`my (?<age>big|little|baby|older|younger|twin) (?<relation>${relation})(?= |,|$)`),
    toFact: ({ age = '', relation: who = '' }) => fact('family', '', countOf('a', `${age} ${who}`)),
  },
  {
    pattern: statement(
      String.raw`(?:i have a (?:best |new )?friend|my (?:best |new )?friend) ?(?:${isCalled}) ${name}`,
    ),
    toFact: ({ name: called = '' }) => fact('friend', '', capitalized(called)),
  },
  {
    pattern: statement(String.raw`my best friend is ${name}${end}`),
    toFact: ({ name: called = '' }) => fact('friend', '', capitalized(called)),
  },
  ...abilities.map(([ability, value]) => ({
    pattern: statement(
      String.raw`i (?:can (?:already |now |even )?|(?:have |just )?(?:learned|learnt) (?:how )?to )(?:${ability.source})(?= |,|$)`,
    ),
    toFact: () => fact('can', '', value),
  })),
  {
    pattern: statement(
      String.raw`(?:${grownUp},? i(?: want to be| wanna be|'ll be| will be|'m going to be| am going to be)|i (?:want to be|wanna be)(?= .* ${grownUp})) (?<value>an? [\p{L}-]+(?: [\p{L}-]+)?)${end}`,
    ),
    toFact: ({ value = '' }) => fact('wants-to-be', '', value),
  },
  {
    pattern: statement(
      String.raw`i(?:'m| am|m) ${bit}(?:afraid|scared|frightened) of (?<value>${everydayFears})${end}`,
    ),
    toFact: ({ value = '' }) => fact('afraid-of', '', value),
  },
  {
    pattern: statement(String.raw`my birthday is (?:in|on) (?:[^,]* )?(?<month>${month})(?= |,|$)`),
    toFact: ({ month: value = '' }) => fact('birthday', '', capitalized(value)),
  },
  {
    pattern: statement(
      String.raw`(?:i(?:'ve| have)? (?:just )?lost (?:a|my|my first|another) tooth|my (?:first )?tooth (?:fell|came) out)(?= |,|$)`,
    ),
    toFact: () => fact('lately', '', 'lost a tooth'),
  },
  {
    pattern: statement(String.raw`i(?:'ve| have)? (?:just )?started (?<place>school|nursery|kindergarten)(?= |,|$)`),
    toFact: ({ place = '' }) => fact('lately', '', `started ${place}`),
  },
]

function statement(source: string) {
  return new RegExp(source.startsWith('^') ? source : `(?:^|[ ,])${source}`, 'du')
}

const fact = (kind: FactKind, subject: string, value: string): Fact => ({ kind, subject, value: value.trim() })
const capitalized = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const petOf = (pet: string) => ({ puppy: 'dog', kitten: 'cat', kitty: 'cat', bunny: 'rabbit' })[pet] ?? pet
const subjectOf = (subject: string) => ({ color: 'colour', movie: 'film' })[subject] ?? subject
const countOf = (count: string, noun: string) =>
  ['two', 'three'].includes(count) ? `${count} ${pluralOf(noun)}` : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const pluralOf = (noun: string) =>
  noun === 'mouse' ? 'mice' : noun.endsWith('fish') ? noun : noun.replace(/y$/, 'ie').concat('s')
