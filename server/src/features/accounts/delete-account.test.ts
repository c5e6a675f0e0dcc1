import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import { aFlag, aConversation } from '../../testing/conversation.ts'
import { people } from '../../testing/people.ts'
import { deleteAccount } from './delete-account.ts'

const server = startTestServer()
const { verified, exchange } = people(server)
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows

const remove = (accountId: string, bearer: string) =>
  server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer })
const isLetIn = (accountId: string, bearer: string) =>
  server.call('GET /accounts/:accountId', { params: { accountId }, bearer }).then(
    () => true,
    () => false,
  )

async function someoneVerified(email: string) {
  const { idToken, localId } = await verified(email)
  const { id, access_token: token } = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
  return { accountId: id, token, idToken, uid: localId }
}

/** The table and column of each row that still names the account, whatever tables there are. */
async function tracesOf(accountId: string) {
  const columns = await query(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public'
        and (column_name = 'account_id' or (table_name = 'accounts' and column_name = 'id'))`,
  )
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const rows = await query(`select 1 from public.${table} where ${column}::text = $1`, [accountId])
      return rows.map(() => `${table}.${column}`)
    }),
  )
  return found.flat().toSorted()
}

const belongings = ['cards', 'children', 'devices', 'sessions', 'wifi_networks']
const everywhere = ['account_terms.account_id', 'accounts.id', ...belongings.map((table) => `${table}.account_id`)]

describe('deleting an account', () => {
  test('leaves nothing of the family, and its tokens are dead at once', async () => {
    const parent = await someoneVerified('leaving@example.org')
    const { deviceId, cardId, child } = await aFamily(server, parent)
    await server.call('POST /wait-list', { body: { email: 'leaving@example.org' } })
    expect(await tracesOf(parent.accountId)).toEqual(everywhere)
    const ofChild = { accountId: parent.accountId, childId: child.id }
    const { entry } = await aConversation(server, {
      ...ofChild,
      startedAt: '2026-11-01T08:00:00Z',
      entries: ['Hello', 'Good morning'],
    })
    await aFlag(server, entry(1))
    await query(
      `insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, at)
       values (gen_random_uuid(), $1, $2, $3, 1, 'speech', 'of a family that left', now())`,
      [ofChild.accountId, ofChild.childId, entry(1).conversationId],
    )

    await remove(parent.accountId, parent.token)

    expect(await tracesOf(parent.accountId)).toEqual([])
    expect(await query('select 1 from transcript_entries where child_id = $1', [child.id])).toEqual([])
    expect(await query("select 1 from files_to_delete where file = 'of a family that left'")).toHaveLength(1)
    await expect.poll(() => isLetIn(parent.accountId, parent.token)).toBe(false)
    expect((await exchange(parent.idToken)).status).toBe(401)
    expect(await query('select 1 from identity.users where uid = $1', [parent.uid])).toEqual([])
    expect(await query('select 1 from wait_list_entries where email = $1', ['leaving@example.org'])).toEqual([])
    const detached = { status: 'deactivated', name: null, child_id: null, registered_at: null }
    const disconnected = { ...detached, wifi_network_id: null, encrypted_api_key: null }
    expect(await query('select * from devices where id = $1', [deviceId])).toMatchObject([disconnected])
    expect(await query('select * from cards where id = $1', [cardId])).toMatchObject([detached])
  })

  test('leaves every other family as it was', async () => {
    const neighbour = await aFamily(server)
    const { accountId, token } = await server.someoneSignedIn()
    await remove(accountId, token)
    expect(await isLetIn(neighbour.accountId, neighbour.bearer)).toBe(true)
    expect(await tracesOf(neighbour.accountId)).toEqual(everywhere)
  })

  test('lets the person begin anew with the same address', async () => {
    const before = await someoneVerified('anew@example.org')
    await remove(before.accountId, before.token)
    const after = await someoneVerified('anew@example.org')
    expect(after.accountId).not.toBe(before.accountId)
    expect(await isLetIn(after.accountId, after.token)).toBe(true)
  })

  test('wants a sign-in of the last five minutes', async () => {
    const { accountId, sessionId, token } = await server.someoneSignedIn()
    const signedIn = (ago: string) =>
      query('update sessions set signed_in_at = now() - $2::interval where id = $1', [sessionId, ago])
    await signedIn('5 minutes 1 second')
    await expect(remove(accountId, token)).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' })
    expect(await isLetIn(accountId, token)).toBe(true)
    await signedIn('4 minutes 50 seconds')
    await remove(accountId, token)
    expect(await tracesOf(accountId)).toEqual([])
  })

  test('of somebody else asks the superadmin for the recent sign-in', async () => {
    const { accountId } = await server.someoneSignedIn()
    const { sessionId, token } = await server.someoneSignedIn({ role: 'superadmin' })
    await query("update sessions set signed_in_at = now() - interval '1 hour' where id = $1", [sessionId])
    await expect(remove(accountId, token)).rejects.toMatchObject({ code: 'recent-sign-in-required' })
    await query('update sessions set signed_in_at = now() where id = $1', [sessionId])
    await remove(accountId, token)
    expect(await tracesOf(accountId)).toEqual([])
  })

  test('with an identity provider that cannot be reached leaves everything as it was', async () => {
    const { accountId, bearer } = await aFamily(server)
    const identity = { deleteUser: () => Promise.reject(new Error('out of reach')) }
    await expect(deleteAccount({ database: server.database, identity }, accountId)).rejects.toThrow('out of reach')
    expect(await tracesOf(accountId)).toEqual(everywhere)
    await expect.poll(() => isLetIn(accountId, bearer)).toBe(true)
  })

  test('works too where the identity provider knows nothing of our tables', async () => {
    const { accountId } = await aFamily(server)
    await deleteAccount({ database: server.database, identity: { deleteUser: async () => undefined } }, accountId)
    expect(await tracesOf(accountId)).toEqual([])
  })
})

describe('the last superadmin', () => {
  const only = (...accountIds: string[]) =>
    query("update accounts set role = 'parent' where role = 'superadmin' and id <> all($1)", [accountIds])
  const superadmin = () => server.someoneSignedIn({ role: 'superadmin' })

  test('cannot be deleted', async () => {
    const { accountId, token } = await superadmin()
    await only(accountId)
    await expect(remove(accountId, token)).rejects.toMatchObject({ status: 409, code: 'last-superadmin' })
    expect(await isLetIn(accountId, token)).toBe(true)
  })

  test('is one whose colleagues are all switched off', async () => {
    const [working, switchedOff] = [await superadmin(), await superadmin()]
    await only(working.accountId, switchedOff.accountId)
    await query('update accounts set disabled = true where id = $1', [switchedOff.accountId])
    await expect(remove(working.accountId, working.token)).rejects.toMatchObject({ code: 'last-superadmin' })
    await remove(switchedOff.accountId, working.token)
    expect(await tracesOf(switchedOff.accountId)).toEqual([])
  })

  test.each([1, 2, 3, 4, 5])('stays when all leave at the same moment (round %i)', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, superadmin))
    await only(...all.map(({ accountId }) => accountId))
    const leave = ({ accountId, token }: { accountId: string; token: string }) =>
      remove(accountId, token).then(
        () => 'gone',
        ({ code }: { code: string }) => code,
      )
    const outcomes = await Promise.all(all.map(leave))
    expect(outcomes.toSorted()).toEqual(['gone', 'gone', 'gone', 'last-superadmin'])
  })
})
