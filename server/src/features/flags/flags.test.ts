import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import { aFlag, aConversation } from '@pipit/test-kit/conversation'
import { jobQueue } from '../../jobs/job-queue.ts'
import { jobStore } from '../../jobs/job-store.ts'
import type { Mail } from '../mails/mail.ts'
import { createFlagNotifier } from './notify-of-flag.ts'

const server = startTestServer()

async function aFlaggedChild(count = 3) {
  const { accountId, bearer, child } = await aFamily(server)
  const params = { accountId, childId: child.id }
  const { entry } = await aConversation(server, {
    ...params,
    startedAt: '2026-11-02T10:00:00Z',
    entries: Array.from({ length: count }, () => 'words'),
  })
  const ids = []
  for (let number = 1; number <= count; number += 1) ids.push(await aFlag(server, entry(number)))
  return {
    ...params,
    params,
    bearer,
    ids,
    entry,
    list: (query = {}) => server.call('GET /accounts/:accountId/children/:childId/flags', { params, bearer, query }),
    mark: (flagId: string, read: boolean) =>
      server.call('PATCH /accounts/:accountId/children/:childId/flags/:flagId', {
        params: { ...params, flagId },
        bearer,
        body: { read },
      }),
    readUnreadCounts: async () =>
      (await server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })).children.map(
        ({ unreadFlags }) => unreadFlags,
      ),
  }
}

describe('listing flags', () => {
  test('the list of flags shows each flag with its category, severity, snippet and entry, newest first', async () => {
    const { list, ids, entry } = await aFlaggedChild(2)
    const { items, nextCursor } = await list()
    expect(nextCursor).toBeNull()
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(items[0]).toEqual({
      id: ids[1],
      at: '2026-11-02T10:00:20.000Z',
      about: 'child',
      category: 'unhappiness',
      severity: 'medium',
      snippet: 'a few words',
      entryId: `${entry(2).conversationId}-2`,
      readAt: null,
    })
  })

  test('the list of flags shows unread flags of high severity before the other unread ones', async () => {
    const { list, ids } = await aFlaggedChild()
    await server.database.pool.query(`update flags set severity = 'high' where id = $1`, [ids[0]])
    const first = await list({ limit: 1 })
    expect(first.items[0]).toMatchObject({ id: ids[0], severity: 'high' })
    const rest = await list({ limit: 2, cursor: first.nextCursor })
    expect(rest.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  })

  test('the list of flags shows a flag of a blocked coach sentence without an entry', async () => {
    const { list, entry } = await aFlaggedChild(1)
    await aFlag(server, { ...entry(2), number: null }, 'link')
    expect((await list()).items[0]).toMatchObject({ about: 'coach', entryId: null })
  })

  test('the list of flags shows read flags last, and a flag can be marked as unread again', async () => {
    const { list, mark, ids, readUnreadCounts } = await aFlaggedChild()
    const [first = '', second = '', third = ''] = ids
    expect(await readUnreadCounts()).toEqual([3])
    const marked = await mark(third, true)
    expect(marked.readAt).not.toBeNull()
    expect(await mark(third, true), 'a second time changes nothing').toEqual(marked)
    expect((await list()).items.map(({ id }) => id)).toEqual([second, first, third])
    expect(await readUnreadCounts()).toEqual([2])
    await mark(third, false)
    expect((await list()).items.map(({ id }) => id)).toEqual([third, second, first])
  })

  test('the list of flags returns every flag in its pages, even when some are marked as read in between', async () => {
    const { list, mark, ids } = await aFlaggedChild(5)
    const one = await list({ limit: 2 })
    await mark(one.items[1]?.id ?? '', true)
    const two = await list({ limit: 2, cursor: one.nextCursor })
    const three = await list({ limit: 2, cursor: two.nextCursor })
    const seen = [one, two, three].flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(seen)).toEqual(new Set(ids))
    await expect(list({ cursor: '0_yesterday' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'query.cursor' }],
    })
  })

  test('the list of flags contains only flags of the family, and others cannot be marked', async () => {
    const { mark, list, ids } = await aFlaggedChild(1)
    const neighbour = await aFlaggedChild(1)
    await expect(neighbour.mark(ids[0] ?? '', true)).rejects.toMatchObject({ status: 404 })
    await expect(mark(randomUUID(), true)).rejects.toMatchObject({ status: 404 })
    const params = { accountId: neighbour.accountId, childId: (await aFlaggedChild(1)).childId }
    const listing = server.call('GET /accounts/:accountId/children/:childId/flags', {
      params,
      bearer: neighbour.bearer,
    })
    await expect(listing).rejects.toMatchObject({ status: 404 })
    expect((await list()).items[0]?.readAt).toBeNull()
  })
})

describe('flags in which a child may speak about somebody at home', () => {
  const setCategory = (id: string, category: string) =>
    server.database.pool.query('update flags set category = $2 where id = $1', [id, category])

  test.each(['abuse', 'neglect', 'sexual', 'secrecy'])(
    'a flag of the category %s shows neither the words nor where they are, nor which category it is',
    async (category) => {
      const { list, mark, ids, params, bearer } = await aFlaggedChild(1)
      await setCategory(ids[0] ?? '', category)
      const neutral = { category: 'protected', snippet: null, entryId: null, about: 'child' }
      expect((await list()).items).toMatchObject([neutral])
      expect(await mark(ids[0] ?? '', true)).toMatchObject(neutral)
      const transcripts = async (query: object) =>
        (await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params, bearer, query })).items
      expect((await transcripts({})).map(({ flags }) => flags)).toEqual([[]])
      for (const flag of ['any', category]) expect(await transcripts({ flag })).toEqual([])
    },
  )

  test('a flag about self-harm says what it is about, because a parent has to act, and quotes nothing', async () => {
    const { list, ids } = await aFlaggedChild(1)
    await setCategory(ids[0] ?? '', 'self-harm')
    expect((await list()).items).toMatchObject([{ category: 'self-harm', snippet: null, entryId: null }])
  })

  test('flags about dangers, and about what the coach was stopped from saying, are shown with their words', async () => {
    const { list, ids, entry } = await aFlaggedChild(1)
    await setCategory(ids[0] ?? '', 'danger')
    await aFlag(server, { ...entry(2), number: null }, 'secrecy')
    const shown = (await list()).items.map(({ about, category, snippet }) => [about, category, snippet])
    expect(shown).toContainEqual(['child', 'danger', 'a few words'])
    expect(shown).toContainEqual(['coach', 'secrecy', 'a few words'])
  })

  test('the mail about a flag is the same, word for word, whatever the flag is about', async () => {
    const mails: Mail[] = []
    const { params, ids } = await aFlaggedChild(1)
    for (const category of ['abuse', 'danger', 'self-harm', 'stranger']) {
      await setCategory(ids[0] ?? '', category)
      await createFlagNotifier({
        database: server.database,
        sendMailIn: () => async (mail: Mail) => void mails.push(mail),
        contactLinks: { linkOf: () => '' },
        publicUrl: 'https://pipit.example',
      })({ ...params, at: new Date('2026-11-03T10:00:00Z') })
    }
    expect(mails).toHaveLength(4)
    expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1)
  })
})

describe('flag mails', () => {
  async function notify({ params }: Awaited<ReturnType<typeof aFlaggedChild>>, at: Date) {
    const mails: Mail[] = []
    const sendMailIn = () => async (mail: Mail) => void mails.push(mail)
    const contactLinks = { linkOf: () => '' }
    const publicUrl = 'https://pipit.example'
    await createFlagNotifier({ database: server.database, sendMailIn, contactLinks, publicUrl })({ ...params, at })
    return mails
  }

  const at = new Date('2026-11-02T10:00:30Z')

  test('the mail about a flag links to the child’s page and quotes nothing', async () => {
    const child = await aFlaggedChild(1)
    const [mail, ...others] = await notify(child, at)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`https://pipit.example/app/children/${child.childId}`)
    expect(mail?.text).toContain('Mia')
    expect(JSON.stringify(mail)).not.toMatch(/a few words|unhappiness/)
  })

  test('the mail about a flag is not sent to a parent who has switched these mails off', async () => {
    const child = await aFlaggedChild(1)
    const { accountId, bearer } = child
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { flagMail: false } })
    expect(await notify(child, at)).toEqual([])
  })

  test('the mail about a flag is sent although the worker that had begun was killed', async () => {
    const { params } = await aFlaggedChild(1)
    const { pool } = server.database
    await pool.query(
      `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at, max_attempts)
       select id, $1, 'killed', now() - interval '6 minutes', 25 from graphile_worker._private_tasks where identifier = 'notify-of-flag'`,
      [{ ...params, at }],
    )
    const jobs = async () => (await pool.query(`select from graphile_worker.jobs where locked_by = 'killed'`)).rowCount
    expect(await jobs()).toBe(1)
    await jobStore(server.database).unlockAbandonedMails()
    expect(await jobs()).toBe(0)
    // An unlocked job is found when the worker looks for jobs, as it does after each new one.
    await jobQueue(server.database)('resume-bulk-jobs', {})
    await expect.poll(server.readOutbox).toContain(params.childId)
  })

  test('the mail about a flag is sent once for several flags within 15 minutes', async () => {
    const child = await aFlaggedChild(1)
    await server.database.pool.query(`update flags set severity = 'high' where child_id = $1`, [child.childId])
    expect(await notify(child, new Date('2026-11-02T10:14:00Z'))).toEqual([])
    expect(await notify(child, new Date('2026-11-02T10:16:00Z'))).toHaveLength(1)
  })
})
