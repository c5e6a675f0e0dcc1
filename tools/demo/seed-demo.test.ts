import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/server/testing/start-test-server'
import { people as peopleOf } from '@pipit/server/testing/people'
import { fillHouse } from './seed-demo.ts'
import { newPeople } from './keys.ts'
import { moveIn } from './seed-accounts.ts'
import { superadminEmail } from './people.ts'

const server = startTestServer({ SUPERADMIN_EMAILS: superadminEmail })

test('the last days of the household are lived through, kept and counted', async () => {
  const people = newPeople()
  const told: string[] = []
  await fillHouse(server, server.config, { people, days: 10, tell: (line) => told.push(line) })
  const count = async (what: string) => {
    const { rows } = await server.database.pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)
    return rows[0]?.count
  }
  expect(told.at(-1)).toBe('All days are counted.')
  expect(await count('children')).toBe(3)
  expect(await count("devices where account_id is not null and firmware = '1.4.2'")).toBe(3)
  expect(await count('devices where account_id is null')).toBe(6)
  expect(await count('cards where account_id is not null')).toBe(18)
  expect(await count('conversations')).toBeGreaterThan(10)
  expect(await count('conversations where ended_at is null or ended_at <= started_at or ended_at > now()')).toBe(0)
  expect(await count("transcript_entries where who = 'child'")).toBeGreaterThan(60)
  // The lonely break, nine days ago.
  expect(await count("flags where category = 'unhappiness' and read_at is null")).toBe(1)
  expect(await count('(select distinct child_id, date from insights)')).toBeGreaterThan(10)
  expect(await count("insights where (figures->>'words')::int > 0")).toBe(await count('insights'))
  expect(await count('child_words')).toBeGreaterThan(100)
  // The passwords that are printed open the door.
  const { email, password } = people.parent
  expect(await peopleOf(server).signInWithPassword(email, password)).toHaveProperty('idToken')
}, 120_000)

test('nobody moves in where another family lives', async () => {
  await server.someoneSignedIn()
  const movingIn = moveIn(server, server.config, () => undefined)
  await expect(movingIn).rejects.toThrow('the demo does not mix with other families')
})
