import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import { checkCoach } from '@pipit/conversation/safeguards/check'
import type { FindProfanity } from '@pipit/conversation/safeguards/findings'
import { replyToChild } from './dialogue/reply-to-child.ts'
import { startConversation, startCardActivity, restartActivity } from './dialogue/start-conversation.ts'
import { loadStory } from './player/load-story.ts'
import { startPosition } from './dialogue/story-position.ts'
import { optionsAt } from './player/play-story.ts'
import { intentPhrases } from './understanding/intent-phrases.ts'
import { LRUCache } from 'lru-cache'
import type { ScriptedReply, ScriptedTurn } from './dialogue/turn.ts'
import { lastQuestion, splitIntoSentences } from './dialogue/turn.ts'
import { windDown } from './dialogue/wind-down.ts'

/** A conversation that was not heard of for as many others has surely ended. */
const maxConversations = 2_000

interface CachedReply extends ScriptedReply {
  /** What was answered; asked once more, the answer is the same. */
  request: string
}

/** A coach that follows stories which people wrote: it needs no model, no network, and says nothing unforeseen. */
export function createScriptedCoach({ findProfanity }: { findProfanity: FindProfanity }) {
  const answers = new LRUCache<string, CachedReply>({ max: maxConversations })

  async function answer(thinking: ThinkRequest): Promise<string> {
    const { conversationId, purpose, turnCount, activity } = thinking.context
    const before = answers.get(conversationId)
    const request = JSON.stringify([
      purpose,
      turnCount,
      activity,
      thinking.messages.findLast(({ who }) => who === 'child')?.text,
    ])
    if (before?.request === request) return before.text
    const { text, position } = await say(createTurn(thinking, before, findProfanity), before !== undefined)
    answers.set(conversationId, { text, position, request })
    return text
  }

  async function* think(...[thinking, { signal }]: Parameters<LanguageModel['think']>) {
    if (signal.aborted) return
    for (const sentence of splitIntoSentences(await answer(thinking))) {
      if (signal.aborted) return
      yield `${sentence} `
    }
  }

  return {
    think,
    /** One thing to say for each that the coach would understand now: for whoever plays the child. */
    async couldSay(conversation: string): Promise<string[]> {
      const place = answers.get(conversation)?.position
      if (!place?.activity) return ['you choose']
      const options = optionsAt(await loadStory(place.activity), place.state)
      return options.flatMap(({ label, hears }) => {
        const first = hears.find((phrase) => !['@anything', '@tells', '@question'].includes(phrase))
        const named = first?.startsWith('@') ? (intentPhrases[first.slice(1)] ?? 'seven').split(', ')[0] : first
        return label ?? named ?? []
      })
    },
  }
}

function say(turn: ScriptedTurn, isKnown: boolean): Promise<ScriptedReply> {
  const { purpose, windingDown } = turn.context
  if (windingDown) return windDown(turn)
  if (purpose === 'greet') return startConversation(turn)
  if (purpose === 'start-activity') return startCardActivity(turn)
  return isKnown ? replyToChild(turn) : restartActivity(turn)
}

function createTurn(
  thinking: ThinkRequest,
  before: ScriptedReply | undefined,
  findProfanity: FindProfanity,
): ScriptedTurn {
  const { context, messages, picture } = thinking
  const children = messages.filter(({ who }) => who === 'child').map(({ text }) => text)
  const lastHeard = messages.findLast(({ who }) => who === 'coach')?.text
  return {
    context,
    position: before?.position ?? startPosition,
    said: children.at(-1)?.slice(0, 600) ?? '',
    earlier: children.slice(0, -1),
    heardQuestion: lastHeard === undefined || lastHeard.includes(lastQuestion(before?.text ?? '')),
    hasPicture: picture !== null,
    mayEcho: (words) =>
      words.length <= 80 &&
      /^[\p{L}\p{M}\p{N}' -]+$/u.test(words) &&
      !/private/i.test(words) &&
      checkCoach(words, { before: '', maturity: context.maturity, findProfanity }) === null,
  }
}
