import { selectMemories } from '@pipit/conversation/prompt/memory'
import type { Card, Child, Limits } from '@pipit/conversation/participants'
import type { Queries } from '../../database/connect.ts'
import { activities } from '../reference-lists/activities.ts'
import { contentMaturities, proficiencyLevels } from '../reference-lists/levels.ts'
import { pronouns } from '../reference-lists/people.ts'
import { participantStore, type ParticipantRow } from './participant-store.ts'

export interface Participants {
  accountId: string
  childId: string
  child: Child
  card: Card | null
  limits: Limits
  before: string[]
  keepSpeech: boolean
  keepVision: boolean
}

export type ParticipantsRefusal = 'not-registered' | 'no-child' | 'unknown-child' | 'unknown-card'

interface Wanted {
  childId?: string | undefined
  cardId?: string | undefined
}

const windDown = 3 * 60_000
const lastSayings = 60

/** Whom a device talks with: the child that is asked for, the one it was given to, or the family's only one. */
export async function findParticipants(
  database: Queries,
  deviceId: string,
  { childId, cardId }: Wanted,
): Promise<Participants | ParticipantsRefusal> {
  const row = await participantStore(database).find(deviceId, childId ?? null)
  if (!row) return 'not-registered'
  if (row.childId === null) return childId ? 'unknown-child' : 'no-child'
  const card = cardId ? await findCard(database, row.accountId, cardId) : null
  if (cardId && !card) return 'unknown-card'
  return {
    accountId: row.accountId,
    childId: row.childId,
    child: toChild(row),
    card,
    limits: limitsOf(row, Date.now()),
    before: await readRecentSayings(database, row.childId),
    keepSpeech: row.keepSpeechDays > 0,
    keepVision: row.keepVisionDays > 0,
  }
}

/** Only what belongs to the device's family; everybody else's cards are unknown. */
export async function findCardOfDevice(database: Queries, deviceId: string, cardId: string) {
  const accountId = await participantStore(database).findFamilyOfDevice(deviceId)
  return accountId ? findCard(database, accountId, cardId) : null
}

async function findCard(database: Queries, accountId: string, cardId: string): Promise<Card | null> {
  const card = await participantStore(database).findCard(accountId, cardId)
  if (!card) return null
  const activity = activities.find(({ id }) => id === card.activity) ?? null
  return { id: card.id, name: card.name ?? activity?.name ?? '', activity }
}

function toChild({ name, age, pronouns: called, level, maturity, interests, language }: ParticipantRow): Child {
  return {
    name,
    age,
    level: proficiencyLevels.find(({ id }) => id === level) ?? { id: level, description: '' },
    maturity: contentMaturities.find(({ id }) => id === maturity) ?? { id: maturity, description: '' },
    pronouns: pronouns.find(({ id }) => id === called) ?? null,
    interests,
    language,
  }
}

/** What is left of the day's time, and of the day. Between bedtime and early morning nothing is. */
function limitsOf(
  { secondsLeft, secondsToBedtime }: Pick<ParticipantRow, 'secondsLeft' | 'secondsToBedtime'>,
  now: number,
): Limits {
  const left = [secondsLeft, untilBedtime(secondsToBedtime)].filter((seconds) => seconds !== null)
  if (left.length === 0) return { windDownAt: null, endAt: null }
  const endAt = now + Math.max(0, Math.min(...left)) * 1000
  return { windDownAt: Math.max(now, endAt - windDown), endAt }
}

const nightEndsBeforeBedtime = 14 * 60 * 60

/** Long before bedtime means shortly after midnight: still the night before. */
function untilBedtime(seconds: number | null) {
  return seconds !== null && seconds > nightEndsBeforeBedtime ? 0 : seconds
}

async function readRecentSayings(database: Queries, childId: string) {
  const texts = await participantStore(database).recentUtterances(childId, lastSayings)
  return selectMemories(texts.toReversed()).slice(-8)
}
