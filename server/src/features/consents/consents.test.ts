import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { readConsentTexts } from './read-consent-texts.ts'

const server = startTestServer({}, { voice: testVoice() })
const sockets = openSockets()
const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

async function aParent(options: { hasConsent?: boolean } = { hasConsent: false }) {
  const { accountId, token: bearer } = await server.createSignedInAccount(options)
  return { accountId, ...callsOf(accountId, bearer) }
}

function callsOf(accountId: string, bearer: string) {
  const base = { params: { accountId }, bearer }
  return {
    read: () => server.call('GET /accounts/:accountId/consents', base),
    give: (version = 1) => server.call('POST /accounts/:accountId/consents', { ...base, body: { version } }),
    withdraw: () => server.call('DELETE /accounts/:accountId/consents', base),
    addChild: () => server.call('POST /accounts/:accountId/children', { ...base, body: mia }),
    home: () => server.call('GET /accounts/:accountId/home', base),
  }
}

const required = { status: 403, code: 'consent-required' }

describe('parental consent', () => {
  test('no child can be added before the parent has agreed', async () => {
    const { read, addChild, give, home } = await aParent()
    expect(await read()).toMatchObject({ state: 'none', text: { version: 1 }, changes: [], history: [] })
    await expect(addChild()).rejects.toMatchObject(required)
    expect(await home()).toMatchObject({ consent: 'none', children: [] })
    await give()
    expect(await addChild()).toMatchObject({ name: 'Mia' })
    expect(await home()).toMatchObject({ consent: 'given' })
  })

  test('the consent is recorded with version, time and the hash of the text that was shown', async () => {
    const { accountId, give } = await aParent()
    const before = Date.now()
    const { history } = await give()
    expect(history).toEqual([{ version: 1, givenAt: expect.any(String) as string, withdrawnAt: null }])
    expect(Date.parse(history[0]?.givenAt ?? '')).toBeGreaterThanOrEqual(before - 1000)
    const { rows } = await server.database.pool.query('select * from consents where account_id = $1', [accountId])
    const [text] = await readConsentTexts(server.config.consentTexts)
    expect(rows).toMatchObject([{ version: 1, text_hash: text.hash, withdrawn_at: null }])
  })

  test('agreeing twice to the same version is recorded once', async () => {
    const { give } = await aParent()
    await Promise.all([give(), give(), give()])
    expect((await give()).history).toHaveLength(1)
  })

  test('a parent cannot agree to a version that is not the current one', async () => {
    const { give, read } = await aParent()
    await expect(give(2)).rejects.toMatchObject({ status: 409, code: 'version-conflict' })
    expect((await read()).state).toBe('none')
  })

  test('a superadmin can neither agree for a parent nor add a child without the parent’s consent', async () => {
    const { accountId } = await aParent()
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    const { give, addChild, read } = callsOf(accountId, token)
    await expect(give()).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(addChild()).rejects.toMatchObject(required)
    expect((await read()).state).toBe('none')
  })

  test('the audit trail records when a parent agrees and withdraws, and the family’s list shows only others', async () => {
    const { accountId, token: bearer } = await server.createSignedInAccount({ hasConsent: false })
    const { give, withdraw } = callsOf(accountId, bearer)
    await give()
    await withdraw()
    const { rows } = await server.database.pool.query(
      'select actor_id, action, resource_id from audit_entries where account_id = $1 order by id',
      [accountId],
    )
    expect(rows).toEqual([
      { actor_id: accountId, action: 'consent.given', resource_id: '1' },
      { actor_id: accountId, action: 'consent.withdrawn', resource_id: null },
    ])
    const list = await server.call('GET /accounts/:accountId/audit', { params: { accountId }, bearer })
    expect(list.items).toEqual([])
  })
})

describe('a withdrawn consent', () => {
  test('no child can be added until the parent agrees again, and both consents stay on record', async () => {
    const { give, withdraw, addChild } = await aParent()
    await give()
    expect(await withdraw()).toMatchObject({ state: 'withdrawn', history: [{ withdrawnAt: expect.any(String) }] })
    await expect(addChild()).rejects.toMatchObject(required)
    expect((await give()).history).toMatchObject([{ withdrawnAt: null }, { withdrawnAt: expect.any(String) }])
    await addChild()
  })

  test('what is stored already stays until the parent deletes it', async () => {
    const { accountId, bearer, child } = await aFamily(server)
    await callsOf(accountId, bearer).withdraw()
    const { items } = await server.call('GET /accounts/:accountId/children', { params: { accountId }, bearer })
    expect(items).toMatchObject([{ id: child.id }])
  })

  test('a running conversation ends, nothing more is stored, and no new one can start', async () => {
    const { accountId, bearer, connect, readTranscript, readConversations } = await aFamilyInConversation(
      server,
      sockets,
    )
    const device = await connect()
    await device.start()
    await expect.poll(readTranscript).toHaveLength(1)
    await callsOf(accountId, bearer).withdraw()
    device.type('Can you hear me?')
    await device.waitForEvent('conversation-ended', device.conversation(), 'deactivated')
    expect(await readTranscript()).toHaveLength(1)
    expect(await readConversations()).toMatchObject([{ endReason: 'consent-withdrawn' }])
    expect(await device.start()).toEqual({ code: 'consent-required' })
  })
})

describe('a new version of the consent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-consent-'))
  const first = await readFile(new URL('./texts/1.md', import.meta.url), 'utf8')
  const second = first.replace('## What we record', '## What changed\n\n- We also store drawings.\n\n## What we record')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '1.md'), first)
  await writeFile(join(folder, '2.md'), second)
  afterAll(() => rm(folder, { recursive: true }))
  const later = startTestServer({ CONSENT_TEXTS: folder }, { voice: testVoice() })

  async function aParentOfTheFirstVersion() {
    const { accountId, token: bearer } = await later.createSignedInAccount({ hasConsent: false })
    await later.database.pool.query(
      "insert into consents (id, account_id, version, text_hash) values (gen_random_uuid(), $1, 1, 'first')",
      [accountId],
    )
    return { params: { accountId }, bearer }
  }

  test('a parent who agreed to an earlier version is asked again, with what changed', async () => {
    const parent = await aParentOfTheFirstVersion()
    expect(await later.call('GET /accounts/:accountId/consents', parent)).toMatchObject({
      state: 'changed',
      text: { version: 2 },
      changes: ['We also store drawings.'],
      history: [{ version: 1 }],
    })
    expect(await later.call('GET /accounts/:accountId/home', parent)).toMatchObject({ consent: 'changed' })
    const add = () => later.call('POST /accounts/:accountId/children', { ...parent, body: mia })
    await expect(add()).rejects.toMatchObject(required)
    const agreed = await later.call('POST /accounts/:accountId/consents', { ...parent, body: { version: 2 } })
    expect(agreed).toMatchObject({ state: 'given', changes: [], history: [{ version: 2 }, { version: 1 }] })
    await add()
  })

  test('conversations go on under the earlier version', async () => {
    const { connect, accountId } = await aFamilyInConversation(later, sockets)
    await later.database.pool.query('update consents set version = 1 where account_id = $1', [accountId])
    expect(await (await connect()).start()).toBeNull()
  })
})

describe('consent texts', () => {
  test('a later version without a list of what changed is refused at start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-consent-'))
    const first = await readFile(new URL('./texts/1.md', import.meta.url), 'utf8')
    await writeFile(join(folder, '1.md'), first)
    await writeFile(join(folder, '2.md'), first)
    await expect(readConsentTexts(folder)).rejects.toThrow('2.md lacks the list "## What changed"')
    await rm(folder, { recursive: true })
  })

  test('a folder without a text is refused at start', async () => {
    await expect(readConsentTexts(join(tmpdir(), 'no-such-folder'))).rejects.toThrow('CONSENT_TEXTS')
  })
})
