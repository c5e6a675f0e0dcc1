import { randomUUID } from 'node:crypto'
import { endpointName, versionPrefix } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aConversation, aFlag } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import { downloadExport } from '@pipit/test-kit/download-export'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { insightStore } from '../insights/insight-store.ts'
import { aFamilyWithTranscripts } from './testing/family-with-transcripts.ts'
import { keepRecordings } from './recordings/testing/keep-recordings.ts'

const server = startTestServer()

/** In every turn that the account holder must not read, and in nothing else. */
const secret = 'zebrafinch'
const startedAt = '2026-11-02T10:00:00Z'
const disclosure = 7
const isWithheld = (number: number) => number >= disclosure - 2 && number <= disclosure + 10

async function aFamilyWithDisclosure() {
  const family = await aFamilyWithTranscripts(server)
  const { accountId, childId, addConversation } = family
  await keepRecordings(server, childId)
  const texts = Array.from({ length: 20 }, (_, index) => {
    const number = index + 1
    return isWithheld(number) ? `turn ${number} is about the ${secret}` : `turn ${number} is about sunflowers`
  })
  const conversation = await addConversation(startedAt, texts)
  const query = (text: string, values: unknown[]) => server.database.pool.query(text, values)
  await query(
    `insert into facts (id, account_id, child_id, kind, subject, value, said_at, conversation_id, entry_number)
     select gen_random_uuid(), account_id, id, 'likes', '', $2, now(), $3, $4 from children where id = $1`,
    [childId, secret, conversation.id, disclosure],
  )
  for (const number of [1, disclosure, disclosure + 2])
    await server.recordings.speech(conversation.entry(number), new Int16Array(16_000).fill(900))
  await insightStore(server.database).queueDays(conversation)
  // The danger is flagged before and the coach's sentence after the disclosure.
  await aFlag(server, conversation.entry(disclosure + 2), 'danger')
  await aFlag(server, conversation.entry(disclosure), 'abuse')
  await aFlag(server, conversation.entry(disclosure), 'unhappiness')
  await aFlag(server, { ...conversation.entry(disclosure + 3), number: null }, 'manipulation')
  await aFlag(server, conversation.entry(1), 'profanity')
  await query(`update flags set snippet = $2 where child_id = $1 and category <> 'profanity'`, [childId, secret])
  return { ...family, accountId, childId, conversation }
}

let family: Awaited<ReturnType<typeof aFamilyWithDisclosure>>
beforeAll(async () => {
  family = await aFamilyWithDisclosure()
}, 60_000)

describe('turns in which a child may speak about somebody at home', () => {
  test('the transcript shows neither words, recordings nor flags of these turns and of those around them', async () => {
    const { items } = await family.list()
    expect(items.filter((each) => each.withheld).map(({ number }) => number)).toEqual(
      items.map(({ number }) => number).filter(isWithheld),
    )
    const [withheld, others] = [items.filter((each) => each.withheld), items.filter((each) => !each.withheld)]
    for (const { text, speech, flags } of withheld)
      expect({ text, speech, flags }).toEqual({ text: null, speech: null, flags: [] })
    for (const { text } of others) expect(text).toContain('sunflowers')
  })

  test('no search and no filter finds them', async () => {
    for (const query of [{ search: secret }, { search: secret.slice(0, 3) }, { flag: 'danger' }, { flag: 'abuse' }])
      expect((await family.list(query)).items).toEqual([])
    expect((await family.list({ flag: 'any' })).items.map(({ number }) => number)).toEqual([1])
  })

  test('nothing that the account holder can call shows a word of them', async () => {
    const { accountId, childId, bearer, deviceId, cardId, network, conversation } = family
    await vi.waitFor(async () => {
      const { rows } = await server.database.pool.query('select words from insights where child_id = $1', [childId])
      expect(rows).toEqual([{ words: expect.not.arrayContaining([secret]) }])
    }, 30_000)
    const { rows } = await server.database.pool.query<{ id: string }>('select id from recordings where child_id = $1', [
      childId,
    ])
    const ids: Record<string, string> = { accountId, childId, deviceId, cardId, wifiNetworkId: network.id }
    const reads = endpoints.filter(({ method, path }) => method === 'GET' && path.includes(':accountId'))
    const shown: string[] = []
    for (const endpoint of reads) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID())
      const response = await server.fetch(versionPrefix + path, { headers: { authorization: `Bearer ${bearer}` } })
      if ((await response.text()).includes(secret)) shown.push(endpointName(endpoint))
    }
    for (const format of ['text', 'json', 'page'] as const)
      if ((await family.download({ format })).includes(secret)) shown.push(format)
    const { allText, entries, rows: exportedRows } = await downloadExport(server, family)
    if (allText.includes(secret)) shown.push('export')
    expect(shown).toEqual([])
    expect(Object.keys(entries).filter((path) => path.endsWith('.ogg'))).toHaveLength(1)
    expect(JSON.stringify(exportedRows('safety-notes').filter(({ snippet }) => snippet === null))).not.toContain(
      conversation.id,
    )
    const readings = rows.map(async ({ id }) => {
      const url = `${versionPrefix}/accounts/${accountId}/children/${childId}/recordings/${id}`
      return (await server.fetch(url, { headers: { authorization: `Bearer ${bearer}` } })).status
    })
    expect((await Promise.all(readings)).toSorted()).toEqual([200, 404, 404])
  })

  test('flags of these turns have no words, whatever their category; danger and self-harm are named', async () => {
    const { accountId, childId, bearer } = family
    const { items } = await server.call('GET /accounts/:accountId/children/:childId/flags', {
      params: { accountId, childId },
      bearer,
    })
    const shown = items.map(({ about, category, snippet, entryId }) => [about, category, snippet, entryId !== null])
    expect(shown.toSorted()).toEqual([
      ['child', 'danger', null, false],
      ['child', 'profanity', 'a few words', true],
      ['child', 'protected', null, false],
      ['child', 'protected', null, false],
      ['coach', 'protected', null, false],
    ])
  })

  test('facts that were taken from them are forgotten', async () => {
    const { rows } = await server.database.pool.query('select from facts where child_id = $1', [family.childId])
    expect(rows).toEqual([])
  })

  test('a turn that is withheld cannot be deleted alone, so what is around it stays withheld', async () => {
    await expect(family.deleteEntry(family.conversation.id, disclosure)).rejects.toMatchObject({ status: 404 })
  })

  test('the files say once, in one neutral sentence, that a part is not shown', async () => {
    for (const format of ['text', 'page'] as const) {
      const sentences = (await family.download({ format })).split('This part is private to Mia and is not shown.')
      expect(sentences).toHaveLength(2)
    }
  })

  test('later turns are withheld as long as care goes on, and a quiet flag withholds only its turn and the reply', async () => {
    const { childId, addConversation } = family
    const { id, entry } = await addConversation('2026-11-03T10:00:00Z', ['one', 'two', 'three'], { isOver: false })
    await aFlag(server, entry(3), 'secrecy')
    await server.database.pool.query(
      `insert into transcript_entries (account_id, conversation_id, number, child_id, at, who, text, interrupted, typed)
       select account_id, $1, number, id, now(), 'child', 'later', false, false
         from children cross join generate_series(4, 20) number where id = $2`,
      [id, childId],
    )
    expect(await withheldNumbers(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    const quiet = await addConversation('2026-11-04T10:00:00Z', ['one', 'two', 'three', 'four', 'five'])
    await server.database.pool.query(
      `insert into flags (id, account_id, child_id, conversation_id, entry_number, at, about, category, severity, snippet)
       values (gen_random_uuid(), $1, $2, $3, 3, now(), 'child', 'abuse', 'low', 'three')`,
      [family.accountId, childId, quiet.id],
    )
    expect(await withheldNumbers(quiet.id)).toEqual([3, 4])
    const inCare = await addConversation('2026-11-05T10:00:00Z', ['one', 'two'], { careCategory: 'abuse' })
    expect(await withheldNumbers(inCare.id)).toEqual([1, 2])
    const inOtherCare = await addConversation('2026-11-06T10:00:00Z', ['one', 'two'], { careCategory: 'bullying' })
    expect(await withheldNumbers(inOtherCare.id)).toEqual([])
  })

  test('sadness, drinking or a weapon is withheld if the words name somebody at home; what was swallowed is not', async () => {
    const { accountId, childId, addConversation } = family
    const flags = [
      ['unhappiness', 'medium', 'I am scared when Daddy comes home', true],
      ['substances', 'medium', 'my stepdad drinks too much', true],
      ['unhappiness', 'medium', 'nobody plays with me at school', false],
      ['substances', 'high', 'I ate mummy’s pills', false],
      ['danger', 'high', 'I swallowed daddy’s battery', false],
      ['danger', 'high', 'my dad has got a gun and points it at mummy', true],
      ['unhappiness', 'medium', 'tengo miedo cuando MI PAPÁ llega', true],
      ['violence', 'medium', 'der Großvater haut die Oma immer', true],
      ['personal-data', 'medium', 'my mum’s number is 555', false],
    ] as const
    for (const [category, severity, snippet, withheld] of flags) {
      const { id } = await addConversation('2026-11-07T10:00:00Z', [snippet, 'Oh.', 'Shall we play?'])
      await server.database.pool.query(
        `insert into flags (id, account_id, child_id, conversation_id, entry_number, at, about, category, severity, snippet)
         values (gen_random_uuid(), $1, $2, $3, 1, now(), 'child', $4, $5, $6)`,
        [accountId, childId, id, category, severity, snippet],
      )
      expect([snippet, await withheldNumbers(id)]).toEqual([snippet, withheld ? [1, 2] : []])
    }
  })

  test('carers and their weapons are recognised in five languages, as children name them', async () => {
    const naming = [
      'my nanna shouts and momma cries',
      'mi papi grita · mi mamá llora · mis padres pelean · el novio de ella · mi abuelita · la tía · en casa · la canguro',
      'mein Papi schreit · die Mutti weint · Stiefvater · Pflegemutter · Opi · die Großeltern · Onkel Tom · nach Hause',
      'mon père crie · ma maman pleure · mon beau-père · papy · ma mémé · l’oncle Luc · la nounou · chez moi',
      'o meu pai grita · a mãe chora · os meus pais · a vovó · o avô · o titio · o padrasto · o namorado dela · a babá',
    ].flatMap((sentences) => sentences.split(' · '))
    const notNaming = [
      'nobody plays with me at school · my friend hit me · el país · los niños no me quieren · odio el colegio',
      'keiner mag mich · die Kinder lachen über mich · même pas · c’est la même chose · pas du tout · ma copine me tape',
      'ninguém gosta de mim · a professora ralhou · el canguro salta',
    ].flatMap((sentences) => sentences.split(' · '))
    const armed = [
      'mi papá tiene una pistola · mein Vater hat ein großes Küchenmesser · papa a pris son fusil · o pai tem uma faca',
      'der Opa schlägt mit dem Gürtel · el tío con el cinturón · tonton a une arme · o padrasto pegou no cinto',
    ].flatMap((sentences) => sentences.split(' · '))
    const notArmed = ['mi papá corta el pan', 'das Messer liegt da', 'maman dort et ne bouge plus', 'a mãe não acorda']
    expect(await protectedAmong('unhappiness', [...naming, ...notNaming])).toEqual(naming)
    expect(await protectedAmong('danger', [...armed, ...notArmed])).toEqual(armed)
  })

  async function protectedAmong(category: string, snippets: string[]) {
    const { rows } = await server.database.pool.query<{ snippet: string }>(
      `select snippet from unnest($2::text[]) with ordinality words (snippet, place)
       where is_protected_flag($1, 'medium', snippet) order by place`,
      [category, snippets],
    )
    return rows.map(({ snippet }) => snippet)
  }

  async function withheldNumbers(conversation: string) {
    const { items } = await family.list({ conversation, limit: 50 })
    return items
      .filter(({ withheld }) => withheld)
      .map(({ number }) => number)
      .toReversed()
  }
})

describe('a superadmin who is responsible for child protection', () => {
  const turnsOf = async (
    bearer: string,
    { accountId, childId }: { accountId: string; childId: string } = family,
    query = {},
  ) =>
    server.call('GET /admin/accounts/:accountId/children/:childId/withheld-turns', {
      params: { accountId, childId },
      bearer,
      query,
      reason: 'A doctor has asked',
    })

  test('reads withheld turns with their categories, page by page', async () => {
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    const first = await turnsOf(token, family, { limit: 3 })
    expect(first.items.map(({ number, categories }) => [number, categories])).toEqual([
      [5, []],
      [6, []],
      [7, ['abuse', 'unhappiness']],
    ])
    expect(first.items[2]).toMatchObject({ speaker: 'child', text: `turn 7 is about the ${secret}` })
    const second = await turnsOf(token, family, { limit: 1, cursor: first.nextCursor })
    expect(second.items.map(({ number }) => number)).toEqual([8])
  })

  test('leaves an entry in the audit trail that superadmins can read and the account holder cannot', async () => {
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    await turnsOf(token)
    const { accountId, bearer } = family
    const all = await server.call('POST /admin/audit/list', {
      body: { accountId, action: 'withheld-turns.read' },
      bearer: token,
    })
    expect(all.items[0]).toMatchObject({ action: 'withheld-turns.read', reason: 'A doctor has asked' })
    const own = await server.call('GET /accounts/:accountId/audit', { params: { accountId }, bearer })
    expect(JSON.stringify(own)).not.toMatch(/withheld|doctor/)
    expect((await downloadExport(server, family)).allText).not.toContain('withheld-turns.read')
  })

  test('cannot read those of their own family, and no parent can read any', async () => {
    const parent = await server.createSignedInAccount({ role: 'superadmin' })
    const { accountId, child } = await aFamily(server, parent)
    const own = { accountId, childId: child.id }
    const { entry } = await aConversation(server, { ...own, startedAt, entries: ['words'] })
    await aFlag(server, entry(1), 'abuse')
    await expect(turnsOf(parent.token, own)).rejects.toMatchObject({ code: 'not-found' })
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    expect((await turnsOf(token, own)).items).toHaveLength(1)
    await expect(turnsOf(family.bearer)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('finds none through a family that they have joined, with or without a reason', async () => {
    const { accountId, childId } = family
    const params = { accountId, childId }
    const member = await server.createSignedInAccount({ role: 'superadmin' })
    await server.database.pool.query(
      `insert into guardians (account_id, guardian_id, role) values ($1, $2, 'guardian')`,
      [accountId, member.accountId],
    )
    await expect(turnsOf(member.token)).rejects.toMatchObject({ code: 'not-found' })
    const bearer = member.token
    await expect(
      server.call('GET /admin/accounts/:accountId/children/:childId/withheld-turns', { params, bearer }),
    ).rejects.toMatchObject({ code: 'reason-required' })
    const { items } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params, bearer })
    expect(items.some(({ withheld }) => withheld)).toBe(true)
    expect(JSON.stringify(items)).not.toContain(secret)
  })
})
