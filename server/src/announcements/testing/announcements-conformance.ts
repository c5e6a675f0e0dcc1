import { randomUUID } from 'node:crypto'
import { sql } from '@pipit/database/sql'
import { expect, onTestFinished, test } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import type { Announcements } from '../announcements.ts'

type TestServer = ReturnType<typeof startTestServer>

interface Implementation {
  server: TestServer
  /** Opens announcements as another process does. */
  open: () => Promise<Announcements>
  /** Cuts the connections on which announcements arrive. */
  cut: () => Promise<void>
}

/** What every implementation of announcements must do. */
export function announcementsConformance({ server, open, cut }: Implementation) {
  const execute = (statement: string, ...values: string[]) => server.database.pool.query(statement, values)
  const rename = (accountId: string) => execute('update accounts set name = gen_random_uuid() where id = $1', accountId)

  const changesOfAccess: Record<string, (family: { accountId: string; sessionId: string }) => Promise<unknown>> = {
    'a session ends': ({ sessionId }) => execute('update sessions set ended_at = now() where id = $1', sessionId),
    'it is disabled': ({ accountId }) => execute('update accounts set disabled = true where id = $1', accountId),
    'it is deleted': ({ accountId }) => execute('delete from accounts where id = $1', accountId),
    async 'a device is deactivated'({ accountId }) {
      const { deviceId } = await aRegisteredDevice(server, accountId)
      await execute('update devices set account_id = null where id = $1', deviceId)
    },
    async 'a guardian is added'({ accountId }) {
      const { accountId: guardianId } = await server.createSignedInAccount()
      await execute(
        `insert into guardians (account_id, guardian_id, role) values ($1, $2, 'viewer')`,
        accountId,
        guardianId,
      )
    },
  }

  async function openRecorded() {
    const announcements = await open()
    onTestFinished(announcements.close)
    const received: string[] = []
    announcements.addListener({
      onAnnouncement: ({ accountId, resource }) => received.push(`${accountId} ${resource}`),
      onDisconnect: () => received.push('disconnected'),
      onReconnect: () => received.push('reconnected'),
    })
    const follow = async (accountId: string) => {
      const following = announcements.follow(accountId)
      await following.ready
      expect(following.isReady()).toBe(true)
      return following
    }
    return { announcements, received, follow }
  }

  test('a change arrives where its account is followed, after the commit, and nowhere else', async () => {
    const [family, other] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
    const [here, there] = [await openRecorded(), await openRecorded()]
    await here.follow(family.accountId)
    await there.follow(other.accountId)
    const rolledBack = server.database.transaction(async (db) => {
      await db.execute(sql`update accounts set disabled = true where id = ${family.accountId}`)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await rename(family.accountId)
    await rename(other.accountId)
    await expect
      .poll(() => [here.received, there.received])
      .toEqual([[`${family.accountId} account`], [`${other.accountId} account`]])
  })

  test('a change of access to an account is announced, whatever the change is', async () => {
    const { received, follow } = await openRecorded()
    for (const [name, change] of Object.entries(changesOfAccess)) {
      const family = await server.createSignedInAccount()
      await follow(family.accountId)
      await change(family)
      await expect.poll(() => received, { message: name }).toContain(`${family.accountId} access`)
    }
  })

  test('what a process announces arrives in all that follow the account, in itself too, until the last follower ends', async () => {
    const accountId = randomUUID()
    const [here, there] = [await openRecorded(), await openRecorded()]
    const [first, second] = [await here.follow(accountId), await here.follow(accountId)]
    await there.follow(accountId)
    const announce = (resource: 'children' | 'cards' | 'memories') =>
      here.announcements.announce({ accountId, resource, id: randomUUID() })
    announce('children')
    await expect.poll(() => here.received).toEqual([`${accountId} children`])
    first.end()
    first.end()
    announce('cards')
    await expect.poll(() => here.received).toEqual([`${accountId} children`, `${accountId} cards`])
    second.end()
    announce('memories')
    await expect.poll(() => there.received).toContain(`${accountId} memories`)
    expect(here.received).toHaveLength(2)
  })

  test('after a lost connection all is followed again, and listeners know of both', async () => {
    const { accountId } = await server.createSignedInAccount()
    const { announcements, received, follow } = await openRecorded()
    const following = await follow(accountId)
    await cut()
    await expect.poll(() => received, { timeout: 8000 }).toEqual(['disconnected', 'reconnected'])
    expect([announcements.isConnected(), following.isReady()]).toEqual([true, true])
    await rename(accountId)
    await expect.poll(() => received).toContain(`${accountId} account`)
  })
}
