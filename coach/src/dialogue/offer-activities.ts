import { isSuitableActivity } from '@pipit/conversation/prompt/suitable-activity'
import { activities } from '../activities.ts'
import type { Offer } from '../interests/topic.ts'
import { isExactAnswer } from '../understanding/is-exact-answer.ts'
import { matchChoice } from '../understanding/match-choice.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { isTooLong } from './question-again.ts'
import { rankOffers } from './rank-offers.ts'
import { seedOf } from '../seeded-random.ts'
import { joinText, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'

export function offerActivities(
  turn: ScriptedTurn,
  before: string,
  offered: Offer[] = suggestOffers(turn),
): ScriptedReply {
  const text = joinText(
    before,
    `We could ${orList(offered.map((each) => each.text))}.`,
    pickPhrase(turn, fixedPhrases.whichActivity),
  )
  return { text, position: { ...turn.position, activity: null, state: '', lastText: text, misses: 0, offered } }
}

/** Yes goes on with the story, and no leads to other activities. */
export function offerToResume(turn: ScriptedTurn, activity: string, before: string): ScriptedReply {
  const text = joinText(before, pickPhrase(turn, fixedPhrases.unfinished))
  const offered = [{ activity, knot: 'start', text: '' }, ...suggestOffers(turn)].slice(0, 3)
  return { text, position: { ...turn.position, activity: null, state: '', lastText: text, misses: 0, offered } }
}

export function finishActivity(turn: ScriptedTurn, text: string): ScriptedReply {
  const reply = offerActivities(turn, joinText(text, pickPhrase(turn, fixedPhrases.activityFinished)))
  return isTooLong(turn, reply.text) ? offerActivities(turn, text, firstAndShortest(suggestOffers(turn))) : reply
}

/** A little child has just heard a long text. */
function firstAndShortest([first, ...others]: Offer[]): Offer[] {
  const [shortest] = others.toSorted((one, other) => one.text.length - other.text.length)
  return [first, shortest].filter((each) => each !== undefined)
}

/** What fits the child comes first, and what was just played or offered is left out if there is enough else. */
export function suggestOffers(turn: ScriptedTurn): Offer[] {
  const { context, position } = turn
  const recent = new Set([position.activity, ...position.offered.map(({ activity }) => activity)])
  const mayOfferNight = context.favouriteActivities.includes('good-night') && isEvening(turn)
  const suitable = activities.filter(
    ({ id, fromAge }) => isSuitableActivity(fromAge, context) && (id !== 'good-night' || mayOfferNight),
  )
  const newOnes = suitable.filter(({ id }) => !recent.has(id))
  const candidates = newOnes.length >= 3 ? newOnes : suitable
  const order = (id: string) => seedOf(`${context.conversationId} ${context.turnCount} ${id}`)
  const shuffled = candidates.toSorted((one, other) => order(one.id) - order(other.id))
  return rankOffers(turn, shuffled).slice(0, 3)
}

const firstEveningHour = 17

function isEvening({ context: { now, timeZone } }: ScriptedTurn) {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now)
  return Number(hour) >= firstEveningHour
}

export interface ActivityRequest {
  activity: string
  /** The story begins at `start`, or at one game of the activity. */
  knot: string
}

type ActivityChoice = ActivityRequest | 'others' | 'any'

interface HeardChoice<Chosen> {
  label: string | null
  hears: string[]
  chosen: Chosen
}

/** A child may ask for each activity, and for each of its games. */
const requests = activities.flatMap(({ id: activity, offer, requestPhrases, choicePhrases, parts }) => [
  { activity, knot: 'start', label: offer, requestPhrases, choicePhrases },
  ...parts.map((part) => ({ activity, label: null, ...part })),
])

const otherPhrases = [
  '@no',
  'something else',
  'other',
  'none',
  'none of them',
  'none of those',
  'neither',
  'not that',
  'not those',
  'nothing',
]
const anyPhrases = ['@unsure', 'you choose', 'you decide', 'anything', 'whatever', 'any', 'you pick', 'surprise me']

/** With `onlyExact`, all that the child said must be the answer. */
export function matchActivityChoice({ said, position }: ScriptedTurn, onlyExact: boolean): ActivityChoice | null {
  const [first = null, second = null, third = null] = position.offered
  const hear = (chosen: ActivityChoice | null, ...hears: string[]) => ({ label: null, hears, chosen })
  const match = findChoice<ActivityChoice | null>(said, [
    ...position.offered.map((offer) => hear(offer, ...answersToOffer(offer))),
    ...requests.map((chosen) => ({
      label: chosen.label,
      hears: [...chosen.requestPhrases, ...chosen.choicePhrases],
      chosen,
    })),
    ...(first ? [hear(first, '@yes', 'the first one', 'first', 'go on', 'carry on', 'continue')] : []),
    hear('others', ...otherPhrases),
    hear('any', ...anyPhrases),
    hear(second, 'the second one', 'second'),
    hear(third, 'the third one', 'the last one', 'third', 'last'),
  ])
  return match && (match.isExact || !onlyExact) ? match.chosen : null
}

function findChoice<Chosen>(said: string, choices: HeardChoice<Chosen>[]) {
  const numbered = choices.map((choice, index) => ({ ...choice, index }))
  const choice = numbered[matchChoice(said, numbered)?.index ?? -1]
  return choice ? { chosen: choice.chosen, isExact: isExactAnswer(said, choice) } : null
}

/** "The dinosaurs" is an answer to "we could visit the dinosaurs in a time machine". */
export const answersToOffer = ({ knot, text }: Offer): string[] =>
  knot === 'start' ? [] : [text, ...(text.match(/\b(?!visit|into|with|about|something)\w{4,}/g) ?? [])]

const requestWords =
  /\b(?:lets|let us|can we|could we|shall we|may we|(?:can|could) you do|i want|i wanna|i would like|id like|play|tell me|start)\b|^do (?!you|we|i|they|it|dogs?|cats?)/
const offersToTell = /\btell you (?:a|my|the|about)\b/

/** "I want to be a pirate" and "we play pirates at school" tell something; "let us be pirates" asks for a game. */
const tellsSomething = new RegExp(
  [
    String.raw`\bto be an? `,
    String.raw`\bwhen i (?:am|m|grow)\b`,
    String.raw`^i (?:really )?(?:like|liked|love|loved) (?:that|this|the|your)\b`,
    String.raw`^(?:i|we|he|she|they|my \w+) (?:(?:always|often|sometimes) )?(?:plays?|played|went|had|was|were|flew)\b`,
  ].join('|'),
)

/** A child may ask "let us play I spy", or just "I spy", in the middle of another activity. */
export function matchActivityRequest(words: string[]): ActivityRequest | null {
  const said = words.join(' ')
  const choices = requests.map((chosen) => ({ label: null, hears: chosen.requestPhrases, chosen }))
  const match = findChoice(said, choices)
  if (!match || offersToTell.test(said) || tellsSomething.test(said)) return null
  return requestWords.test(said) || match.isExact ? match.chosen : null
}

export function orList(items: string[]) {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)}`
}
