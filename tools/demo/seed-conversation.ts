import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { createConversationState } from '@pipit/conversation/state'
import type { Card } from '@pipit/conversation/participants'
import type { Database } from '@pipit/server/database/connect'
import { conversationStore } from '@pipit/server/features/chat/conversation-store'
import { findParticipants } from '@pipit/server/features/chat/find-participants'
import { insightStore } from '@pipit/server/features/insights/insight-store'
import { performDialogue, type Performance } from './perform-dialogue.ts'
import type { Planned } from './plan-days.ts'
import { seeded } from './seeded-random.ts'
import type { Member } from './set-up-family.ts'
import { vary } from './vary.ts'

export interface SeededConversation extends Performance {
  accountId: string
  childId: string
}

/** Plays the conversation and saves it through the store that a live one uses; a job aggregates its day afterwards. */
export async function seedConversation(
  database: Database,
  { childId, deviceId, name }: Member,
  cards: ReadonlyMap<string, Card>,
  { dialogue, lines, startedAt, week }: Planned,
): Promise<SeededConversation> {
  const who = await findParticipants(database, deviceId, { childId })
  if (typeof who === 'string') throw new Error(`nobody can talk with this device (${who}).`)
  const card = dialogue.activity === null ? null : (cards.get(dialogue.activity) ?? null)
  const led = { id: randomUUIDv7(), holder: randomUUID() }
  const chance = seeded(`${dialogue.id} of ${name} in week ${week} ${startedAt.toDateString()}`)
  // Today's limits did not apply then.
  const limits = { windDownAt: null, endAt: null }
  const beginning = createConversationState({ id: led.id, child: who.child, card, limits, memories: who.memories })
  const said = vary(lines, { child: name, week, chance })
  const performance = performDialogue(beginning, said, { startedAt, cards, chance })
  const store = conversationStore(database)
  const { accountId } = who
  const activity = card?.activity?.id ?? null
  const { language } = who.child
  const whose = { accountId, childId, deviceId, cardId: card?.id ?? null }
  await store.open({ ...led, ...whose, activity, language, startedAt }, null)
  await store.save(led, performance)
  await store.end(led, performance.reason, performance.endedAt)
  await insightStore(database).queueDay(childId, startedAt)
  return { ...performance, accountId, childId }
}
