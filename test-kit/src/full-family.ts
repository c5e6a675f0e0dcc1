import { everyDay } from './screen-time.ts'
import type { RecordedEntry } from '@pipit/server/features/transcripts/recordings/recordings'
import { aBrowser } from './push/browser.ts'
import { aPicture } from '@pipit/server/features/transcripts/recordings/testing/picture'
import { aConversation, aFlag } from './conversation.ts'
import { aFamily } from './family.ts'
import { createIdentityClient } from './identity-client.ts'
import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>

const hour = 3_600_000

/** A family with something of every kind that Pipit stores about a family, including files. */
export async function aFullFamily(server: TestServer, email: string) {
  const { verified, exchange } = createIdentityClient(server)
  const { idToken, localId: identityUid } = await verified(email)
  const signIn = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
  const family = await aFamily(server, { accountId: signIn.id, token: signIn.access_token })
  const { accountId, bearer, child } = family
  const ofChild = { accountId, childId: child.id }
  const profile = {
    name: 'Ada',
    phone: '+4917012345678',
    photo: `data:image/jpeg;base64,${Buffer.from(aPicture(8, 8)).toString('base64')}`,
  }
  await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: profile })
  await server.call('PATCH /accounts/:accountId/children/:childId', {
    params: ofChild,
    bearer,
    body: {
      speechRetentionDays: 30,
      visionRetentionDays: 30,
      birthDate: '2020-02-29',
      screenTime: everyDay({ minutes: 45 }),
    },
  })
  await server.call('POST /accounts/:accountId/second-contact', {
    params: { accountId },
    bearer,
    body: { name: 'Granny', email: `granny-${email}` },
  })
  await server.call('POST /accounts/:accountId/push-subscriptions', {
    params: { accountId },
    bearer,
    body: aBrowser(`https://fcm.googleapis.com/fcm/send/${accountId}`).subscription,
  })
  const guardian = await server.createSignedInAccount()
  await server.database.pool.query(`insert into guardians (account_id, guardian_id, role) values ($1, $2, 'viewer')`, [
    accountId,
    guardian.accountId,
  ])
  await server.call('POST /accounts/:accountId/guardians/invitations', {
    params: { accountId },
    bearer,
    body: { email: `aunt-${email}`, role: 'viewer' },
  })
  await server.call('POST /wait-list', { body: { email } })
  await server.database.pool.query(`insert into device_presence values ($1, null, null, now(), 80)`, [family.deviceId])
  const conversation = await aConversation(server, {
    ...ofChild,
    deviceId: family.deviceId,
    cardId: family.cardId,
    activity: 'story',
    startedAt: new Date(Date.now() - hour).toISOString(),
    entries: ['I like trains', 'Me too', 'Look at this'],
  })
  await aFlag(server, conversation.entry(1))
  await server.recordings.speech(conversation.entry(1), new Int16Array(16_000).fill(900))
  await server.recordings.vision(conversation.entry(3), aPicture(320, 240))
  await addMemories(server, conversation.entry(1))
  await addInsight(server, child.id)
  await server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
    params: ofChild,
    bearer,
    body: { minutes: 15 },
  })
  const superadmin = await server.createSignedInAccount({ role: 'superadmin' })
  await server.call('GET /accounts/:accountId', { params: { accountId }, bearer: superadmin.token })
  return { ...family, ...ofChild, email, identityUid, conversationId: conversation.id, idToken }
}

async function addMemories({ database }: TestServer, { accountId, childId, conversationId, number }: RecordedEntry) {
  await database.pool.query(
    `insert into facts (id, account_id, child_id, kind, subject, value, said_at, conversation_id, entry_number)
     values (gen_random_uuid(), $1, $2, 'likes', '', 'trains', now(), $3, $4)`,
    [accountId, childId, conversationId, number],
  )
  await database.pool.query(
    `insert into played_activities (account_id, child_id, activity, times, started_at, last_played_at, level, right_answers, heard)
     values ($1, $2, 'quiz', 2, now(), now(), 3, 5, '{}')`,
    [accountId, childId],
  )
}

async function addInsight({ database }: TestServer, childId: string) {
  await database.pool.query(
    `select aggregate_day(account_id, id, (now() - interval '1 hour')::date) from children where id = $1`,
    [childId],
  )
  const hasInsight = async () =>
    (await database.pool.query('select from insights where child_id = $1', [childId])).rowCount === 1
  while (!(await hasInsight()));
}
