import { joinText, pickPhrase, type ScriptedReply, type ScriptedTurn } from '../dialogue/turn.ts'
import { replyThenAskAgain } from '../dialogue/question-again.ts'
import { isQuestion } from '../understanding/match-choice.ts'
import { coreOf } from '../understanding/restate.ts'
import { tokenize } from '../understanding/tokenize.ts'
import type { Exchange } from './exchange.ts'
import { askForPunchline, beginJoke, laughs, thanksForNews } from './jokes.ts'
import { matchRemark } from './match-remark.ts'
import { moreOrGoOn, tellMore, thanksForTelling } from './staying.ts'
import { pickRemarkReply } from './reply-to-remark.ts'
import { fixedPhrases } from '../dialogue/fixed-phrases.ts'
import { matchQuestion } from '../questions/match-question.ts'

const maxStayingTurns = 4
/** The news belong to what is going on in these. */
const tellsOfItself = new Set<string | null>([null, 'free-talk', 'show-and-tell'])

/** Returns null when the coach waits for neither the end of a joke nor words about something sad. */
export function continueExchange(turn: ScriptedTurn): ScriptedReply | null {
  const { position, said } = turn
  const ask = (text: string, exchange: Exchange): ScriptedReply => ({ text, position: { ...position, exchange } })
  switch (position.exchange?.kind) {
    case 'knock-knock': {
      const name = coreOf(said)
      const who =
        name && turn.mayEcho(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1)} who?` : 'And who is that?'
      return ask(who, { kind: 'punchline' })
    }
    case 'joke': {
      const joke = beginJoke(said)
      if (joke) return ask(pickPhrase(turn, joke.lines), joke.exchange)
      if (isQuestion(tokenize(said))) return ask(pickPhrase(turn, askForPunchline), { kind: 'punchline' })
      return returnToGame(turn, pickPhrase(turn, laughs))
    }
    case 'punchline':
      if (
        /^(?:do you |you )?(?:give up|guess|want to know|have to guess|know)|^i (?:dont|do not) know/i.test(said.trim())
      )
        return ask(pickPhrase(turn, askForPunchline), { kind: 'punchline' })
      return returnToGame(turn, pickPhrase(turn, laughs))
    case 'news':
      if (tellsOfItself.has(position.activity) || matchRemark(said, position.activity)) return null
      return returnToGame(turn, pickPhrase(turn, thanksForNews))
    case 'staying':
      return stayWithChild(turn, position.exchange.turns)
    default:
      return null
  }
}

const wantsToGoOn =
  /^(?:no|nope|nah|not really|go on|lets go on|let us go on|next|play|lets play|let us play|continue|carry on|the game|i want to (?:play|go on|continue)|go on playing|no thank you|no thanks|keep playing|i dont want to talk.*|i do not want to talk.*)$/
const wantsToTell =
  /^(?:yes|yeah|yep|ok|okay|talk|tell|sure|yes please|talk about it|i want to (?:tell|talk).*|tell you)$/

/** Returns null for a question with an answer: the child has gone on to something else. */
function stayWithChild(turn: ScriptedTurn, turns: number): ScriptedReply | null {
  const spoken = tokenize(turn.said).join(' ')
  if (wantsToGoOn.test(spoken)) return returnToGame(turn, pickPhrase(turn, fixedPhrases.continuing))
  const position = { ...turn.position, exchange: { kind: 'staying' as const, turns: turns + 1 } }
  if (wantsToTell.test(spoken)) return { text: pickPhrase(turn, tellMore), position }
  if (matchQuestion(turn.said)) return null
  const remark = matchRemark(turn.said, null)
  const reply = remark && remark.after !== 'agree' ? pickRemarkReply(turn, remark) : pickPhrase(turn, thanksForTelling)
  if (turns >= maxStayingTurns) return returnToGame(turn, reply)
  return { text: joinText(reply, pickPhrase(turn, moreOrGoOn)), position }
}

const returnToGame = (turn: ScriptedTurn, text: string): ScriptedReply => ({
  text: replyThenAskAgain(turn, text),
  position: { ...turn.position, exchange: null },
})
