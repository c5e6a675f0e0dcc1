import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily as createFamily } from '../../testing/family.ts'
import { aFlag, aTalk } from '../../testing/talk.ts'

const server = startTestServer()

/** A family whose child talks, and what its parent can do. */
async function aFamily() {
  const family = await createFamily(server)
  const { accountId, bearer, child } = family
  const ofChild = { accountId, childId: child.id }
  const base = { params: ofChild, bearer }
  return {
    ...family,
    ...ofChild,
    list: (query = {}) => server.call('GET /accounts/:accountId/children/:childId/transcripts', { ...base, query }),
    texts: async (query = {}) =>
      (await server.call('GET /accounts/:accountId/children/:childId/transcripts', { ...base, query })).items.map(
        ({ text }) => text,
      ),
    download: async (query: { format: 'text' | 'json' | 'page'; search?: string }) =>
      (await server.call('GET /accounts/:accountId/children/:childId/transcripts/download', { ...base, query })).text(),
    deleteEntry: (conversationId: string, number: number) =>
      server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
        bearer,
        params: { ...ofChild, conversationId, number },
      }),
    deleteConversation: (conversationId: string) =>
      server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
        bearer,
        params: { ...ofChild, conversationId },
      }),
    deleteDay: (day: string) =>
      server.call('DELETE /accounts/:accountId/children/:childId/transcripts/days/:day', {
        bearer,
        params: { ...ofChild, day },
      }),
    talk: (
      startedAt: string,
      said: Parameters<typeof aTalk>[1]['said'],
      more: Partial<Parameters<typeof aTalk>[1]> = {},
    ) => aTalk(server, { ...ofChild, startedAt, said, ...more }),
  }
}

const inTimeZone = (accountId: string, timeZone: string) =>
  server.database.pool.query('update accounts set time_zone = $2 where id = $1', [accountId, timeZone])

describe('the log of a child', () => {
  test('is empty at first', async () => {
    const { list } = await aFamily()
    expect(await list()).toEqual({ items: [], conversations: [], nextCursor: null, timeZone: 'UTC' })
  })

  test('shows what was said, the newest first, with the conversations around it', async () => {
    const { talk, list, deviceId, cardId } = await aFamily()
    const first = await talk('2026-11-01T08:00:00Z', ['Hello', 'Good morning'])
    const second = await talk(
      '2026-11-02T08:00:00Z',
      ['A story!', { text: 'Once upon', interrupted: true }, { text: null }],
      { deviceId, cardId, activity: 'story' },
    )
    const log = await list()
    expect(log.items.map(({ speaker, text, number }) => [number, speaker, text])).toEqual([
      [3, 'child', null],
      [2, 'coach', 'Once upon'],
      [1, 'child', 'A story!'],
      [2, 'coach', 'Good morning'],
      [1, 'child', 'Hello'],
    ])
    expect(log.items[1]).toEqual({
      id: `${second.id}-2`,
      conversationId: second.id,
      number: 2,
      time: '2026-11-02T08:00:20.000Z',
      speaker: 'coach',
      text: 'Once upon',
      speech: null,
      vision: null,
      interrupted: true,
      typed: false,
      card: { id: cardId, name: 'Ours' },
      activity: 'story',
      flags: [],
    })
    expect(log.conversations).toEqual([
      {
        id: second.id,
        startedAt: '2026-11-02T08:00:00.000Z',
        endedAt: '2026-11-02T08:00:30.000Z',
        seconds: 30,
        language: 'en',
        device: { id: deviceId, name: 'Ours' },
        card: { id: cardId, name: 'Ours' },
        activity: 'story',
      },
      expect.objectContaining({ id: first.id, device: null, card: null, activity: null, seconds: 20 }),
    ])
  })

  test('is read page by page, each turn once, also within a conversation and where two began at the same moment', async () => {
    const { talk, list } = await aFamily()
    const said = Array.from({ length: 7 }, (_, index) => `turn ${index}`)
    for (const startedAt of ['2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z', '2026-11-02T08:00:00Z'])
      await talk(startedAt, said)
    const whole = await list({ limit: 200 })
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 4, ...(cursor ? { cursor } : {}) })
      read.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(read).size).toBe(21)
    expect(read).toEqual(whole.items.map(({ id }) => id))
  })

  test('tells when a cursor is made up', async () => {
    const { list } = await aFamily()
    for (const cursor of ['page-2', Buffer.from('["x","y",1]').toString('base64url')]) {
      await expect(list({ cursor })).rejects.toMatchObject({ status: 400, details: [{ field: 'query.cursor' }] })
    }
  })

  test('says while the child still talks that it has not ended', async () => {
    const { talk, list } = await aFamily()
    await talk(new Date(Date.now() - 60_000).toISOString(), ['Are you there?'], { isOver: false })
    expect((await list()).conversations).toMatchObject([{ endedAt: null, seconds: 10 }])
  })

  test('does without the names of a device and a card that left the family', async () => {
    const { talk, list, deviceId, cardId, accountId, bearer } = await aFamily()
    await talk('2026-11-01T08:00:00Z', ['Hello'], { deviceId, cardId })
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params: { accountId, deviceId },
      bearer,
    })
    await server.call('DELETE /cards/:cardId/deactivate', { params: { cardId }, bearer })
    expect(await list()).toMatchObject({ items: [{ card: null }], conversations: [{ device: null, card: null }] })
  })
})

describe('the log is narrowed down', () => {
  test('by days of the family’s own time zone, in summer and in winter', async () => {
    const { talk, texts, accountId } = await aFamily()
    await inTimeZone(accountId, 'America/New_York')
    await talk('2026-07-02T03:59:00Z', ['late on the first'])
    await talk('2026-07-02T04:00:00Z', ['midnight of the second'])
    await talk('2026-12-02T04:59:00Z', ['late on the first of December'])
    expect(await texts({ from: '2026-07-02', to: '2026-07-02' })).toEqual(['midnight of the second'])
    expect(await texts({ to: '2026-07-01' })).toEqual(['late on the first'])
    expect(await texts({ from: '2026-12-01', to: '2026-12-01' })).toEqual(['late on the first of December'])
    expect(await texts({ from: '2026-12-02' })).toEqual([])
  })

  test('by device, activity and conversation', async () => {
    const { talk, texts, deviceId } = await aFamily()
    const { id } = await talk('2026-11-01T08:00:00Z', ['on the device', { text: 'a quiz', activity: 'quiz' }], {
      deviceId,
    })
    await talk('2026-11-02T08:00:00Z', ['elsewhere'])
    expect(await texts({ device: deviceId })).toEqual(['a quiz', 'on the device'])
    expect(await texts({ activity: 'quiz' })).toEqual(['a quiz'])
    expect(await texts({ conversation: id })).toEqual(['a quiz', 'on the device'])
    expect(await texts({ device: '0'.repeat(26) })).toEqual([])
  })

  test('to what was flagged, of any kind or of one; what the coach was kept from saying goes with the turn before', async () => {
    const { talk, list, texts } = await aFamily()
    const { entry } = await talk('2026-11-01T08:00:00Z', ['I am sad', 'Oh', 'and alone', 'I see'])
    const id = await aFlag(server, entry(1))
    await aFlag(server, { ...entry(3), number: null }, 'secrecy')
    expect(await texts({ flag: 'any' })).toEqual(['and alone', 'I am sad'])
    expect(await texts({ flag: 'secrecy' })).toEqual(['and alone'])
    expect(await texts({ flag: 'any', search: 'sad' })).toEqual(['I am sad'])
    const { items } = await list()
    expect(items.at(-1)?.flags).toEqual([{ id, about: 'child', category: 'unhappiness', severity: 'medium' }])
    expect(items[1]?.flags).toMatchObject([{ about: 'coach', category: 'secrecy' }])
  })
})

describe('a search', () => {
  test.each([
    ['dino', ['I like Dinosaurs and trains', 'The dinosaur slept']],
    ['TRAIN dino', ['I like Dinosaurs and trains']],
    ['inosaur', []],
    ['мяч', ['Мой красный мяч']],
    ['كرة', ['أريد كرة حمراء']],
    ['क्रिकेट', ['मुझे क्रिकेट पसंद है']],
    ['恐龙', ['我喜欢恐龙']],
    ['龙恐', []],
    ['รถไฟ', ['หนูชอบรถไฟ']],
    ['grün', ['Der Frosch ist GRÜN']],
    ["don't", ["I don't know"]],
    ['!!! ???', []],
    ["'; drop table x; --", []],
    ['<b>', ['look: <b>bold</b>']],
  ])('for %s finds what was said, in any alphabet', async (search, found) => {
    const { talk, texts } = await aFamily()
    const all = [
      'I like Dinosaurs and trains',
      'The dinosaur slept',
      'Мой красный мяч',
      'أريد كرة حمراء',
      'मुझे क्रिकेट पसंद है',
      '我喜欢恐龙',
      'หนูชอบรถไฟ',
      'Der Frosch ist GRÜN',
      "I don't know",
      'look: <b>bold</b>',
      '恐怖的龙',
    ]
    for (const [index, text] of all.entries()) await talk(`2026-11-${String(10 + index)}T08:00:00Z`, [text])
    expect((await texts({ search })).toSorted()).toEqual(found.toSorted())
  })

  test('goes with the other filters, page by page, newest first', async () => {
    const { talk, list } = await aFamily()
    for (let day = 1; day <= 5; day += 1) await talk(`2026-11-0${day}T08:00:00Z`, [`whale ${day}`, 'no such animal'])
    const first = await list({ search: 'whale', to: '2026-11-04', limit: 3 })
    expect(first.items.map(({ text }) => text)).toEqual(['whale 4', 'whale 3', 'whale 2'])
    const second = await list({ search: 'whale', to: '2026-11-04', limit: 3, cursor: first.nextCursor })
    expect(second).toMatchObject({ items: [{ text: 'whale 1' }], nextCursor: null })
  })

  test('finds nothing of another child, also of one whose id ends the same', async () => {
    const [ours, theirs] = [await aFamily(), await aFamily()]
    await ours.talk('2026-11-01T08:00:00Z', ['a secret castle'])
    const twin = `00000000-0000-7000-8000-0000${ours.childId.slice(-8)}`
    await server.database.pool.query(
      `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
       values ($1, $2, 'Twin', 'simple', 'preschool', '{}', '{}', 'en')`,
      [twin, theirs.accountId],
    )
    await theirs.talk('2026-11-01T08:00:00Z', ['an open castle'], { childId: twin })
    const params = { accountId: theirs.accountId, childId: twin }
    const query = { search: 'castle' }
    const { items } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      params,
      bearer: theirs.bearer,
      query,
    })
    expect(items).toMatchObject([{ text: 'an open castle' }])
  })
})

describe('a parent deletes', () => {
  const kept = async (table: string, childId: string) =>
    (
      await server.database.pool.query<{ count: number }>(`select count(*)::int from ${table} where child_id = $1`, [
        childId,
      ])
    ).rows[0]?.count

  test('one turn with its flags; the last one takes the conversation along', async () => {
    const { talk, texts, deleteEntry, childId } = await aFamily()
    const { id, entry } = await talk('2026-11-01T08:00:00Z', ['I am sad', 'Oh'])
    await aFlag(server, entry(1))
    await deleteEntry(id, 1)
    expect(await texts()).toEqual(['Oh'])
    expect(await kept('flags', childId)).toBe(0)
    await expect(deleteEntry(id, 1)).rejects.toMatchObject({ status: 404 })
    await deleteEntry(id, 2)
    expect(await kept('conversations', childId)).toBe(0)
  })

  test('a turn of a conversation that goes on, and the conversation stays', async () => {
    const { talk, deleteEntry, childId } = await aFamily()
    const { id } = await talk(new Date().toISOString(), ['Hello'], { isOver: false })
    await deleteEntry(id, 1)
    expect(await kept('conversations', childId)).toBe(1)
  })

  test('a conversation with all that belongs to it, and no other', async () => {
    const { talk, texts, deleteConversation, childId } = await aFamily()
    await talk('2026-11-01T08:00:00Z', ['stays'])
    const { id, entry } = await talk('2026-11-02T08:00:00Z', ['goes', 'goes too'])
    await aFlag(server, entry(1))
    await deleteConversation(id)
    expect(await texts()).toEqual(['stays'])
    expect(await kept('flags', childId)).toBe(0)
    await expect(deleteConversation(id)).rejects.toMatchObject({ status: 404 })
  })

  test('a day as the family’s clock has it', async () => {
    const { talk, texts, deleteDay, accountId } = await aFamily()
    await inTimeZone(accountId, 'Asia/Tokyo')
    await talk('2026-11-01T14:59:00Z', ['the first'])
    await talk('2026-11-01T15:00:00Z', ['the second'])
    await talk('2026-11-02T15:00:00Z', ['the third'])
    await deleteDay('2026-11-02')
    expect(await texts()).toEqual(['the third', 'the first'])
  })
})

test('another family sees and deletes nothing, as if there were no such child', async () => {
  const [ours, theirs] = [await aFamily(), await aFamily()]
  const { id } = await ours.talk('2026-11-01T08:00:00Z', ['ours alone'])
  const own = { accountId: theirs.accountId, childId: ours.childId }
  const { bearer } = theirs
  const missing = { status: 404 }
  await expect(
    server.call('GET /accounts/:accountId/children/:childId/transcripts', { params: own, bearer }),
  ).rejects.toMatchObject(missing)
  await expect(
    server.call('GET /accounts/:accountId/children/:childId/transcripts/download', { params: own, bearer }),
  ).rejects.toMatchObject(missing)
  await expect(theirs.deleteConversation(id)).rejects.toMatchObject(missing)
  await expect(theirs.deleteEntry(id, 1)).rejects.toMatchObject(missing)
  expect(await ours.texts()).toEqual(['ours alone'])
})

test('somebody without the right to delete may only read', async () => {
  const { accountId, childId, talk } = await aFamily()
  const { id } = await talk('2026-11-01T08:00:00Z', ['stays'])
  const { token: bearer } = await server.someoneSignedIn({
    role: 'superadmin',
    scopes: ['account:superadmin', 'transcript:read'],
  })
  const params = { accountId, childId, conversationId: id }
  await expect(
    server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', { params, bearer }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(
    server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId, childId: randomUUID() },
      bearer,
    }),
  ).rejects.toMatchObject({ status: 404 })
})

describe('a download', () => {
  const bad = '<script>alert(1)</script>'

  test('as text is in order, by the family’s clock, a line for each turn', async () => {
    const { talk, download, deviceId, accountId } = await aFamily()
    await inTimeZone(accountId, 'Europe/Berlin')
    await talk('2026-11-01T08:00:00Z', ['Hello', 'Good\nmorning'], { deviceId, activity: 'story' })
    await talk('2026-11-02T23:30:00Z', ['夜です'])
    expect(await download({ format: 'text' })).toBe(
      [
        'What Mia and Pipit talked about',
        'Times are those of Europe/Berlin.',
        '',
        'Sunday, 1 November 2026, 09:00 (less than a minute · Ours · Story with choices)',
        '09:00  Mia: Hello',
        '09:00  Pipit: Good morning',
        '',
        'Tuesday, 3 November 2026, 00:30 (less than a minute)',
        '00:30  Mia: 夜です',
        '',
      ].join('\n'),
    )
  })

  test('as JSON can be read again, whole', async () => {
    const { talk, download } = await aFamily()
    for (let day = 1; day <= 3; day += 1)
      await talk(
        `2026-11-0${day}T08:00:00Z`,
        Array.from({ length: 300 }, (_, index) => `${bad} ${index}`),
      )
    const file = JSON.parse(await download({ format: 'json' })) as {
      child: string
      conversations: { entries: { text: string }[] }[]
    }
    expect(file.child).toBe('Mia')
    expect(file.conversations.map(({ entries }) => entries.length)).toEqual([300, 300, 300])
    expect(file.conversations[0]?.entries[299]?.text).toBe(`${bad} 299`)
    expect(JSON.parse(await download({ format: 'json', search: 'nothing' }))).toMatchObject({ conversations: [] })
  })

  test('as a page to print shows markup as text, and lets each line find its own direction', async () => {
    const { talk, download } = await aFamily()
    await talk('2026-11-01T08:00:00Z', [bad, 'مرحبا'])
    const page = await download({ format: 'page' })
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toContain('<dd dir="auto">مرحبا</dd>')
  })
})
