import { setTimeout as delay } from 'node:timers/promises'
import type { Card } from '@pipit/conversation/participants'
import type { Config } from '@pipit/server/config'
import type { Database } from '@pipit/server/database/connect'
import { findCardOfDevice } from '@pipit/server/features/chat/find-participants'
import type { Recordings } from '@pipit/server/features/transcripts/recordings/recordings'
import { keepConversation, type Kept } from './keep-conversation.ts'
import { keepRecordings } from './keep-recordings.ts'
import type { newPeople } from './keys.ts'
import { makeFleet, type Fleet } from './seed-devices-and-cards.ts'
import { mia, noah, waiting, zoe } from './people.ts'
import { planDays } from './plan-days.ts'
import { readDialogues } from './read-dialogues.ts'
import { settle, type Member } from './set-up-family.ts'
import { frontDoor, type SignedIn } from './sign-up.ts'

export interface TestServer {
  database: Database
  /** Left out: no recordings are kept. */
  recordings?: Recordings
}

interface Wanted {
  people: ReturnType<typeof newPeople>
  days: number
  tell: (line: string) => void
}

/** People, things, and then what the children said, day by day; the jobs of the running server do the rest. */
export async function fillHouse({ database, recordings }: TestServer, config: Config, { people, days, tell }: Wanted) {
  const door = frontDoor(database, config)
  tell('Filling the demo household; this takes about a minute, once.')
  const superadmin = await door.signUp(people.superadmin)
  const parent = await door.signUp(people.parent)
  const neighbour = await door.signUp(people.neighbour)
  tell('The superadmin and two parents have signed up.')
  const fleet = await makeFleet(database, config, superadmin)
  for (const email of waiting) await door.anybody('POST /wait-list', { body: { email } })
  tell(`${fleet.cards.length} cards and a few devices have left the factory; ${waiting.length} families wait.`)
  const family = await settleFamily(parent, fleet, door.url)
  await settleNeighbour(neighbour, fleet, door.url)
  tell('Mia, Noah and their neighbour Zoe have their devices and cards.')
  const kept = await talk(database, family, days, tell)
  await untilFolded(database, tell)
  const ofMia = kept.filter(({ childId }) => childId === family[0]?.childId)
  if (recordings) tell(`${await keepRecordings(recordings, ofMia)} recordings of Mia are kept.`)
  await readOldFlags(parent, family)
  for (const person of [superadmin, parent, neighbour]) await person.call('POST /auth/sign-out')
}

async function settleFamily(parent: SignedIn, { devices, cards }: Fleet, serverUrl: string): Promise<Member[]> {
  const home = settle(parent, serverUrl)
  const [first, second] = devices
  if (!first || !second) throw new Error('too few devices were made.')
  await home.introduce('Robin Demo')
  const wifi = await home.addWifi('Demo home', 'correct horse')
  await home.addWifi('Grandma’s house', 'battery staple')
  const small = await home.addChild(mia, first, wifi)
  const big = await home.addChild(noah, second, wifi)
  for (const card of firstOfEach(cards)) await home.addCard(card, ownerOf(card.activity))
  return [small, big]

  /** What neither likes best belongs to both. */
  function ownerOf(activity: string) {
    if (mia.activities.includes(activity)) return small.childId
    return noah.activities.includes(activity) ? big.childId : null
  }
}

async function settleNeighbour(neighbour: SignedIn, { devices, cards }: Fleet, serverUrl: string) {
  const home = settle(neighbour, serverUrl)
  const [, , third] = devices
  const [, card] = cards
  if (!third || !card) throw new Error('too few devices or cards were made.')
  await home.introduce('Kim Neighbour')
  const { childId } = await home.addChild(zoe, third, await home.addWifi('Next door', 'another horse'))
  await home.addCard(card, childId)
}

const firstOfEach = (cards: Fleet['cards']) =>
  cards.filter(({ activity }, index) => cards.findIndex((each) => each.activity === activity) === index)

async function talk(database: Database, family: Member[], days: number, tell: (line: string) => void): Promise<Kept[]> {
  const dialogues = await readDialogues()
  const now = new Date()
  const plan = family
    .flatMap((member) => planDays({ dialogues, child: member.name, days, now }).map((planned) => ({ member, planned })))
    .toSorted((one, other) => one.planned.startedAt.getTime() - other.planned.startedAt.getTime())
  const cards = await cardsOf(database, family[0]?.deviceId ?? '')
  const kept: Kept[] = []
  for (const [index, { member, planned }] of plan.entries()) {
    kept.push(await keepConversation(database, member, cards, planned))
    const isLastOfWeek = plan[index + 1]?.planned.week !== planned.week
    if (isLastOfWeek) tell(`Until ${planned.startedAt.toDateString()}: ${index + 1} of ${plan.length} conversations.`)
  }
  return kept
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

async function untilFolded({ pool }: Database, tell: (line: string) => void) {
  const question = "select count(*)::int as left from graphile_worker.jobs where task_identifier = 'aggregate-day'"
  let told = Date.now()
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(question)
    const left = rows[0]?.left ?? 0
    if (left === 0) return tell('All days are counted.')
    if (Date.now() - told > 3_000) {
      told = Date.now()
      tell(`${left} days are still to be counted.`)
    }
    await delay(100)
  }
}

/** What is weeks ago the parent has read; what is new waits. */
async function readOldFlags({ call, params }: SignedIn, family: Member[]) {
  const longAgo = Date.now() - 28 * 86_400_000
  for (const { childId } of family) {
    const { items } = await call('GET /accounts/:accountId/children/:childId/flags', { params: { ...params, childId } })
    for (const { id, at } of items) {
      if (new Date(at).getTime() > longAgo) continue
      const flag = { ...params, childId, flagId: id }
      await call('PATCH /accounts/:accountId/children/:childId/flags/:flagId', { params: flag, body: { read: true } })
    }
  }
}
