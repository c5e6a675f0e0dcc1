import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDiskFiles } from '../../../adapters/files/disk.ts'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import { aFlag, aConversation } from '@pipit/test-kit/conversation'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { deleteAccount } from './delete-account.ts'

const server = startTestServer()
const { verified, exchange } = createIdentityClient(server)
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows

const remove = (accountId: string, bearer: string) =>
  server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer })
const isAccepted = (accountId: string, bearer: string) =>
  server.call('GET /accounts/:accountId', { params: { accountId }, bearer }).then(
    () => true,
    () => false,
  )

/** With an identity provider that a test controls. */
const dependenciesWith = (identity: { deleteUser: () => Promise<void> }) => ({
  database: server.database,
  identity,
  files: createDiskFiles(join(server.config.dataFolder, 'files')),
  sendMail: async () => undefined,
  publicUrl: server.url,
  log: server.failureLog,
})

async function someoneVerified(email: string) {
  const { idToken, localId } = await verified(email)
  const { id, access_token: token } = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
  return { accountId: id, token, idToken, uid: localId }
}

/** The table and column of each row that refers to the account, except in the audit trail, which outlives it. */
async function findReferences(accountId: string) {
  const columns = await query(
    `select table_name as "table", column_name as "column" from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'audit%'
        and (column_name = 'account_id' or (table_name = 'accounts' and column_name = 'id'))`,
  )
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const rows = await query(`select 1 from public.${table} where ${column}::text = $1`, [accountId])
      return rows.map(() => `${table}.${column}`)
    }),
  )
  return [...new Set(found.flat())].toSorted()
}

const familyTables = ['cards', 'children', 'consents', 'devices', 'family_changes', 'sessions', 'wifi_networks']
const allReferences = ['account_terms.account_id', 'accounts.id', ...familyTables.map((table) => `${table}.account_id`)]

describe('account deletion', () => {
  test('deleting an account removes everything of the family and revokes its tokens at once', async () => {
    const parent = await someoneVerified('deleted@example.org')
    const { deviceId, cardId, child } = await aFamily(server, parent)
    await server.call('POST /wait-list', { body: { email: 'deleted@example.org' } })
    expect(await findReferences(parent.accountId)).toEqual(allReferences)
    const ofChild = { accountId: parent.accountId, childId: child.id }
    const { entry } = await aConversation(server, {
      ...ofChild,
      startedAt: '2026-11-01T08:00:00Z',
      entries: ['Hello', 'Good morning'],
    })
    await aFlag(server, entry(1))
    await query(
      `insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, at)
       values (gen_random_uuid(), $1, $2, $3, 1, 'speech', 'file of a deleted family', now())`,
      [ofChild.accountId, ofChild.childId, entry(1).conversationId],
    )

    await remove(parent.accountId, parent.token)

    expect(await findReferences(parent.accountId)).toEqual([])
    expect(await query('select 1 from transcript_entries where child_id = $1', [child.id])).toEqual([])
    expect(await query("select 1 from files_to_delete where file = 'file of a deleted family'")).toEqual([])
    await expect.poll(() => isAccepted(parent.accountId, parent.token)).toBe(false)
    expect((await exchange(parent.idToken)).status).toBe(401)
    expect(await query('select 1 from identity.users where uid = $1', [parent.uid])).toEqual([])
    expect(await query('select 1 from wait_list_entries where email = $1', ['deleted@example.org'])).toEqual([])
    const detached = { status: 'deactivated', name: null, child_id: null, registered_at: null }
    const disconnected = { ...detached, wifi_network_id: null, encrypted_api_key: null }
    expect(await query('select * from devices where id = $1', [deviceId])).toMatchObject([disconnected])
    expect(await query('select * from cards where id = $1', [cardId])).toMatchObject([detached])
  })

  test('deleting an account deletes the mails to its address, in the outbox and in the queue, and no other mails', async () => {
    const mails = async () => {
      const [stored] = await query('select count(*)::int from outbox_mails')
      return stored?.count as number
    }
    const parent = await someoneVerified('mailed@example.org')
    await someoneVerified('neighbour@example.org')
    const before = await mails()
    for (const email of ['mailed@example.org', 'neighbour@example.org'])
      await server.call('POST /auth/send-reset-password-email', { body: { email } })
    await expect.poll(mails).toBe(before + 2)
    // The mail server is unreachable.
    const waiting = `insert into graphile_worker._private_jobs (task_id, payload, run_at)
      select id, json_build_object('recipient', encode(sha256($1::bytea), 'hex')), now() + interval '1 day'
        from graphile_worker._private_tasks where identifier = 'send-mail'`
    await query(waiting, ['mailed@example.org'])
    await query(waiting, ['neighbour@example.org'])

    await remove(parent.accountId, parent.token)
    // Only the receipt of the deletion, which is sent afterwards.
    await expect.poll(mails).toBe(before + 2)
    const toDeleted = (await server.readOutbox())
      .split('<article>')
      .filter((mail) => mail.includes('mailed@example.org'))
    expect(toDeleted).toEqual([expect.stringContaining('Your Pipit account is deleted')])
    expect(await server.readOutbox()).toContain('neighbour@example.org')
    expect(
      await query("select 1 from graphile_worker._private_jobs where payload ->> 'recipient' is not null"),
    ).toHaveLength(1)
  })

  test('nothing that names a deleted person is left in any table, and their id only in the audit trail', async () => {
    const email = 'remembered-by-nobody@example.org'
    const parent = await someoneVerified(email)
    await aFamily(server, parent)
    const params = { accountId: parent.accountId }
    await server.call('PATCH /accounts/:accountId', {
      params,
      bearer: parent.token,
      body: { name: 'Wilhelmina Nobody' },
    })
    await server.call('POST /auth/send-reset-password-email', { body: { email } })
    const findMentions = async (pattern: string) => {
      const tables = await query(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'partitions')`,
      )
      const mentions = tables.map(async ({ name }) => {
        const rows = await query(`select 1 from ${name} t where t::text ~* $1`, [pattern])
        return rows.length > 0 ? [name as string] : []
      })
      return (await Promise.all(mentions)).flat()
    }
    const names = `${email}|Wilhelmina|${parent.uid}`
    expect(await findMentions(names)).toEqual(expect.arrayContaining(['public.accounts', 'identity.users']))
    await remove(parent.accountId, parent.token)
    await expect.poll(() => findMentions(names)).toEqual([])
    const auditTables = new Set(['public.audit_chains', 'public.audit_checkpoints', 'public.audit_entries'])
    const mentioning = await findMentions(parent.accountId)
    expect(mentioning.filter((table) => !auditTables.has(table))).toEqual([])
    expect(mentioning).toContain('public.audit_entries')
  })

  test('deleting an account does not affect other families', async () => {
    const neighbour = await aFamily(server)
    const { accountId, token } = await server.createSignedInAccount()
    await remove(accountId, token)
    expect(await isAccepted(neighbour.accountId, neighbour.bearer)).toBe(true)
    expect(await findReferences(neighbour.accountId)).toEqual(allReferences)
  })

  test('deleting an account allows a new account with the same email', async () => {
    const before = await someoneVerified('same-email@example.org')
    await remove(before.accountId, before.token)
    const after = await someoneVerified('same-email@example.org')
    expect(after.accountId).not.toBe(before.accountId)
    expect(await isAccepted(after.accountId, after.token)).toBe(true)
  })

  test('deleting an account requires a sign-in within the last five minutes', async () => {
    const { accountId, sessionId, token } = await server.createSignedInAccount()
    const setSignedIn = (ago: string) =>
      query('update sessions set signed_in_at = now() - $2::interval where id = $1', [sessionId, ago])
    await setSignedIn('5 minutes 1 second')
    await expect(remove(accountId, token)).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' })
    expect(await isAccepted(accountId, token)).toBe(true)
    await setSignedIn('4 minutes 50 seconds')
    await remove(accountId, token)
    expect(await findReferences(accountId)).toEqual([])
  })

  test('deleting another account requires a recent sign-in of the superadmin', async () => {
    const { accountId } = await server.createSignedInAccount()
    const { sessionId, token } = await server.createSignedInAccount({ role: 'superadmin' })
    await query("update sessions set signed_in_at = now() - interval '1 hour' where id = $1", [sessionId])
    await expect(remove(accountId, token)).rejects.toMatchObject({ code: 'recent-sign-in-required' })
    await query('update sessions set signed_in_at = now() where id = $1', [sessionId])
    await remove(accountId, token)
    expect(await findReferences(accountId)).toEqual([])
  })

  test('deleting an account changes nothing if the identity provider is unreachable', async () => {
    const { accountId, bearer } = await aFamily(server)
    const identity = { deleteUser: () => Promise.reject(new Error('unreachable')) }
    await expect(deleteAccount(dependenciesWith(identity), { accountId, actorId: accountId })).rejects.toThrow(
      'unreachable',
    )
    expect(await findReferences(accountId)).toEqual(allReferences)
    await expect.poll(() => isAccepted(accountId, bearer)).toBe(true)
  })

  test('deleting an account removes its rows even if the identity provider does not', async () => {
    const { accountId } = await aFamily(server)
    await deleteAccount(dependenciesWith({ deleteUser: async () => undefined }), { accountId, actorId: accountId })
    expect(await findReferences(accountId)).toEqual([])
  })
})

describe('protection of the last superadmin', () => {
  const only = (...accountIds: string[]) =>
    query("update accounts set role = 'parent' where role = 'superadmin' and id <> all($1)", [accountIds])
  const superadmin = () => server.createSignedInAccount({ role: 'superadmin' })

  test('the last superadmin cannot be deleted', async () => {
    const { accountId, token } = await superadmin()
    await only(accountId)
    await expect(remove(accountId, token)).rejects.toMatchObject({ status: 409, code: 'last-superadmin' })
    expect(await isAccepted(accountId, token)).toBe(true)
  })

  test('the last superadmin is the only one who is not disabled, and cannot be deleted', async () => {
    const [enabled, disabled] = [await superadmin(), await superadmin()]
    await only(enabled.accountId, disabled.accountId)
    await query('update accounts set disabled = true where id = $1', [disabled.accountId])
    await expect(remove(enabled.accountId, enabled.token)).rejects.toMatchObject({ code: 'last-superadmin' })
    await remove(disabled.accountId, enabled.token)
    expect(await findReferences(disabled.accountId)).toEqual([])
  })

  test.each([1, 2, 3, 4, 5])(
    'the last superadmin remains when all superadmins delete their accounts at the same time (round %i)',
    async () => {
      const all = await Promise.all(Array.from({ length: 4 }, superadmin))
      await only(...all.map(({ accountId }) => accountId))
      const tryToDelete = ({ accountId, token }: { accountId: string; token: string }) =>
        remove(accountId, token).then(
          () => 'deleted',
          ({ code }: { code: string }) => code,
        )
      const outcomes = await Promise.all(all.map(tryToDelete))
      expect(outcomes.toSorted()).toEqual(['deleted', 'deleted', 'deleted', 'last-superadmin'])
    },
  )
})
