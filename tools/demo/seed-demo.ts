import { setTimeout as delay } from 'node:timers/promises'
import type { Card } from '@pipit/conversation/participants'
import type { Database } from '@pipit/database/connect'
import { createProgress } from '@pipit/server/operations/command/progress'
import type { Config } from '@pipit/server/config/config'
import { findCardOfDevice } from '@pipit/server/features/chat/conversation/find-participants'
import { playHistoryStore } from '@pipit/server/features/memories/play-history-store'
import type { Recordings } from '@pipit/server/features/transcripts/recordings/recordings'
import { seedConversation, type SeededConversation } from './seed-conversation.ts'
import { seedRecordings } from './seed-recordings.ts'
import type { createCredentials } from './credentials.ts'
import { seedDevicesAndCards, type Fleet } from './seed-devices-and-cards.ts'
import { mia, noah, waitListEmails, zoe } from './profiles.ts'
import { planDays } from './plan-days.ts'
import { readDialogues } from './read-dialogues.ts'
import { setUpFamily, type Member } from './set-up-family.ts'
import { createSignUp, type SignedIn } from './sign-up.ts'

export interface SeedTarget {
  database: Database
  /** If it is missing, no recordings are saved. */
  recordings?: Recordings
}

interface SeedOptions {
  people: ReturnType<typeof createCredentials>
  days: number
  report: (line: string) => void
}

/** Creates accounts, devices, cards and three months of conversations; the server's own jobs aggregate the days. */
export async function seedDemo(
  { database, recordings }: SeedTarget,
  config: Config,
  { people, days, report }: SeedOptions,
) {
  const signUp = createSignUp(database, config)
  report('Setting up the demo family; this takes about a minute, once.')
  const superadmin = await signUp.signUp(people.superadmin)
  const parent = await signUp.signUp(people.parent)
  const neighbour = await signUp.signUp(people.neighbour)
  report('The superadmin and two parents have signed up.')
  const fleet = await seedDevicesAndCards(database, config, superadmin)
  for (const email of waitListEmails) await signUp.callAnonymously('POST /wait-list', { body: { email } })
  report(
    `${fleet.cards.length} cards and a few devices are created; ${waitListEmails.length} families are on the wait list.`,
  )
  const family = await setUpDemoFamily(parent, fleet, signUp.url)
  await setUpNeighbour(neighbour, fleet, signUp.url)
  report('Mia, Noah and their neighbour Zoe have their devices and cards.')
  const conversations = await seedConversations(database, family, days, report)
  await rememberPlayed(database, conversations)
  await waitForAggregation(database, report)
  const ofMia = conversations.filter(({ childId }) => childId === family[0]?.childId)
  if (recordings) report(`${await seedRecordings(recordings, ofMia)} recordings of Mia are saved.`)
  await markOldFlagsRead(parent, family)
  for (const person of [superadmin, parent, neighbour]) await person.call('POST /auth/sign-out')
}

async function setUpDemoFamily(parent: SignedIn, { devices, cards }: Fleet, serverUrl: string): Promise<Member[]> {
  const family = setUpFamily(parent, serverUrl)
  const [first, second] = devices
  if (!first || !second) throw new Error('too few devices were created.')
  await family.setName('Robin Demo')
  await family.giveConsent()
  const wifi = await family.addWifi('Demo home', 'correct horse')
  await family.addWifi('Grandma’s house', 'battery staple')
  const miaMember = await family.addChild(mia, first, wifi)
  const noahMember = await family.addChild(noah, second, wifi)
  for (const card of firstOfEach(cards)) await family.addCard(card, ownerOf(card.activity))
  return [miaMember, noahMember]

  /** A card that is no child's favourite belongs to both. */
  function ownerOf(activity: string) {
    if (mia.activities.includes(activity)) return miaMember.childId
    return noah.activities.includes(activity) ? noahMember.childId : null
  }
}

async function setUpNeighbour(neighbour: SignedIn, { devices, cards }: Fleet, serverUrl: string) {
  const family = setUpFamily(neighbour, serverUrl)
  const [, , third] = devices
  const [, card] = cards
  if (!third || !card) throw new Error('too few devices or cards were created.')
  await family.setName('Kim Neighbour')
  await family.giveConsent()
  const { childId } = await family.addChild(zoe, third, await family.addWifi('Next door', 'another horse'))
  await family.addCard(card, childId)
}

const firstOfEach = (cards: Fleet['cards']) =>
  cards.filter(({ activity }, index) => cards.findIndex((each) => each.activity === activity) === index)

async function seedConversations(
  database: Database,
  family: Member[],
  days: number,
  report: (line: string) => void,
): Promise<SeededConversation[]> {
  const dialogues = await readDialogues()
  const now = new Date()
  const plan = family
    .flatMap((member) => planDays({ dialogues, child: member.name, days, now }).map((planned) => ({ member, planned })))
    .toSorted((one, other) => one.planned.startedAt.getTime() - other.planned.startedAt.getTime())
  const cards = await cardsOf(database, family[0]?.deviceId ?? '')
  const conversations: SeededConversation[] = []
  const progress = createProgress('Playing conversations')
  for (const { member, planned } of plan) {
    conversations.push(await seedConversation(database, member, cards, planned))
    const [done, total] = [conversations.length, plan.length]
    progress.show({ done, total, detail: `${done} of ${total}, until ${planned.startedAt.toDateString()}` })
  }
  progress.end()
  report(`${plan.length} conversations of ${days} days are stored.`)
  return conversations
}

/** What the scripted coach would have saved. It knows no levels and no bookmarks here, because the dialogues are written. */
async function rememberPlayed(database: Database, conversations: SeededConversation[]) {
  for (const ofActivity of Map.groupBy(conversations, ({ childId, activity }) => `${childId} ${activity}`).values()) {
    const last = ofActivity.at(-1)
    if (!last || last.activity === null) continue
    const { childId, activity, startedAt, endedAt: lastPlayedAt } = last
    const unknown = { level: null, rightAnswers: null, heard: {}, bookmark: null }
    await playHistoryStore(database).save(childId, activity, {
      ...unknown,
      times: ofActivity.length,
      startedAt,
      lastPlayedAt,
    })
  }
}

async function cardsOf(database: Database, deviceId: string): Promise<Map<string, Card>> {
  const { rows } = await database.pool.query<{ id: string; activity: string }>(
    'select cards.id, activity from cards join devices using (account_id) where devices.id = $1',
    [deviceId],
  )
  const cards = new Map<string, Card>()
  for (const { id, activity } of rows) {
    const card = await findCardOfDevice(database, deviceId, id)
    if (card) cards.set(activity, card)
  }
  return cards
}

async function waitForAggregation({ pool }: Database, report: (line: string) => void) {
  const query = "select count(*)::int as remaining from graphile_worker.jobs where task_identifier = 'aggregate-day'"
  const progress = createProgress('Counting days')
  for (let total = 0; ;) {
    const { rows } = await pool.query<{ remaining: number }>(query)
    const remaining = rows[0]?.remaining ?? 0
    total = Math.max(total, remaining)
    if (remaining === 0) break
    progress.show({ done: total - remaining, total, detail: `${remaining} left` })
    await delay(100)
  }
  progress.end()
  report('All days are counted.')
}

/** The parent has read the flags that are older than four weeks. */
async function markOldFlagsRead({ call, params }: SignedIn, family: Member[]) {
  const readBefore = Date.now() - 28 * 86_400_000
  for (const { childId } of family) {
    const { items } = await call('GET /accounts/:accountId/children/:childId/flags', { params: { ...params, childId } })
    for (const { id, at } of items) {
      if (new Date(at).getTime() > readBefore) continue
      const flag = { ...params, childId, flagId: id }
      await call('PATCH /accounts/:accountId/children/:childId/flags/:flagId', { params: flag, body: { read: true } })
    }
  }
}
