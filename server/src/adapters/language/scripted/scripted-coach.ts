import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import { checkCoach } from '@pipit/conversation/safeguards/check'
import type { FindProfanity } from '@pipit/conversation/safeguards/findings'
import { answerChild } from './answer-child.ts'
import { beginConversation, beginCard, takeUpAgain } from './begin-conversation.ts'
import { openStory } from './open-story.ts'
import { nowhere } from './place.ts'
import { optionsAt } from './play-story.ts'
import { phrases } from './phrases.ts'
import { createRecent } from './recent.ts'
import type { Answer, Turn } from './turn.ts'
import { questionIn, sentencesOf } from './turn.ts'
import { windDown } from './wind-down.ts'

/** A conversation that was not heard of for as many others has surely ended. */
const conversationsKept = 2_000

interface Kept extends Answer {
  /** What was answered; asked once more, the answer is the same. */
  to: string
}

/** A coach that follows stories which people wrote: it needs no model, no network, and says nothing unforeseen. */
export function createScriptedCoach({ findProfanity }: { findProfanity: FindProfanity }) {
  const kept = createRecent<Kept>(conversationsKept)

  async function answer(thinking: ThinkRequest): Promise<string> {
    const { conversationId, purpose, turnCount, activity } = thinking.context
    const before = kept.get(conversationId)
    const to = JSON.stringify([
      purpose,
      turnCount,
      activity,
      thinking.messages.findLast(({ who }) => who === 'child')?.text,
    ])
    if (before?.to === to) return before.text
    const { text, place } = await say(asTurn(thinking, before, findProfanity), before !== undefined)
    kept.set(conversationId, { text, place, to })
    return text
  }

  async function* think(...[thinking, { signal }]: Parameters<LanguageModel['think']>) {
    if (signal.aborted) return
    for (const sentence of sentencesOf(await answer(thinking))) {
      if (signal.aborted) return
      yield `${sentence} `
    }
  }

  return {
    think,
    /** One thing to say for each that the coach would understand now: for whoever plays the child. */
    async couldSay(conversation: string): Promise<string[]> {
      const place = kept.get(conversation)?.place
      if (!place?.activity) return ['you choose']
      const options = optionsAt(await openStory(place.activity), place.state)
      return options.flatMap(({ label, hears }) => {
        const first = hears.find((phrase) => !['@anything', '@tells', '@question'].includes(phrase))
        const named = first?.startsWith('@') ? (phrases[first.slice(1)] ?? 'seven').split(', ')[0] : first
        return label ?? named ?? []
      })
    },
  }
}

function say(turn: Turn, isKnown: boolean): Promise<Answer> {
  const { purpose, windingDown } = turn.context
  if (windingDown) return windDown(turn)
  if (purpose === 'greet') return beginConversation(turn)
  if (purpose === 'start-activity') return beginCard(turn)
  return isKnown ? answerChild(turn) : takeUpAgain(turn)
}

function asTurn(thinking: ThinkRequest, before: Answer | undefined, findProfanity: FindProfanity): Turn {
  const { context, messages, picture } = thinking
  const children = messages.filter(({ who }) => who === 'child').map(({ text }) => text)
  const lastHeard = messages.findLast(({ who }) => who === 'coach')?.text
  return {
    context: context,
    place: before?.place ?? nowhere,
    said: children.at(-1)?.slice(0, 600) ?? '',
    earlier: children.slice(0, -1),
    heardQuestion: lastHeard === undefined || lastHeard.includes(questionIn(before?.text ?? '')),
    hasPicture: picture !== null,
    mayEcho: (words) =>
      words.length <= 80 &&
      /^[\p{L}\p{M}\p{N}' -]+$/u.test(words) &&
      !/private/i.test(words) &&
      checkCoach(words, { before: '', maturity: context.maturity, findProfanity }) === null,
  }
}
