import { selectMemories } from '@pipit/conversation/prompt/memory'
import type { Card, Child, Limits } from '@pipit/conversation/participants'
import type { Database } from '../../database/connect.ts'
import { activities } from '../reference-lists/activities.ts'
import { contentMaturities, proficiencyLevels } from '../reference-lists/levels.ts'
import { pronouns } from '../reference-lists/people.ts'

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

interface Row {
  accountId: string
  timeZone: string
  childId: string | null
  name: string
  age: number | null
  pronouns: string | null
  level: string
  maturity: string
  interests: string[]
  language: string
  keepSpeechDays: number
  keepVisionDays: number
  secondsLeft: number | null
  secondsToBedtime: number | null
}

interface Wanted {
  childId?: string | undefined
  cardId?: string | undefined
}

const windDown = 3 * 60_000
const lastSayings = 60

/** Whom a device talks with: the child that is asked for, the one it was given to, or the family's only one. */
export async function findParticipants(
  database: Database,
  deviceId: string,
  { childId, cardId }: Wanted,
): Promise<Participants | ParticipantsRefusal> {
  const row = await readRow(database, deviceId, childId)
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
export async function findCardOfDevice(database: Database, deviceId: string, cardId: string) {
  const { rows } = await database.pool.query<{ accountId: string | null }>(
    'select account_id as "accountId" from devices where id = $1',
    [deviceId],
  )
  const accountId = rows[0]?.accountId
  return accountId ? findCard(database, accountId, cardId) : null
}

async function findCard({ pool }: Database, accountId: string, cardId: string): Promise<Card | null> {
  const { rows } = await pool.query<{ id: string; name: string | null; activity: string }>(
    'select id, name, activity from cards where id = $1 and account_id = $2',
    [cardId, accountId],
  )
  const [card] = rows
  if (!card) return null
  const activity = activities.find(({ id }) => id === card.activity) ?? null
  return { id: card.id, name: card.name ?? activity?.name ?? '', activity }
}

async function readRow({ pool }: Database, deviceId: string, childId: string | undefined) {
  const { rows } = await pool.query<Row>(
    `select account.id as "accountId", child.id as "childId", child.name, child.pronouns,
            extract(year from age((now() at time zone zone)::date, child.birth_date))::int as age,
            child.proficiency_level as level, child.content_maturity as maturity, child.interests, child.language,
            child.keep_speech_days as "keepSpeechDays", child.keep_vision_days as "keepVisionDays",
            child.daily_minutes * 60 - (
              select coalesce(sum(extract(epoch from coalesce(ended_at, alive_at) - started_at)), 0)
                from conversations where child_id = child.id and started_at >= date_trunc('day', now(), zone)
            )::float8 as "secondsLeft",
            extract(epoch from (date_trunc('day', now() at time zone zone) + child.bedtime::time) at time zone zone - now())::float8
              as "secondsToBedtime"
       from devices device
       join accounts account on account.id = device.account_id
       cross join lateral (select account.time_zone as zone) clock
       left join lateral (
         select * from children
          where account_id = account.id and id = coalesce($2, device.child_id, (
            select min(id::text)::uuid from children where account_id = account.id having count(*) = 1
          ))
       ) child on true
      where device.id = $1`,
    [deviceId, childId ?? null],
  )
  return rows[0]
}

function toChild({ name, age, pronouns: called, level, maturity, interests, language }: Row): Child {
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
  { secondsLeft, secondsToBedtime }: Pick<Row, 'secondsLeft' | 'secondsToBedtime'>,
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

async function readRecentSayings({ pool }: Database, childId: string) {
  const { rows } = await pool.query<{ text: string }>(
    `select text from transcript_entries where child_id = $1 and who = 'child' and text is not null
      order by at desc limit $2`,
    [childId, lastSayings],
  )
  return selectMemories(rows.map(({ text }) => text).toReversed()).slice(-8)
}
