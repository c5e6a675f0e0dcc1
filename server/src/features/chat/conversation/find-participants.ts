import { factStatement } from '@pipit/conversation/facts/fact'
import { helpIn, isCountryCode } from '@pipit/contract/helplines'
import { unlimited, type Card, type Child, type Helplines, type Limits } from '@pipit/conversation/participants'
import { isSuitableActivity } from '@pipit/conversation/prompt/suitable-activity'
import type { Database, Queries } from '@pipit/database/connect'
import { activities } from '../../reference-lists/activities.ts'
import { contentMaturities, proficiencyLevels } from '../../reference-lists/levels.ts'
import { pronouns } from '../../reference-lists/genders-and-pronouns.ts'
import { readFacts } from '../../memories/remember-facts.ts'
import { readLimits } from '../../screen-time/read-limits.ts'
import type { ChildReference } from '../../../database/of-child.ts'
import { participantStore, type ParticipantRow } from './participant-store.ts'

export interface Participants {
  accountId: string
  childId: string
  child: Child
  card: Card | null
  limits: Limits
  helplines: Helplines | null
  memories: string[]
  storeSpeech: boolean
  storeVision: boolean
}

export type ParticipantsRefusal = 'not-registered' | 'no-child' | 'unknown-child' | 'unknown-card' | 'consent-required'

interface StartRequest {
  childId?: string | undefined
  cardId?: string | undefined
}

export type Listener = Pick<Child, 'language' | 'voice'>

/** Nothing is known of them, so the voice is the default. */
export const unknownListener: Listener = { language: 'en', voice: '' }

const maxMemories = 8

/** Chooses the child that the device names, the one it is assigned to, or the family's only child. */
export async function findParticipants(
  database: Database,
  deviceId: string,
  { childId, cardId }: StartRequest,
): Promise<Participants | ParticipantsRefusal> {
  const row = await participantStore(database).find(deviceId, childId ?? null)
  if (!row) return 'not-registered'
  if (row.childId === null) return childId ? 'unknown-child' : 'no-child'
  // A consent to any version counts: a parent who has not read a new text yet must not find the device silent at bedtime.
  if (!row.hasConsent) return 'consent-required'
  const card = cardId ? await findCard(database, row.accountId, cardId) : null
  if (cardId && !card) return 'unknown-card'
  const limits = (await readLimits(database, [row.childId])).get(row.childId) ?? unlimited
  return {
    accountId: row.accountId,
    childId: row.childId,
    child: toChild(row.childId, row),
    card,
    limits,
    helplines: helplinesOf(row),
    memories: await readMemories(database, { accountId: row.accountId, childId: row.childId }),
    storeSpeech: row.speechRetentionDays > 0,
    storeVision: row.visionRetentionDays > 0,
  }
}

/** Somebody who cannot talk is told why in their own language and voice, else in those of the family. */
export async function findListener(database: Queries, deviceId: string): Promise<Listener> {
  const row = await participantStore(database).find(deviceId, null)
  if (row && row.childId !== null) return { language: row.language, voice: row.voice }
  return { language: row?.familyLanguage ?? unknownListener.language, voice: unknownListener.voice }
}

/** Null if the card is not registered to the device's family. */
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

function toChild(
  childId: string,
  {
    name,
    age,
    pronouns: pronounsId,
    level,
    maturity,
    interests,
    activities: favourites,
    language,
    timeZone,
    voice,
  }: ParticipantRow,
): Child {
  return {
    id: childId,
    name,
    age,
    level: proficiencyLevels.find(({ id }) => id === level) ?? { id: level, description: '' },
    maturity: contentMaturities.find(({ id }) => id === maturity) ?? { id: maturity, description: '' },
    pronouns: pronouns.find(({ id }) => id === pronounsId) ?? null,
    interests,
    favouriteActivities: suitableFavourites(favourites, { age, maturity }),
    language,
    timeZone,
    voice,
  }
}

/** A favourite that the child is still too young for waits until it has grown into it. */
function suitableFavourites(favourites: string[], child: { age: number | null; maturity: string }) {
  return activities
    .filter(({ id, suggestedFromAge }) => favourites.includes(id) && isSuitableActivity(suggestedFromAge, child))
    .map(({ id, name }) => ({ id, name }))
}

/** In a country with several, the helpline in the child's language. */
function helplinesOf({ country, language }: Pick<ParticipantRow, 'country' | 'language'>): Helplines | null {
  if (!isCountryCode(country)) return null
  const { emergencyNumber, childHelplines } = helpIn(country)
  const own = childHelplines.find((each) => each.language !== undefined && language.startsWith(each.language))
  return { emergencyNumber, childHelpline: own ?? childHelplines[0] ?? null }
}

async function readMemories(database: Database, child: ChildReference) {
  const facts = await readFacts(database, child)
  return facts.map(factStatement).slice(-maxMemories)
}
