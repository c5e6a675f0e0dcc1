import { isLittle, isOlder } from '../dialogue/depth.ts'
import { chooseForChild, labelsOf, type ChooseOption } from '../dialogue/ask-again.ts'
import type { CurrentQuestion } from '../dialogue/current-question.ts'
import { fixedPhrases } from '../dialogue/fixed-phrases.ts'
import { offerActivities, orList, suggestOffers } from '../dialogue/offer-activities.ts'
import { startActivity, startChosenByCoach } from '../dialogue/start-activity.ts'
import { joinText, pickPhrase, type ScriptedReply, type ScriptedTurn } from '../dialogue/turn.ts'
import { questionAgain, replyThenAskAgain, sentencesToRepeat } from '../dialogue/question-again.ts'
import { changedDifficulty } from './difficulty.ts'
import type { Remark } from './remark.ts'
import { stayOrGoOn } from './staying.ts'

export const pickRemarkReply = (turn: ScriptedTurn, { younger, older }: Remark) =>
  pickPhrase(turn, isOlder(turn) ? (older ?? younger) : younger)

export async function replyToRemark(
  turn: ScriptedTurn,
  remark: Remark,
  question: CurrentQuestion | null,
  chooseOption: ChooseOption,
): Promise<ScriptedReply> {
  const { position } = turn
  const reply = pickRemarkReply(turn, remark)
  const say = (text: string): ScriptedReply => ({ text, position })
  switch (remark.after) {
    case 'wait':
      return say(turn.heardQuestion ? reply : replyThenAskAgain(turn, reply))
    case 'stay':
      return {
        text: joinText(reply, pickPhrase(turn, stayOrGoOn)),
        position: { ...position, exchange: { kind: 'staying', turns: 1 } },
      }
    case 'repeat':
      return say(sentencesToRepeat(turn, reply))
    case 'easier':
    case 'harder':
      return { text: replyThenAskAgain(turn, reply), position: changedDifficulty(position, remark.after) }
    case 'stop':
      return offerActivities(turn, question ? reply : pickPhrase(turn, fixedPhrases.otherActivities))
    case 'restart':
      return position.activity ? startActivity(turn, position.activity, reply) : offerActivities(turn, reply)
    case 'list-activities':
      if (!question) return offerActivities(turn, reply)
      return say(replyThenAskAgain(turn, joinText(reply, listActivities(turn))))
    case 'choose':
      if (!question) return startChosenByCoach(turn)
      return chooseForChild(turn, question.options, chooseOption, reply)
    case 'agree':
      return question ? agree(turn, reply, question, chooseOption) : startChosenByCoach(turn)
    default:
      return askAfter(turn, reply, remark)
  }
}

/** In a talk about anything, the same reply to another piece of news would not be listening. */
export const isUsedUp = ({ position: { activity, recentTexts } }: ScriptedTurn, { younger, older, followUp }: Remark) =>
  activity === 'free-talk' &&
  followUp !== undefined &&
  [...younger, ...(older ?? [])].filter((reply) => recentTexts.some((text) => text.includes(plainPart(reply))))
    .length >= 2

const plainPart = (reply: string) => reply.split('{comma_name}').at(-1) ?? reply

function askAfter(turn: ScriptedTurn, reply: string, { followUp }: Remark): ScriptedReply {
  const { position } = turn
  if (position.activity !== 'free-talk') return { text: replyThenAskAgain(turn, reply), position }
  const text = joinText(reply, pickPhrase(turn, followUp ?? fixedPhrases.askForMore))
  return { text, position: { ...position, lastText: text } }
}

function listActivities(turn: ScriptedTurn) {
  const offers = suggestOffers(turn).map(({ text }) => text)
  return isLittle(turn)
    ? `We could ${orList(offers.slice(0, 2))}.`
    : `We could ${orList(offers)}. Say which, or we go on.`
}

/** "Okay" is no answer to "the forest or the sea", but it is one to "or I can choose". */
async function agree(
  turn: ScriptedTurn,
  reply: string,
  { options }: CurrentQuestion,
  chooseOption: ChooseOption,
): Promise<ScriptedReply> {
  const { position } = turn
  if (position.misses >= 2) return chooseForChild(turn, options, chooseOption, reply)
  const labels = labelsOf(options)
  const ask = labels.length > 1 ? `Which one: ${orList(labels)}?` : questionAgain(turn)
  return { text: joinText(reply, ask), position }
}
