import { answerAboutPipit } from './questions-about-pipit.ts'
import { startActivity, toReply, storyVariables } from './start-activity.ts'
import { matchChoice, isQuestion } from '../understanding/match-choice.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { hearChange, hearWish, offerActivities } from './offer-activities.ts'
import { askAgain } from './ask-again.ts'
import { loadStory } from '../player/load-story.ts'
import { requestPatterns } from '../understanding/intent-phrases.ts'
import type { Option, Variables } from '../player/play-story.ts'
import { choose, optionsAt } from '../player/play-story.ts'
import { heartOf, parseStatement } from '../understanding/restate.ts'
import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { lastSentences, joinText, pickPhrase, lastQuestion } from './turn.ts'
import { answerWhyQuestion } from './answer-why-question.ts'
import { lastNumber, tokenize } from '../understanding/tokenize.ts'

export async function replyToChild(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { position, said } = turn
  const words = tokenize(said)
  const spoken = words.join(' ')
  const aboutPipit = isQuestion(words) ? answerAboutPipit(words, turn.context) : null
  if (aboutPipit) return again(turn, aboutPipit, lastQuestion(position.asked))
  const wished = hearChange(words, position.activity)
  if (wished) return startActivity(turn, wished, pickPhrase(turn, fixedPhrases.begins))
  if (position.activity === null) return chooseNext(turn, words)
  const story = await loadStory(position.activity)
  const options = optionsAt(story, position.state)
  const heard = matchChoice(said, options)
  if (requestPatterns.repeat.test(spoken) && !heard?.understood) return repeat(turn)
  if (requestPatterns.stop.test(spoken) && !heard?.understood)
    return offerActivities(turn, pickPhrase(turn, fixedPhrases.stops))
  if (heard?.understood) return goOn(turn, options, heard.index)
  const aside = await answerAside(turn, words)
  if (aside) return again(turn, aside, aside.endsWith('?') ? '' : lastQuestion(position.asked))
  if (!turn.heardQuestion) return again(turn, pickPhrase(turn, fixedPhrases.goOn), lastQuestion(position.asked))
  if (heard) return goOn(turn, options, heard.index)
  return askAgain(turn, options, (index, before) => goOn(turn, options, index, before))
}

const again = (turn: ScriptedTurn, before: string, asked: string): ScriptedReply => ({
  text: joinText(before, asked),
  position: turn.position,
})

const repeat = (turn: ScriptedTurn) =>
  again(turn, pickPhrase(turn, fixedPhrases.repeats), lastSentences(turn.position.asked))

async function chooseNext(turn: ScriptedTurn, words: string[]): Promise<ScriptedReply> {
  if (requestPatterns.repeat.test(words.join(' '))) return repeat(turn)
  const [first = 'free-talk'] = turn.position.offered
  const wish = requestPatterns.stop.test(words.join(' ')) ? 'others' : hearWish(turn)
  if (wish === 'others') return offerActivities(turn, pickPhrase(turn, fixedPhrases.others))
  if (wish === 'any') return startActivity(turn, first, pickPhrase(turn, fixedPhrases.chooses))
  const tells = words.length > 4 && parseStatement(turn.said) !== null
  if (wish && !tells) return startActivity(turn, wish.activity, pickPhrase(turn, fixedPhrases.begins))
  const aside = await answerAside(turn, words)
  if (aside) return again(turn, aside, aside.endsWith('?') ? '' : lastQuestion(turn.position.asked))
  return talkAbout(turn)
}

/** What a child tells instead of choosing is worth more than the choice. */
async function talkAbout(turn: ScriptedTurn): Promise<ScriptedReply> {
  const begun = await startActivity(turn, 'free-talk', '', 'listening')
  return replyToChild({ ...turn, position: { ...begun.position, asked: turn.position.asked }, heardQuestion: true })
}

async function goOn(turn: ScriptedTurn, options: Option[], index: number, before = ''): Promise<ScriptedReply> {
  const { activity, state } = turn.position
  const option = options.find((each) => each.index === index)
  const story = await loadStory(activity ?? 'free-talk')
  const variables = { ...storyVariables(turn), ...(before === '' && option ? fromWords(turn, option) : {}) }
  const answer = toReply(turn, before, choose(story, state, index, variables))
  const { remembered } = variables
  if (typeof remembered !== 'string' || !remembered || !answer.text.includes(remembered)) return answer
  return { ...answer, position: { ...answer.position, recalled: [...turn.position.recalled, remembered] } }
}

/** What a story may use of the child's own words. */
function fromWords(turn: ScriptedTurn, { keeps, hears }: Option): Variables {
  const number = lastNumber(tokenize(turn.said))
  const kept = keeps === null || isNoAnswer(turn.said) ? null : heartOf(turn.said)
  const told = hears.includes('@tells') ? parseStatement(turn.said) : null
  return {
    ...(number === null ? {} : { number }),
    ...(keeps && kept && turn.mayEcho(kept) ? { [keeps]: kept } : {}),
    ...(told && turn.mayEcho(told.told) ? { ...told } : { verb: '', told: '', topic: '' }),
    remembered: remember(turn),
  }
}

const isNoAnswer = (said: string) =>
  matchChoice(said, [{ index: 0, label: null, hears: ['@unsure', '@no', '@yes', '@give-up', '@hint'] }]) !== null

/** Something that the child told a while ago, to come back to. */
function remember({ earlier, position, mayEcho }: ScriptedTurn) {
  const things = earlier.slice(0, -4).flatMap((said) => parseStatement(said)?.topic ?? [])
  return things.find((thing) => !position.recalled.includes(thing) && mayEcho(thing)) ?? ''
}

/** Where a child may just as well tell what it has in its hand. */
const telling = new Set<string | null>([null, 'free-talk', 'show-and-tell', 'i-spy'])
const wondering = new Set(['why', 'how', 'what', 'where', 'who', 'when', 'whats', 'wheres', 'whos'])

/** Questions that have nothing to do with the game are answered, honestly, before the game goes on. */
async function answerAside(turn: ScriptedTurn, words: string[]): Promise<string | null> {
  const aboutPipit = answerAboutPipit(words, turn.context)
  if (aboutPipit) return aboutPipit
  if (requestPatterns.look.test(words.join(' '))) {
    const mayTell = telling.has(turn.position.activity)
    return joinText(pickPhrase(turn, fixedPhrases.cannotSee), mayTell ? pickPhrase(turn, fixedPhrases.tellMe) : '')
  }
  if (!isQuestion(words) || !wondering.has(words[0] ?? '') || words[1] === 'about') return null
  return (await answerWhyQuestion(turn)) ?? pickPhrase(turn, fixedPhrases.unknown)
}
