import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { likelyAnswers, unforeseen } from './likely-answers.ts'
import type { StoryPosition } from './story-position.ts'
import { splitIntoSentences } from './turn.ts'

/** Each answer takes a step of the story, and more could not be rendered before the child has spoken. */
const maxAnswers = 8

/** Sentences that begin a reply, or are in many replies to what a child may say now, come first. */
export async function foreseeReplies(position: StoryPosition, replyTo: (said: string) => Promise<string>) {
  const scores = new Map<string, number>()
  for (const { said, weight } of (await likelyAnswers(position)).slice(0, maxAnswers)) {
    for (const [at, sentence] of splitIntoSentences(await replyTo(said)).entries()) {
      if (sentence.toLowerCase().includes(unforeseen)) continue
      scores.set(sentence, (scores.get(sentence) ?? 0) + weight / (at + 1))
    }
    await yieldToEventLoop()
  }
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([sentence]) => sentence)
}
