import { expect, test } from 'vitest'
import { createQuietCalendar, weekdayOf } from '@pipit/server/features/screen-time/quiet-hours'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { seedDemo } from './seed-demo.ts'
import { createCredentials } from './credentials.ts'
import { seedEmptyDatabase } from './seed-empty-database.ts'
import { superadminEmail } from './profiles.ts'

const server = startTestServer({ SUPERADMIN_EMAILS: superadminEmail })

test('the demo seeds a family that keeps its own rules for three months', async () => {
  const people = createCredentials()
  const reported: string[] = []
  await seedDemo({ database: server.database }, server.config, {
    people,
    days: 90,
    report: (line) => reported.push(line),
  })
  const count = async (what: string) => {
    const { rows } = await server.database.pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)
    return rows[0]?.count
  }
  expect(reported.at(-1)).toBe('All days are counted.')
  expect(await count('children')).toBe(3)
  expect(await count("devices where account_id is not null and firmware = '1.4.2'")).toBe(3)
  expect(await count('devices where account_id is null')).toBe(6)
  expect(await count('devices where proven_at is not null')).toBe(3)
  expect(await count('cards where account_id is not null')).toBe(18)
  expect(await count('conversations')).toBeGreaterThan(100)
  expect(await count('conversations where ended_at is null or ended_at <= started_at or ended_at > now()')).toBe(0)
  expect(await count("transcript_entries where who = 'child'")).toBeGreaterThan(500)
  // The lonely break, nine days ago; older notes are read.
  expect(await count("flags where category = 'unhappiness' and read_at is null")).toBe(1)
  expect(await count('(select distinct child_id, date from insights)')).toBeGreaterThan(80)
  expect(await count("insights where (figures->>'words')::int > 0")).toBe(await count('insights'))
  expect(await count('child_words')).toBeGreaterThan(500)

  // The printed passwords work.
  const { idToken } = await createIdentityClient(server).signInWithPassword(people.parent.email, people.parent.password)
  const { id: accountId, access_token: bearer } = await server.call('POST /auth/sign-in/id', { bearer: idToken ?? '' })
  const { account, children } = await server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })
  expect(children.map(({ name }) => name)).toEqual(['Mia', 'Noah'])
  for (const { id: childId, name } of children) {
    const params = { accountId, childId }
    const { screenTime } = await server.call('GET /accounts/:accountId/children/:childId', { params, bearer })
    const { isQuiet } = createQuietCalendar(account.timeZone, screenTime.quietHours)
    const conversations = await listConversations(childId, account.timeZone)
    expect(conversations.filter(({ startedAt, endedAt }) => isQuiet(+startedAt) || isQuiet(+endedAt))).toEqual([])
    for (const [day, ofDay] of Map.groupBy(conversations, (each) => each.day)) {
      const minutes = ofDay.reduce((sum, { startedAt, endedAt }) => sum + (+endedAt - +startedAt) / 60_000, 0)
      const weekday = weekdayOf(Temporal.PlainDate.from(day))
      expect(minutes, `${name} on ${day}`).toBeLessThanOrEqual(screenTime.minutes[weekday] ?? Infinity)
    }

    const memories = await server.call('GET /accounts/:accountId/children/:childId/memories', { params, bearer })
    expect(memories.facts.length).toBeGreaterThan(5)
    expect(memories.activities.length).toBeGreaterThan(5)
    // The facts are not only those of the last days.
    const oldest = Math.min(...memories.facts.map(({ saidAt }) => Date.parse(saidAt)))
    expect(oldest).toBeLessThan(Date.now() - 30 * 86_400_000)
  }
}, 240_000)

async function listConversations(childId: string, timeZone: string) {
  const { rows } = await server.database.pool.query<{ startedAt: Date; endedAt: Date; day: string }>(
    `select started_at as "startedAt", ended_at as "endedAt", (started_at at time zone $2)::date::text as day
       from conversations where child_id = $1`,
    [childId, timeZone],
  )
  return rows
}

test('the demo refuses a database that holds another family', async () => {
  await server.createSignedInAccount()
  const seeding = seedEmptyDatabase(server, server.config, () => undefined)
  await expect(seeding).rejects.toThrow('the demo does not mix with other families')
})
