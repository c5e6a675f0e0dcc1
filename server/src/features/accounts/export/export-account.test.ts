import { createHash } from 'node:crypto'
import { strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { makeCards } from '@pipit/test-kit/devices-and-cards'
import { aFamily } from '@pipit/test-kit/family'
import { aFlag, aConversation } from '@pipit/test-kit/conversation'
import { aFullFamily } from '@pipit/test-kit/full-family'
import { samplesPlayed } from '../../transcripts/recordings/testing/read-ogg.ts'
import { readJpegSize } from '../../chat/device/read-jpeg-size.ts'
import { downloadExport } from '@pipit/test-kit/download-export'

const server = startTestServer()

describe('an export', () => {
  test('an export is one ZIP file with everything of a family and nothing of another', async () => {
    const family = await aFamily(server)
    const neighbour = await aFamily(server)
    const { file, rows, allText } = await downloadExport(server, family)
    expect(file.name).toBe(`pipit-family-${new Date().toISOString().slice(0, 10)}.zip`)
    expect(rows('account')).toMatchObject([{ id: family.accountId }])
    expect(rows('consents')).toMatchObject([
      { version: 1, sections: [{ heading: 'What we record' }, {}, {}, {}, {}, {}] },
    ])
    expect(rows('sessions')).toMatchObject([{ userAgent: 'test', endedAt: null }])
    expect(rows('children')).toMatchObject([{ id: family.child.id, name: 'Mia' }])
    expect(rows('wifi-networks')).toMatchObject([{ id: family.network.id, ssid: 'Home' }])
    expect(rows('devices')).toMatchObject([{ id: family.deviceId, name: 'Ours' }])
    expect(rows('cards')).toMatchObject([{ id: family.cardId, name: 'Ours' }])
    expect(rows('wait-list')).toEqual([])
    const theirs = [neighbour.accountId, neighbour.child.id, neighbour.network.id, neighbour.deviceId, neighbour.cardId]
    for (const id of theirs) expect(allText).not.toContain(id)
  })

  test('an export contains conversations with their entries, flags and recordings', async () => {
    const family = await aFamily(server)
    const ofChild = { accountId: family.accountId, childId: family.child.id }
    const { id, entry } = await aConversation(server, {
      ...ofChild,
      startedAt: '2026-11-01T08:00:00Z',
      entries: ['I am sad', 'Oh', 'مرحبا'],
    })
    const later = await aConversation(server, { ...ofChild, startedAt: '2026-11-02T08:00:00Z', entries: ['Hello'] })
    const flagId = await aFlag(server, entry(1))
    await server.database.pool.query(
      `insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, at)
       values (gen_random_uuid(), $1, $2, $3, 1, 'speech', 'lost', now())`,
      [ofChild.accountId, ofChild.childId, id],
    )
    const { rows, manifest } = await downloadExport(server, family)
    expect(rows('conversations')).toMatchObject([{ id, childId: family.child.id }, { id: later.id }])
    expect(rows('transcript').map(({ text }) => text)).toEqual(['I am sad', 'Oh', 'مرحبا', 'Hello'])
    expect(rows('safety-notes')).toMatchObject([{ id: flagId, conversationId: id, number: 1, snippet: 'a few words' }])
    // The file is missing, but the export succeeds and says so.
    const [recording] = rows('recordings')
    expect(recording).toMatchObject({ conversationId: id, number: 1, kind: 'speech' })
    expect(manifest.missing).toEqual([recording?.file])
    expect(server.logLines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        feature: 'transcripts',
        conversationId: id,
        requestId: expect.any(String) as string,
        msg: 'a recording is missing in an export',
      }),
    )
  })

  test('an export contains speech as Ogg and pictures as JPEG, and the pages show them', async () => {
    const family = await aFullFamily(server, 'recordings@example.org')
    const { rows, entries, text } = await downloadExport(server, family)
    const files = rows('recordings').map(({ kind, file }) => ({ kind, file: String(file) }))
    const page = text('children/1.html')
    expect(files.map(({ kind }) => kind)).toEqual(['speech', 'vision'])
    for (const { file } of files) expect(page).toContain(`src="../${file}"`)
    const [speech, picture] = files.map(({ file }) => Buffer.from(entries[file] as Uint8Array))
    expect(samplesPlayed(speech as Buffer)).toBe(48_000)
    expect(readJpegSize(picture as Buffer)).toEqual({ width: 320, height: 240 })
  })

  test('an export contains no passwords, keys or claim codes, and lists what it omits', async () => {
    const family = await aFamily(server)
    const { accountId, bearer, deviceId, claimCodes } = family
    const readKey = 'GET /accounts/:accountId/devices/:deviceId/device-api-key'
    const { deviceApiKey } = await server.call(readKey, { params: { accountId, deviceId }, bearer })
    const { allText, manifest, text } = await downloadExport(server, family)
    for (const secret of ['correct horse', deviceApiKey, ...claimCodes]) expect(allText).not.toContain(secret)
    expect(allText).not.toMatch(/sealed|encrypted|identityUid|publicKey|idempotency/)
    expect(manifest.omitted).toContainEqual({ what: 'Wifi passwords', why: expect.stringContaining('your network') })
    expect(text('index.html')).toContain('Wifi passwords')
  })

  test('an export contains long lists completely', async () => {
    const family = await aFamily(server)
    const cards = await makeCards(server, { count: 450 })
    const ids = cards.map(({ cardId }) => cardId)
    await server.database.pool.query('update cards set account_id = $1 where id = any($2)', [family.accountId, ids])
    const { rows, text, manifest } = await downloadExport(server, family)
    expect(new Set(rows('cards').map(({ id }) => id)).size).toBe(451)
    expect(text('data/cards.csv').trim().split('\r\n')).toHaveLength(452)
    expect(manifest.counts.cards).toBe(451)
  })

  test('an export contains the wait list entry of the email', async () => {
    const family = await aFamily(server)
    const email = String((await downloadExport(server, family)).rows('account')[0]?.email)
    await server.call('POST /wait-list', { body: { email } })
    expect((await downloadExport(server, family)).rows('wait-list')).toMatchObject([{ email }])
  })

  test('an export is sent as a download that must not be cached', async () => {
    const { accountId, bearer } = await aFamily(server)
    const authorization = `Bearer ${bearer}`
    const response = await server.fetch(`/v1/accounts/${accountId}/export`, { headers: { authorization } })
    // Read to the end, because the response is streamed.
    await response.arrayBuffer()
    const { headers } = response
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="pipit-family-\d{4}-\d{2}-\d{2}\.zip"$/)
  })
})

describe('the manifest of an export', () => {
  test('the manifest lists every other file with its size and SHA-256, and the number of rows of each kind', async () => {
    const family = await aFullFamily(server, 'manifest@example.org')
    const { manifest, entries, rows } = await downloadExport(server, family)
    const listed = Object.fromEntries(manifest.files.map(({ path, bytes, sha256 }) => [path, { bytes, sha256 }]))
    const found = Object.entries(entries)
      .filter(([path]) => path !== 'manifest.json')
      .map(([path, content]) => [
        path,
        { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
      ])
    expect(listed).toEqual(Object.fromEntries(found))
    const counts = Object.keys(manifest.counts).map((table) => [table, rows(table).length])
    expect(manifest.counts).toEqual(Object.fromEntries(counts))
  })

  test('the manifest is the last file, so that an archive with a manifest is complete', async () => {
    const { entries } = await downloadExport(server, await aFamily(server))
    expect(Object.keys(entries).at(-1)).toBe('manifest.json')
  })
})

describe('names and words in an export', () => {
  test('markup is shown as text on the pages, which have no scripts', async () => {
    const family = await aFamily(server)
    const params = { accountId: family.accountId, childId: family.child.id }
    const name = '<img src=x onerror=alert(1)>'
    await server.call('PATCH /accounts/:accountId/children/:childId', {
      params,
      bearer: family.bearer,
      body: { name },
    })
    await aConversation(server, {
      ...params,
      startedAt: '2026-11-01T08:00:00Z',
      entries: ['<script>alert(2)</script>'],
    })
    const { entries } = await downloadExport(server, family)
    const pages = Object.entries(entries).filter(([path]) => path.endsWith('.html'))
    expect(pages.map(([path]) => path)).toEqual(['children/1.html', 'index.html'])
    for (const [, page] of pages) expect(strFromU8(page)).not.toMatch(/<script|<img src=x/)
  })

  test('a cell that a spreadsheet would calculate is text', async () => {
    const family = await aFamily(server)
    const params = { accountId: family.accountId, childId: family.child.id }
    await server.call('PATCH /accounts/:accountId/children/:childId', {
      params,
      bearer: family.bearer,
      body: { name: '=1+1' },
    })
    const { text, rows } = await downloadExport(server, family)
    expect(text('data/children.csv')).not.toMatch(/(^|,|")=1/m)
    expect(rows('children')).toMatchObject([{ name: '=1+1' }])
  })
})

test('an export that breaks off is cut, is no ZIP file, and is logged', async () => {
  const family = await aFullFamily(server, 'broken@example.org')
  const entries = Array.from({ length: 3000 }, (_, index) => `${index} ${crypto.randomUUID().repeat(5)}`)
  await aConversation(server, { ...family, startedAt: '2026-11-01T08:00:00Z', entries })
  await server.database.pool.query('alter table recordings rename to recordings_elsewhere')
  try {
    const headers = { authorization: `Bearer ${family.bearer}` }
    const response = await server.fetch(`/v1/accounts/${family.accountId}/export`, { headers })
    const received: Uint8Array[] = []
    const reading = (async () => {
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) received.push(part)
    })()
    await expect(reading).rejects.toThrow('terminated')
    const endOfZip = Buffer.from([0x50, 0x4b, 5, 6])
    expect(Buffer.concat(received).includes(endOfZip)).toBe(false)
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ level: 'error', feature: 'accounts', msg: 'an export broke off' }),
    )
  } finally {
    await server.database.pool.query('alter table recordings_elsewhere rename to recordings')
  }
})
