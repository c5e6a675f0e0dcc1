import { answerAboutPipit } from './questions-about-pipit.ts'
import { heardOf, startActivity, toReply, storyVariables } from './start-activity.ts'
import { matchChoice, isQuestion } from '../understanding/match-choice.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { matchActivityChoice, matchActivityRequest, offerActivities } from './offer-activities.ts'
import { askAgain } from './ask-again.ts'
import { loadStory } from '../player/load-story.ts'
import { requestPatterns } from '../understanding/intent-phrases.ts'
import type { Option, Variables } from '../player/play-story.ts'
import { choose, optionsAt } from '../player/play-story.ts'
import { coreOf, parseStatement } from '../understanding/restate.ts'
import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { lastSentences, joinText, pickPhrase, lastQuestion } from './turn.ts'
import { answerWhyQuestion } from './answer-why-question.ts'
import { lastNumber, tokenize } from '../understanding/tokenize.ts'

export async function replyToChild(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { position, said } = turn
  const words = tokenize(said)
  const spoken = words.join(' ')
  const aboutPipit = isQuestion(words) ? answerAboutPipit(words, turn.context) : null
  if (aboutPipit) return replyAndAsk(turn, aboutPipit, lastQuestion(position.lastText))
  const requested = matchActivityRequest(words, position.activity)
  if (requested) return startActivity(turn, requested, pickPhrase(turn, fixedPhrases.activityChosen))
  if (position.activity === null) return chooseNext(turn, words)
  const story = await loadStory(position.activity)
  const options = optionsAt(story, position.state)
  const match = matchChoice(said, options)
  if (requestPatterns.repeat.test(spoken) && !match?.understood) return repeat(turn)
  if (requestPatterns.stop.test(spoken) && !match?.understood)
    return offerActivities(turn, pickPhrase(turn, fixedPhrases.activityStopped))
  if (match?.understood) return continueStory(turn, options, match.index)
  const aside = await answerAside(turn, words)
  if (aside) return replyAndAsk(turn, aside, aside.endsWith('?') ? '' : lastQuestion(position.lastText))
  if (!turn.heardQuestion)
    return replyAndAsk(turn, pickPhrase(turn, fixedPhrases.continuing), lastQuestion(position.lastText))
  if (match) return continueStory(turn, options, match.index)
  return askAgain(turn, options, (index, before) => continueStory(turn, options, index, before))
}

const replyAndAsk = (turn: ScriptedTurn, before: string, question: string): ScriptedReply => ({
  text: joinText(before, question),
  position: turn.position,
})

const repeat = (turn: ScriptedTurn) =>
  replyAndAsk(turn, pickPhrase(turn, fixedPhrases.repeating), lastSentences(turn.position.lastText))

async function chooseNext(turn: ScriptedTurn, words: string[]): Promise<ScriptedReply> {
  if (requestPatterns.repeat.test(words.join(' '))) return repeat(turn)
  const [first = 'free-talk'] = turn.position.offered
  const choice = requestPatterns.stop.test(words.join(' ')) ? 'others' : matchActivityChoice(turn)
  if (choice === 'others') return offerActivities(turn, pickPhrase(turn, fixedPhrases.otherActivities))
  if (choice === 'any') return startActivity(turn, first, pickPhrase(turn, fixedPhrases.coachChooses))
  const isStatement = words.length > 4 && parseStatement(turn.said) !== null
  if (choice && !isStatement) return startActivity(turn, choice.activity, pickPhrase(turn, fixedPhrases.activityChosen))
  const aside = await answerAside(turn, words)
  if (aside) return replyAndAsk(turn, aside, aside.endsWith('?') ? '' : lastQuestion(turn.position.lastText))
  return startFreeTalk(turn)
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

/** The child's own words as variables of the story. */
function variablesFromWords(turn: ScriptedTurn, { storesIn, hears }: Option): Variables {
  const number = lastNumber(tokenize(turn.said))
  const core = coreOf(turn.said)
  const words = storesIn === null || isNoAnswer(turn.said) ? null : coreOf(turn.said)
  const parsed = hears.includes('@tells') ? parseStatement(turn.said) : null
  return {
    ...(number === null ? {} : { number }),
    ...(core && turn.mayEcho(core) ? { guessed: core } : {}),
    ...(storesIn && words && turn.mayEcho(words) ? { [storesIn]: words } : {}),
    ...(parsed && turn.mayEcho(parsed.statement) ? { ...parsed } : { verb: '', statement: '', topic: '' }),
    remembered: earlierTopic(turn),
  }
}

const isNoAnswer = (said: string) =>
  matchChoice(said, [{ index: 0, label: null, hears: ['@unsure', '@no', '@yes', '@give-up', '@hint'] }]) !== null

/** Something that the child said earlier and that the coach has not mentioned again. */
function earlierTopic({ earlier, position, mayEcho }: ScriptedTurn) {
  const topics = earlier.slice(0, -4).flatMap((said) => parseStatement(said)?.topic ?? [])
  return topics.find((topic) => !position.recalled.includes(topic) && mayEcho(topic)) ?? ''
}

/** Activities in which the coach may ask for a description. */
const describingActivities = new Set<string | null>([null, 'free-talk', 'show-and-tell', 'i-spy'])
const questionWords = new Set(['why', 'how', 'what', 'where', 'who', 'when', 'whats', 'wheres', 'whos'])

/** Answers a question that is not part of the activity. */
async function answerAside(turn: ScriptedTurn, words: string[]): Promise<string | null> {
  const aboutPipit = answerAboutPipit(words, turn.context)
  if (aboutPipit) return aboutPipit
  if (requestPatterns.look.test(words.join(' '))) {
    const asksForDescription = describingActivities.has(turn.position.activity)
    return joinText(
      pickPhrase(turn, fixedPhrases.cannotSee),
      asksForDescription ? pickPhrase(turn, fixedPhrases.askForDescription) : '',
    )
  }
  if (!isQuestion(words) || !questionWords.has(words[0] ?? '') || words[1] === 'about') return null
  return (await answerWhyQuestion(turn)) ?? pickPhrase(turn, fixedPhrases.unknownAnswer)
}
