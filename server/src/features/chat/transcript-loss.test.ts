import { gravePhrases, hostileText, wordBoundary } from '@pipit/conversation/testing/hostile-text'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'

/** What the next utterance is transcribed as. */
let transcribedText = ''
const voice = testVoice({
  hear: async () => transcribedText,
  think: (childText) => (childText === 'draw a frog' ? 'A frog 🐸 for you, 𠮷!' : 'Hello there!'),
})
const server = startTestServer({ LOG_ERROR_CAUSES: 'false' }, { voice: { ...voice, think: inHalves } })
const sockets = openSockets()

/** A language model that sends each character of two UTF-16 units in two pieces. */
async function* inHalves(...request: Parameters<typeof voice.think>) {
  for await (const text of voice.think(...request)) yield* text.split('')
}

const readMailCount = async () =>
  Number((await server.database.pool.query<{ count: string }>('select count(*) from outbox_mails')).rows[0]?.count)

describe('text that PostgreSQL cannot store', () => {
  test.each([
    ['a NUL', 'one\0two', 'one two'],
    ['half of an emoji', 'oh \uD83D no', 'oh \uFFFD no'],
    ['an emoji at the place of a cut', `a${'😀'.repeat(125)} and more`, `a${'😀'.repeat(125)} and more`],
  ])('a transcript with %s is complete, and so are its flags', async (_, text, stored) => {
    const { connect, readChildTexts, readFlags } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    for (const each of ['first', text, 'I want to hurt myself', 'last']) device.type(each)
    await expect.poll(readChildTexts).toContain('last')
    expect((await readChildTexts()).join(' ')).toBe(`first ${stored} I want to hurt myself last`)
    expect(await readFlags()).toMatchObject([{ category: 'self-harm', severity: 'high' }])
    expect(server.logLines).toEqual([])
  })

  test('a character that the language model sends in two pieces is stored whole', async () => {
    const { connect, readTranscript } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    device.type('draw a frog')
    await expect.poll(readTranscript).toContainEqual({ who: 'coach', text: 'A frog for you, 𠮷!' })
  })
})

describe('a flag of high severity', () => {
  test.each(['typed', 'spoken'])(
    'reaches the parent with a mail, whatever surrounds the words, if they are %s',
    async (how) => {
      const { connect, readFlags, child } = await aFamilyInConversation(server, sockets)
      const device = await connect()
      await device.start()
      await device.waitForCoachText('Hello there!')
      const aroundGravePhrase = fc.tuple(
        hostileText,
        wordBoundary,
        fc.constantFrom(...gravePhrases),
        wordBoundary,
        hostileText,
      )
      await fc.assert(
        fc.asyncProperty(aroundGravePhrase, async (parts) => {
          // Only the first flag within 15 minutes is mailed.
          await server.database.pool.query('delete from flags where child_id = $1', [child.id])
          const mailsBefore = await readMailCount()
          transcribedText = parts.join('')
          if (how === 'typed') device.type(transcribedText)
          else {
            device.say(1)
            device.socket.emit('end-of-speech', device.next())
          }
          await expect.poll(readFlags).toContainEqual(expect.objectContaining({ severity: 'high' }))
          await expect.poll(readMailCount).toBeGreaterThan(mailsBefore)
        }),
        { numRuns: 25 },
      )
      expect(server.logLines).toEqual([])
    },
  )

  test('is mailed once, although there are flags of medium severity before and after it', async () => {
    const { connect, readFlags } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.start()
    const mailsBefore = await readMailCount()
    for (const text of ['nobody likes me', 'I want to hurt myself', 'they laugh at me']) {
      device.type(text)
      await device.waitForEvent('transcript', expect.objectContaining({ text }))
    }
    await expect
      .poll(async () => (await readFlags()).map(({ severity }) => severity))
      .toEqual(['medium', 'high', 'medium'])
    const waiting = `select from graphile_worker.jobs where task_identifier in ('notify-of-flag', 'send-mail')`
    await expect.poll(async () => (await server.database.pool.query(waiting)).rowCount).toBe(0)
    expect(await readMailCount()).toBe(mailsBefore + 1)
  })

  test('is mailed although the process was killed as soon as the flag was stored', async () => {
    const { connect, readFlags } = await aFamilyInConversation(server, sockets)
    const killed = await server.anotherProcess()
    const device = await connect({ url: killed.url })
    await device.start()
    await expect.poll(device.coachTexts).not.toEqual([])
    const mailsBefore = await readMailCount()

    // Until the process is killed, nobody can queue a job.
    const blocker = await server.database.pool.connect()
    await blocker.query('begin; lock table graphile_worker._private_jobs in exclusive mode')
    device.type('I want to hurt myself')
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'update conversations'`
    const isWaiting = async () => (await server.database.pool.query(waiting)).rowCount === 1
    await expect.poll(async () => (await isWaiting()) || (await readFlags()).length === 1).toBe(true)
    await killed.kill()
    await blocker.query('commit')
    blocker.release()

    await expect.poll(readFlags).toMatchObject([{ severity: 'high' }])
    await expect.poll(readMailCount).toBe(mailsBefore + 1)
  })
})

describe('an entry that the database refuses', () => {
  // It stays: dropping it would lock the partitions in another order than retries do, which can be a deadlock.
  beforeAll(async () => {
    const { pool } = server.database
    await pool.query(`create function refuse_dragons() returns trigger language plpgsql as $$ begin
      if new.text like '%dragon%' then raise exception 'no %', new.text using errcode = '22021'; end if;
      return new; end $$`)
    await pool.query(
      `create trigger refuse before insert on transcript_entries for each row execute function refuse_dragons()`,
    )
  })

  test('is stored without its words, and the other entries and all flags are stored', async () => {
    const { connect, readTranscript, readFlags } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    for (const text of ['first', 'my dragon says I want to hurt myself', 'last']) device.type(text)
    const ofChild = async () => (await readTranscript()).filter(({ who }) => who === 'child').map(({ text }) => text)
    await expect.poll(ofChild).toEqual(['first', null, 'last'])
    await expect.poll(readFlags).toEqual([expect.objectContaining({ category: 'self-harm', severity: 'high' })])
    expect(server.logLines).toMatchObject([
      {
        level: 'error',
        feature: 'chat',
        code: '22021',
        conversationId: device.conversation(),
        msg: 'the database refused words of a transcript, which are left out',
      },
    ])
    expect(JSON.stringify(server.logLines)).not.toMatch(/dragon|hurt/)
    await device.waitForEvent('transcript', expect.objectContaining({ who: 'child', text: 'last' }))
  })
})
