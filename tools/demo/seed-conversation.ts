import { randomUUID } from 'node:crypto'
import { createConversationState } from '@pipit/conversation/state'
import { unlimited, type Card } from '@pipit/conversation/participants'
import type { Database } from '@pipit/database/connect'
import { conversationIdAt } from '@pipit/server/features/chat/conversation/conversation-id'
import { conversationStore } from '@pipit/server/features/chat/conversation/conversation-store'
import { findParticipants } from '@pipit/server/features/chat/conversation/find-participants'
import { insightStore } from '@pipit/server/features/insights/insight-store'
import { rememberFacts } from '@pipit/server/features/memories/remember-facts'
import { performDialogue, type Performance } from './perform-dialogue.ts'
import type { PlannedConversation } from './plan-days.ts'
import { createSeededRandom } from './seeded-random.ts'
import type { Member } from './set-up-family.ts'

export interface SeededConversation extends Performance {
  accountId: string
  childId: string
  activity: string | null
  startedAt: Date
}

/**
 * Plays the conversation and saves it with the store of live conversations. A job aggregates its day afterwards. The child's
 * words are searched for facts as if it had ended just now, because they are searched only within two days.
 */
export async function seedConversation(
  database: Database,
  { childId, deviceId }: Member,
  cards: ReadonlyMap<string, Card>,
  { dialogue, startedAt }: PlannedConversation,
): Promise<SeededConversation> {
  const participants = await findParticipants(database, deviceId, { childId })
  if (typeof participants === 'string')
    throw new Error(`a conversation with this device was refused (${participants}).`)
  const card = dialogue.activity === null ? null : (cards.get(dialogue.activity) ?? null)
  const random = createSeededRandom(`${dialogue.id} of ${dialogue.child}`)
  // Today's limits did not apply then.
  const limits = unlimited
  const { accountId, child, memories } = participants
  const lease = { accountId, id: conversationIdAt(startedAt), holder: randomUUID() }
  const initialState = createConversationState({
    id: lease.id,
    child,
    card,
    limits,
    helplines: null,
    memories,
    replySource: 'scripted-coach',
    hasJudge: false,
    hasEnglishVoice: true,
  })
  const performance = performDialogue(initialState, dialogue.lines, { startedAt, cards, random })
  const store = conversationStore(database)
  const activity = card?.activity?.id ?? null
  const owner = { accountId, childId, deviceId, cardId: card?.id ?? null }
  await store.open(
    { ...lease, ...owner, activity, language: child.language, startedAt, usesTime: true, emulated: false },
    null,
  )
  await store.save(lease, performance)
  await store.end(lease, performance.reason, performance.endedAt)
  await insightStore(database).queueDays({ accountId, childId, startedAt, endedAt: performance.endedAt })
  await rememberFacts(database, { accountId, childId }, performance.endedAt)
  return { ...performance, accountId, childId, activity, startedAt }
}
