import type { Option } from '../player/play-story.ts'
import { showsSomething } from '../understanding/intent-phrases.ts'
import { matchChoice } from '../understanding/match-choice.ts'
import { parseStatement, restateWhole } from '../understanding/restate.ts'
import { tokenize } from '../understanding/tokenize.ts'
import type { ChooseOption } from './ask-again.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { replyThenAskAgain } from './question-again.ts'
import { pickEcho, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'

/** Any words would count as an answer here, so "can I ask you something" would be a wrong guess. */
const questionActivities = new Set<string | null>([
  'animal-sounds',
  'counting',
  'i-spy',
  'quiz',
  'rhymes',
  'riddles',
  'second-language',
  'why',
  'word-garden',
])

/** Returns null when the words may be an answer to a question of the coach. */
export async function replyToNonGuess(
  turn: ScriptedTurn,
  options: Option[],
  chooseOption: ChooseOption,
): Promise<ScriptedReply | null> {
  const said = tokenize(turn.said).filter(isNoFiller).join(' ')
  if (!questionActivities.has(turn.position.activity) || showsSomething.test(said)) return null
  const hint = asksAboutAnswer.test(said) ? optionFor('hint', options) : null
  if (hint !== null) return chooseOption(hint, pickPhrase(turn, fixedPhrases.goodQuestion))
  if (asksToTry.test(said)) return { text: pickPhrase(turn, fixedPhrases.goAhead), position: turn.position }
  const reply = replyToAddress(turn, said, options) ?? (isGuessing(turn, options) ? takeUp(turn, said) : null)
  return reply === null ? null : { text: replyThenAskAgain(turn, reply), position: turn.position }
}

const isNoFiller = (word: string) => !/^(?:u+h*m*|h?m+|er+m*|but|and|oh|well|hey|wait|pipit)$/.test(word)

const optionFor = (intent: string, options: Option[]) =>
  matchChoice(intent, options.filter(isNoWildcard))?.index ?? null

const isNoWildcard = ({ hears }: Option) => !hears.includes('@anything')

/** The coach can give the right answer away. What a child tells in the other two activities is an answer. */
const isGuessing = ({ position: { activity } }: ScriptedTurn, options: Option[]) =>
  activity !== 'i-spy' &&
  activity !== 'word-garden' &&
  options.some(({ hears }) => hears.includes('@give-up')) &&
  options.some(({ hears }) => hears.includes('@anything'))

/** "Is it something you eat" and "where does it live" ask for help with a riddle. */
const asksAboutAnswer = new RegExp(
  [
    String.raw`^(?:does|has|can) (?:it|he|she) (?!be\b)\w`,
    String.raw`^is (?:it|he|she) (?:something|somebody|someone|alive|big|small|little|heavy|soft|hard|hot|cold|round|in|on|at|from|made|bigger|smaller|like)\b`,
    String.raw`^(?:can|do|could) (?:i|we|you) (?:eat|see|wear|touch|find|buy|drink|sit on|hold|use|ride|play with) (?:it|one|them)\b`,
    String.raw`^(?:where|how) (?:do|does|can|is|big is) (?:it|he|she)\b`,
    String.raw`^what (?:colour|color|letter|size|shape) (?:is|does|has) it\b`,
    String.raw`^what (?:does|can) it (?:start|begin|do|eat|look)\b`,
  ].join('|'),
)

const asksToTry = /^(?:can|could|may) i (?:try|say|guess|pick|choose|use|spy|tell|do|make up|start|go first)\b/

/** A request, a question or a remark about the coach is no guess. */
function replyToAddress(turn: ScriptedTurn, said: string, options: Option[]): string | null {
  if (said.split(' ').length < 3) return null
  if (
    /^(?:can|could|will) you\b|^(?:can|could|shall) (?:i|we) (?:hear|do|have|play|switch|change|learn|talk)\b|^(?:ask|give|show|tell|make|let) (?:me|us|it|the|a)\b/.test(
      said,
    )
  )
    return pickPhrase(turn, fixedPhrases.cannotDoThat)
  if (/^(?:can|could|may|should|shall) (?:i|we|my)\b/.test(said)) return pickPhrase(turn, fixedPhrases.askGrownUp)
  if (/^(?:do|did|would|have) you\b/.test(said)) return pickPhrase(turn, fixedPhrases.onlyMachine)
  const takesQuestions = options.some(({ hears }) => hears.includes('@question'))
  if (!takesQuestions && /^(?:do|does|did|am|are|is) /.test(said))
    return isGuessAsQuestion.test(said) ? null : pickPhrase(turn, fixedPhrases.cannotSay)
  return /^(?:you|youre) \w/.test(said) ? pickPhrase(turn, fixedPhrases.heard) : null
}

const isGuessAsQuestion = /^(?:is (?:it|that|this|he|she)|are (?:you|they|these|those)) /

/** A child who tells something in the middle of a guessing game has not guessed wrong. */
function takeUp(turn: ScriptedTurn, said: string): string | null {
  if (
    /\bbecause\b/.test(said) ||
    (turn.position.activity === 'why' && !/^(?:i|im|ive|my|we (?:learned|learnt|did|had|talked)) /.test(said))
  )
    return null
  const statement = parseStatement(turn.said)?.statement
  const taken = statement === undefined ? null : pickEcho(turn, fixedPhrases.statementTakenUp, statement)
  if (taken) return taken
  if (statement === undefined && !tellsSomething.test(said)) return null
  const restated = restateWhole(turn.said)
  return (restated && pickEcho(turn, fixedPhrases.heardBeside, restated)) ?? pickPhrase(turn, fixedPhrases.heard)
}

/** "My brother knows this one" tells something, but not "I think a dog" or "my little brother". */
const tellsSomething = new RegExp(
  [
    String.raw`^(?:i|we) (?!think|guess|say|choose|pick|mean|bet its|believe|am an?\b|know its)(?:\w+) \w`,
    String.raw`^im (?!an?\b|the\b|thinking of)\w+`,
    String.raw`^(?:(?:my|our) (?:\w+ ){1,2}|(?:mum|mummy|mom|mommy|dad|daddy|granny|grandma|grandpa) )(?:had|can|cant|doesnt|did|said|told|got|went|came|made|ate|\w+s|\w{3,}ed) \w`,
  ].join('|'),
)
