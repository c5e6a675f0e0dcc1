import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/server/testing/start-test-server'
import { createIdentityClient } from '@pipit/server/testing/identity-client'
import { seedDemo } from './seed-demo.ts'
import { createCredentials } from './credentials.ts'
import { seedEmptyDatabase } from './seed-empty-database.ts'
import { superadminEmail } from './profiles.ts'

const server = startTestServer({ SUPERADMIN_EMAILS: superadminEmail })

test('the demo seeds a family whose last ten days are saved and aggregated', async () => {
  const people = createCredentials()
  const reported: string[] = []
  await seedDemo({ database: server.database }, server.config, {
    people,
    days: 10,
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
  expect(await count('conversations')).toBeGreaterThan(10)
  expect(await count('conversations where ended_at is null or ended_at <= started_at or ended_at > now()')).toBe(0)
  expect(await count("transcript_entries where who = 'child'")).toBeGreaterThan(60)
  // The lonely break, nine days ago.
  expect(await count("flags where category = 'unhappiness' and read_at is null")).toBe(1)
  expect(await count('(select distinct child_id, date from insights)')).toBeGreaterThan(10)
  expect(await count("insights where (figures->>'words')::int > 0")).toBe(await count('insights'))
  expect(await count('child_words')).toBeGreaterThan(100)
  // The printed passwords work.
  const { email, password } = people.parent
  expect(await createIdentityClient(server).signInWithPassword(email, password)).toHaveProperty('idToken')
}, 120_000)

test('the demo refuses a database that holds another family', async () => {
  await server.createSignedInAccount()
  const seeding = seedEmptyDatabase(server, server.config, () => undefined)
  await expect(seeding).rejects.toThrow('the demo does not mix with other families')
})
