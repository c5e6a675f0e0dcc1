import type { ListeningHints } from '@pipit/conversation/events'
import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import { checkCoach } from '@pipit/conversation/safeguards/check'
import type { FindProfanity } from '@pipit/conversation/findings'
import { extendHistory, noMemory, type ChildMemory, type ChildMemoryStore } from './child-memory.ts'
import { expectedAnswersAt } from './dialogue/expected-answers.ts'
import { replyToChild } from './dialogue/reply-to-child.ts'
import { startConversation, startCardActivity, restartActivity } from './dialogue/start-conversation.ts'
import { foreseeReplies } from './dialogue/foresee-replies.ts'
import { answersToOptions } from './dialogue/likely-answers.ts'
import { startPosition, type StoryPosition } from './dialogue/story-position.ts'
import { nothingHeard } from './player/vary-shuffles.ts'
import { LRUCache } from 'lru-cache'
import {
  lastQuestion,
  lastSentences,
  splitIntoSentences,
  type ScriptedReply,
  type ScriptedTurn,
} from './dialogue/turn.ts'
import { windDown } from './dialogue/wind-down.ts'
import { withoutMarks } from '@pipit/conversation/text/foreign-words'
import { cutText } from '@pipit/conversation/text/cut-text'

/** The oldest of more conversations than this has surely ended. */
const maxConversations = 2_000

/** A child does not notice a phrase that it heard longer ago. */
const maxRecentTexts = 60

interface CachedReply extends ScriptedReply {
  memory: ChildMemory
  request: ThinkRequest
  /** A repeat of this request gets the same reply. */
  requestKey: string
}

interface Options {
  findProfanity: FindProfanity
  memories: ChildMemoryStore
  now?: () => Date
}

/** Needs no language model and no network, and says nothing unforeseen. */
export function createScriptedCoach({ findProfanity, memories, now = () => new Date() }: Options) {
  const replies = new LRUCache<string, CachedReply>({ max: maxConversations })

  async function reply(request: ThinkRequest): Promise<string> {
    const { conversationId, childId, purpose, turnCount, activity } = request.context
    const before = replies.get(conversationId)
    const requestKey = JSON.stringify([
      purpose,
      turnCount,
      activity,
      request.messages.findLast(({ who }) => who === 'child')?.text,
    ])
    if (before?.requestKey === requestKey) return before.text
    const memory = before?.memory ?? (childId === null ? null : await memories.load(childId)) ?? noMemory
    const turn = createTurn(request, before, memory, { findProfanity, now: now() })
    const { text, position } = await createReply(turn, before !== undefined)
    const recentTexts = [...(before?.position.recentTexts ?? []), text].slice(-maxRecentTexts)
    replies.set(conversationId, {
      text,
      position: { ...position, recentTexts },
      memory,
      request: { ...request, picture: null },
      requestKey,
    })
    savePlayed(turn, position)
    return text
  }

  /** The coach does not say what it imagines, and remembers nothing of it. */
  async function imagineReply({ request, ...last }: CachedReply, said: string): Promise<string> {
    const { context, messages } = request
    const imagined: ThinkRequest = {
      ...request,
      messages: [...messages, { who: 'coach', text: withoutMarks(last.text) }, { who: 'child', text: said }],
      context: { ...context, purpose: 'reply', turnCount: context.turnCount + 1 },
    }
    return (await createReply(createTurn(imagined, last, last.memory, { findProfanity, now: now() }), true)).text
  }

  /** A turn may end or leave one activity and begin another. */
  function savePlayed({ context, history, position: before, now: playedAt }: ScriptedTurn, after: StoryPosition) {
    const { childId } = context
    if (childId === null) return
    for (const activity of new Set([before.activity, after.activity])) {
      const progress = after.progress[activity ?? '']
      if (activity === null || !progress) continue
      const heard = after.heard[activity] ?? nothingHeard
      memories.save(childId, activity, extendHistory(history[activity], progress, heard, playedAt))
    }
  }

  async function* think(...[request, { signal }]: Parameters<LanguageModel['think']>) {
    if (signal.aborted) return
    for (const sentence of splitIntoSentences(await reply(request))) {
      if (signal.aborted) return
      yield `${sentence} `
    }
  }

  return {
    think,
    async hints(conversationId: string): Promise<ListeningHints> {
      const position = replies.get(conversationId)?.position
      if (!position) return { expectedAnswers: [], activity: null }
      return { expectedAnswers: await expectedAnswersAt(position), activity: position.activity }
    },
    async foresee(conversationId: string): Promise<string[]> {
      const last = replies.get(conversationId)
      if (!last) return []
      const next = await foreseeReplies(last.position, (said) => imagineReply(last, said))
      return [...new Set([...splitIntoSentences(last.text).slice(1), ...next])]
    },
    /** Tests answer with one of these, which the coach asks for and would understand now. */
    async possibleAnswers(conversation: string): Promise<string[]> {
      const position = replies.get(conversation)?.position
      return position?.activity ? answersToOptions(position) : ['you choose']
    },
  }
}

function createReply(turn: ScriptedTurn, isKnown: boolean): Promise<ScriptedReply> {
  const { purpose, windingDown } = turn.context
  if (windingDown) return windDown(turn)
  if (purpose === 'greet') return startConversation(turn)
  if (purpose === 'start-activity') return startCardActivity(turn)
  if (!isKnown) return restartActivity(turn)
  return purpose === 'resume' ? resumeActivity(turn) : replyToChild(turn)
}

/** After care the activity goes on where it was: the child hears its last question again. */
async function resumeActivity({ position }: ScriptedTurn): Promise<ScriptedReply> {
  return { text: lastSentences(position.lastText), position: { ...position, misses: 0 } }
}

function createTurn(
  request: ThinkRequest,
  before: ScriptedReply | undefined,
  { played: history, facts }: ChildMemory,
  { findProfanity, now }: { findProfanity: FindProfanity; now: Date },
): ScriptedTurn {
  const { context, messages, picture } = request
  const childTexts = messages.filter(({ who }) => who === 'child').map(({ text }) => text)
  const lastCoachText = messages.findLast(({ who }) => who === 'coach')?.text
  return {
    context,
    position: before?.position ?? startPosition,
    history,
    facts,
    said: cutText(childTexts.at(-1) ?? '', 600),
    earlier: childTexts.slice(0, -1),
    heardQuestion:
      lastCoachText === undefined || lastCoachText.includes(withoutMarks(lastQuestion(before?.text ?? ''))),
    hasPicture: picture !== null,
    now,
    mayEcho: (words) =>
      words.length <= 80 &&
      /^[\p{L}\p{M}\p{N}' -]+$/u.test(words) &&
      !/private/i.test(words) &&
      checkCoach(words, { before: '', maturity: context.maturity, findProfanity }) === null,
  }
}
