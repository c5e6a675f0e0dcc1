import { meaningOf } from '../understanding/meaning.ts'

export type QuestionKind = 'cause' | 'manner' | 'what' | 'yes-no' | 'place' | 'time' | 'person' | 'count' | 'measure'

export interface ParsedQuestion {
  kind: QuestionKind
  topics: Set<string>
}

/** Children say this before the question itself. */
const leadIn = new RegExp(
  `^(?:(?:${[
    'and|but|then|because|okay|yes|no|hello|listen|question|mum|dad|guess',
    '(?:can|could|will|would) you (?:tell|explain|say)(?: (?:to )?me)?|tell me|explain(?: to me)?',
    'do you (?:know|think)|you know|i (?:want|would like) to know|i (?:be )?wonder|i not (?:know|understand|get)',
    'i have (?:1 )?question(?: for you)?|can i ask(?: you)?(?: something)?|let me ask you|what do you think',
    'be it true(?: that)?|my \\w+ (?:ask|say|want to know)|i (?:always|often) wonder|you have any idea|i be curious',
    'here be question|next question|another question|what i want to know be',
  ].join('|')}) )+`,
)

/** These words say how something is asked, not what. */
const functionWords = new Set(
  (
    'be do have can could will would shall should may might must need it its there they them we i you he she him her ' +
    'his their our us me my myself yourself themselves to of in on at for from with by as and or but if when than then ' +
    'that this what which who how why where not no any every all each other ever always actually exactly thing way ' +
    'kind sort person human everybody everyone somebody someone something anything please such even only about ' +
    'reason come_from people one 1 let get come today look seem child out up into off over so too own'
  ).split(' '),
)

const kinds: [RegExp, QuestionKind][] = [
  [
    /^(?:why|how come|what (?:make|cause)|what (?:be|s) (?:reason|point|cause)|for what reason|how be it that) ?/,
    'cause',
  ],
  [/^(?:who (?:paint|colour)|what (?:paint|turn)) /, 'cause'],
  [/^what do .+ for $/, 'cause'],
  [/^what be .+ for $/, 'cause'],
  [/^(?:how (?:many|much)|what be number of) /, 'count'],
  [
    /^how (?:old|big|large|tall|long|far|fast|heavy|deep|high|hot|cold|small|loud|strong|wide|often|close|thick|bright|dangerous|smart) /,
    'measure',
  ],
  [/^how /, 'manner'],
  [/^(?:where|from where|in (?:which|what) (?:place|country)) /, 'place'],
  [/^(?:when|what time|since when|in (?:which|what) year) /, 'time'],
  [/^(?:who|whose) /, 'person'],
  [/^(?:what|which|about) /, 'what'],
  [/^(?:be|do|can|could|will|would|have|should|may|must|shall) /, 'yes-no'],
]

/** Returns null when the child asked nothing. */
export function parseQuestion(said: string): ParsedQuestion | null {
  const whole = `${meaningOf(said).join(' ')} `
  if (aboutPipit.test(whole) || pointsAtSomething.test(whole)) return null
  const spoken = whole.replace(leadIn, '')
  const [pattern, kind] = kinds.find(([each]) => each.test(spoken)) ?? kindOfLeadIn(whole, spoken)
  if (!kind) return null
  const topics = topicsOf(spoken, pattern, kind)
  return topics.size === 0 ? null : { kind, topics }
}

function topicsOf(spoken: string, pattern: RegExp, kind: QuestionKind): Set<string> {
  const rest = kind === 'measure' ? spoken.replace(/^how (\w+)/, '#$1') : spoken.replace(/^how (?:many|much) /, '')
  // "What eats lions?" is not "What do lions eat?"
  const directed = rest.replace(/^(?:what|who|which \w+) eat /, 'eater ')
  const opening = kind === 'cause' ? (pattern.exec(directed)?.[0] ?? '') : ''
  const asked = opening === directed ? directed : directed.slice(opening.length)
  const topics = contentWords(asked.replace(/ (?:in|on) earth $/, ' '))
  return topics.size === 0 ? contentWords(asked) : topics
}

const contentWords = (text: string) =>
  new Set(
    text
      .trim()
      .split(' ')
      .filter((word) => word !== '' && !functionWords.has(word)),
  )

/** "Do you think unicorns exist" and "can you explain gravity" have no question word of their own. */
function kindOfLeadIn(whole: string, spoken: string): [RegExp, QuestionKind | null] {
  if (whole === spoken) return [/^/, null]
  return /^(?:.* )?(?:true|think) /.test(whole.slice(0, whole.length - spoken.length))
    ? [/^/, 'yes-no']
    : [/^/, askingLeadIn.test(whole) ? 'what' : null]
}

/** "Why are you laughing" is meant for Pipit, but "why do you sneeze" for everybody. */
const aboutPipit = /^(?:(?:why|what|how|where|when|who) )?be you /

/** "What does that mean" and "how does that work" are about what was just said, not about mean people or work. */
const pointsAtSomething = /^(?:what|how) (?:do|be|can) (?:that|this|it) (?:word )?(?:mean|work) $/

const askingLeadIn = /^(?:.* )?(?:explain|know|tell me|wonder|curious) /
