import { isLittle } from './depth.ts'
import { heardOf, startActivity, startChosenByCoach, toReply, storyVariables } from './start-activity.ts'
import { matchChoice, isQuestion } from '../understanding/match-choice.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { type ActivityRequest, matchActivityChoice, matchActivityRequest, offerActivities } from './offer-activities.ts'
import { askAgain, type ChooseOption, isUnsure } from './ask-again.ts'
import { readCurrentQuestion, type CurrentQuestion } from './current-question.ts'
import { continueExchange } from '../listening/continue-exchange.ts'
import { answerAside } from '../listening/answer-aside.ts'
import { isUsedUp, replyToRemark } from '../listening/reply-to-remark.ts'
import { changedDifficulty } from '../listening/difficulty.ts'
import { matchRemark } from '../listening/match-remark.ts'
import { loadStory } from '../player/load-story.ts'
import { showsSomething } from '../understanding/intent-phrases.ts'
import { choose, hasVisited, type Option, type Variables } from '../player/play-story.ts'
import { coreOf, parseStatement, restateWhole } from '../understanding/restate.ts'
import { briefUnknownAnswers, unknownAnswers } from '../questions/unknown-answers.ts'
import { wantsNewStory } from './resume-story.ts'
import { joinText, lastQuestion, pickEcho, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'
import { replyToNonGuess } from './reply-to-non-guess.ts'
import { isTooLong, replyThenAskAgain } from './question-again.ts'
import { lastNumber, tokenize } from '../understanding/tokenize.ts'

/** An exact answer comes first, then what the child says beside the activity, then an answer in part. */
export async function replyToChild(turn: ScriptedTurn): Promise<ScriptedReply> {
  const question = await readCurrentQuestion(turn)
  const exchanged = question?.isExact ? null : continueExchange(turn)
  if (exchanged) return exchanged
  const alone = { ...turn, position: { ...turn.position, exchange: null } }
  if (!question) return chooseNext(alone)
  if (question.isExact) return replyToExactAnswer(alone, question)
  return (await listen(alone, question)) ?? replyToInexactAnswer(alone, question)
}

function replyToExactAnswer(turn: ScriptedTurn, { options, match }: CurrentQuestion) {
  const position = changedDifficulty(turn.position, matchRemark(turn.said, turn.position.activity)?.after)
  return continueStory({ ...turn, position }, options, match?.index ?? 0)
}

/** Returns null when what the child said belongs to the activity. */
async function listen(turn: ScriptedTurn, question: CurrentQuestion | null): Promise<ScriptedReply | null> {
  const aside = await answerAside(turn)
  if (aside) return aside
  const requested = matchActivityRequest(tokenize(turn.said))
  if (requested && (await isAlreadyPlaying(turn, requested)))
    return question?.match?.understood ? null : replyAndAsk(turn, pickPhrase(turn, sayAlreadyPlaying(turn.said)))
  if (requested) return startRequested(turn, requested)
  const remark = matchRemark(turn.said, turn.position.activity)
  if (!remark || isUsedUp(turn, remark) || (question?.isNamed && !remark.isUrgent)) return null
  return replyToRemark(turn, remark, question, (index, before) =>
    continueStory(turn, question?.options ?? [], index, before),
  )
}

async function isAlreadyPlaying({ position, said }: ScriptedTurn, { activity, knot }: ActivityRequest) {
  if (activity !== position.activity || wantsNewStory(said)) return false
  return knot === 'start' || hasVisited(await loadStory(activity), position.state, knot)
}

const sayAlreadyPlaying = (said: string) =>
  /\bstory (?:about|with|of)\b/i.test(said) ? fixedPhrases.noSuchStory : fixedPhrases.alreadyPlaying

const startRequested = (turn: ScriptedTurn, { activity, knot }: ActivityRequest) =>
  startActivity(turn, activity, pickPhrase(turn, fixedPhrases.activityChosen), knot)

async function replyToInexactAnswer(turn: ScriptedTurn, question: CurrentQuestion): Promise<ScriptedReply> {
  const { options, match } = question
  const aboutStory = replyToQuestionAboutStory(turn)
  if (aboutStory) return aboutStory
  if (match?.understood) return sayHeard(turn, await continueStory(turn, options, match.index))
  const chooseOption: ChooseOption = (index, before) => continueStory(turn, options, index, before)
  const unanswered = (match && (await replyToNonGuess(turn, options, chooseOption))) ?? replyToLookOrQuestion(turn)
  if (unanswered) return unanswered
  if (!turn.heardQuestion) return replyAndAsk(turn, pickPhrase(turn, fixedPhrases.continuing))
  if (match) return sayHeard(turn, await continueStory(turn, options, match.index))
  const taken = takeUpStatement(turn)
  if (taken) return replyAndAsk(turn, taken)
  if (toldActivities.has(turn.position.activity) && asksWhetherInStory.test(turn.said.trim()))
    return replyAndAsk(turn, pickPhrase(turn, fixedPhrases.notToldYet))
  const retold = takeUpAction(turn)
  if (retold) return { ...replyAndAsk(turn, retold), position: { ...turn.position, misses: 1 } }
  // "I am hungry" may belong to a game of pretend, but here it is no answer.
  const remark = isUnsure(turn.said) ? null : matchRemark(turn.said, null)
  if (remark && !isUsedUp(turn, remark)) return replyToRemark(turn, remark, question, chooseOption)
  return askAgain(turn, options, chooseOption)
}

/** A child who tells something in the middle of a game is listened to; "I like dinosaurs" is no wrong answer. */
function takeUpStatement(turn: ScriptedTurn): string | null {
  const parsed = parseStatement(turn.said)
  return parsed && pickEcho(turn, fixedPhrases.statementTakenUp, parsed.statement)
}

/** "The dragon eats everybody" and "I fly over it" are no answers that the story knows, but the coach has heard them. */
function takeUpAction(turn: ScriptedTurn): string | null {
  const restated = turn.position.misses === 0 ? restateWhole(turn.said) : null
  if (!restated || isNoAnswer(turn.said) || !isAction.test(restated)) return null
  return pickEcho(turn, fixedPhrases.actionTakenUp, restated)
}

const isAction = /^(?:you|he|she|they|the \w+|your \w+) (?!one\b|ones\b)[\w'’]+ \w+/

/** "Is your teddy near?" expects yes or no, and free talk asks about a topic: what else the child said is heard, too. */
function sayHeard(turn: ScriptedTurn, reply: ScriptedReply): ScriptedReply {
  const { activity, lastText } = turn.position
  if (activity !== 'free-talk' && !isYesNoQuestion.test(lastQuestion(lastText))) return reply
  const restated = restateWhole(turn.said)
  if (!restated || restated.split(' ').length < 3 || isNoAnswer(turn.said)) return reply
  if (restated.split(' ').some((word) => word.length > 3 && reply.text.toLowerCase().includes(word))) return reply
  const heard = pickEcho(turn, fixedPhrases.heardBeside, restated)
  const text = joinText(heard ?? '', reply.text)
  return isTooLong(turn, text) ? reply : { ...reply, text }
}

const isYesNoQuestion =
  /^(?:is|are|do|does|did|have|has|can|shall|would|will|was|were|how about|what if)\b(?!.*\bor\b)/i

const pretending = new Set<string | null>(['story', 'make-believe'])
const asksAboutStory =
  /^(?:(?:why|who|where|when|how) (?!about)\w+ \w+|whats? (?!about|if|is an?\b|an?\b|does)\w+ \w+|(?:is|are|will|does|did|was|has) (?:the|there|he|she|they|that|this|it|we) \w+)/

/** "Why is it dark in the forest?" chooses no forest. Nobody but the child knows how a story that is made up goes on. */
function replyToQuestionAboutStory(turn: ScriptedTurn): ScriptedReply | null {
  if (!pretending.has(turn.position.activity)) return null
  const spoken = tokenize(turn.said).join(' ')
  if (!asksAboutStory.test(spoken) || showsSomething.test(spoken)) return null
  return replyAndAsk(turn, pickPhrase(turn, fixedPhrases.unknownInStory))
}

const replyAndAsk = (turn: ScriptedTurn, before: string): ScriptedReply => ({
  text: before.endsWith('?') ? before : replyThenAskAgain(turn, before),
  position: turn.position,
})

async function chooseNext(turn: ScriptedTurn): Promise<ScriptedReply> {
  // "My tummy feels funny" is no wish for jokes.
  const isUrgent = matchRemark(turn.said, null)?.isUrgent ?? false
  const exact = isUrgent ? null : matchActivityChoice(turn, true)
  if (exact) return startChosen(turn, exact)
  const heard = await listen(turn, null)
  if (heard) return heard
  const isStatement = tokenize(turn.said).length > 4 && parseStatement(turn.said) !== null
  const choice = isStatement ? null : matchActivityChoice(turn, false)
  if (choice) return startChosen(turn, choice)
  return replyToLookOrQuestion(turn) ?? startFreeTalk(turn)
}

function startChosen(turn: ScriptedTurn, choice: NonNullable<ReturnType<typeof matchActivityChoice>>) {
  if (choice === 'others') return offerActivities(turn, pickPhrase(turn, fixedPhrases.otherActivities))
  if (choice === 'any') return startChosenByCoach(turn)
  return startRequested(turn, choice)
}

/** A child who tells something instead of choosing an activity gets a free talk. */
async function startFreeTalk(turn: ScriptedTurn): Promise<ScriptedReply> {
  const started = await startActivity(turn, 'free-talk', '', 'listening')
  return replyToChild({
    ...turn,
    position: { ...started.position, lastText: turn.position.lastText },
    heardQuestion: true,
  })
}

async function continueStory(
  turn: ScriptedTurn,
  options: Option[],
  index: number,
  before = '',
): Promise<ScriptedReply> {
  const { activity, state } = turn.position
  const option = options.find((each) => each.index === index)
  const story = await loadStory(activity ?? 'free-talk')
  const variables = { ...storyVariables(turn), ...(before === '' && option ? variablesFromWords(turn, option) : {}) }
  const reply = toReply(turn, before, choose(story, state, index, variables, heardOf(turn, activity ?? 'free-talk')))
  const { remembered } = variables
  if (typeof remembered !== 'string' || !remembered || !reply.text.includes(remembered)) return reply
  return { ...reply, position: { ...reply.position, recalled: [...turn.position.recalled, remembered] } }
}

function variablesFromWords(turn: ScriptedTurn, { storesIn, hears }: Option): Variables {
  const number = lastNumber(tokenize(turn.said))
  const core = isNoAnswer(turn.said) ? null : nounOrNull(coreOf(turn.said))
  const restated = restateWhole(turn.said)
  const parsed = hears.includes('@tells') ? parseStatement(turn.said) : null
  return {
    ...(number === null ? {} : { number }),
    ...(core && turn.mayEcho(core) ? { guessed: core } : {}),
    ...(storesIn && core && !isNoName.test(core) && turn.mayEcho(core) ? { [storesIn]: core } : {}),
    restated: restated && turn.mayEcho(restated) ? restated : '',
    ...(parsed && turn.mayEcho(parsed.statement) ? { ...parsed } : { verb: '', statement: '', topic: '' }),
    remembered: earlierTopic(turn),
  }
}

/** "With big sticks" and "we had pancakes" tell something else: the story keeps its own name. */
const isNoName =
  /^(?:with|because|and|but|very|it|he|she|they|we|you|there|everybody|let|going|learning)\b| (?:is|was|has|had|are|were) /i

/** "You got new shoes" and "not even funny" fit nowhere in "is a good guess"; "new shoes" does. */
const nounOrNull = (core: string | null) => (core === null || isNoNoun.test(core) ? null : core)

const isNoNoun =
  /^(?:you|me|he|she|it|they|daddy|mummy|mum|dad|not|do|does|did|can|could|is|are|will|would|let|ask|tell|give|say|but|that) | (?:is|are|was|were|not|can't|don't|have to|says?|knows?|speaks?) | it$/i

const isNoAnswer = (said: string) =>
  matchChoice(said, [{ index: 0, label: null, hears: ['@unsure', '@no', '@yes', '@give-up', '@hint'] }]) !== null

function earlierTopic({ earlier, position, mayEcho }: ScriptedTurn) {
  const topics = earlier.slice(0, -4).flatMap((said) => parseStatement(said)?.topic ?? [])
  return (
    topics.find((topic) => !/^to |\bme\b/.test(topic) && !position.recalled.includes(topic) && mayEcho(topic)) ?? ''
  )
}

/** The coach may ask for a description in these activities. */
const describingActivities = new Set<string | null>([null, 'free-talk', 'show-and-tell', 'i-spy'])
const toldActivities = new Set<string | null>(['detective', 'good-night'])
/** "Who is that" and "what did he say" are about the story. */
const asksAboutCase =
  /^(?:who|whos|what|whats|where|wheres|why|how|when) (?:(?:time|is|are|was|were|did|does|do|has|had|will|would|can|could) )*(?:it|he|she|they|that|this|him|her|them|anybody|anyone)\b(?: (?:is|say|said|do|doing|did|want|go|going|come|live|see|happen|there|here|that|this|it))*$/
const asksWhetherInStory =
  /^(?:did|does|do|is|was|were|has|have|are|will) (?:he|she|it|they|anyone|anybody|somebody|someone|the \w+)\b/i
const questionWords = new Set(['why', 'how', 'what', 'where', 'who', 'when', 'whats', 'wheres', 'whos'])

/** The coach cannot see, and does not know everything, and says so. */
function replyToLookOrQuestion(turn: ScriptedTurn): ScriptedReply | null {
  const words = tokenize(turn.said)
  if (showsSomething.test(words.join(' '))) {
    const asksForDescription = describingActivities.has(turn.position.activity)
    const description = asksForDescription ? pickPhrase(turn, fixedPhrases.askForDescription) : ''
    return replyAndAsk(turn, joinText(pickPhrase(turn, fixedPhrases.cannotSee), description))
  }
  if (toldActivities.has(turn.position.activity) && asksAboutCase.test(words.join(' ')))
    return replyAndAsk(turn, pickPhrase(turn, fixedPhrases.notToldYet))
  if (!isQuestion(words) || !questionWords.has(words[0] ?? '') || words[1] === 'about') return null
  return replyAndAsk(turn, pickPhrase(turn, isLittle(turn) ? briefUnknownAnswers : unknownAnswers))
}
