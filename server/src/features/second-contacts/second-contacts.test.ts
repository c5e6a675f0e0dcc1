import { describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import type { Mail } from '../mails/mail.ts'
import { createFlagNotifier } from '../flags/notify-of-flag.ts'

const server = startTestServer({ TRUST_PROXY: '1' })

let families = 0

/** Each family calls from another network, because the mails that it requests are limited. */
async function aFamilyWithContact(email = `granny-${families}@example.org`) {
  families += 1
  const { accountId, bearer, child } = await aFamily(server)
  const network = `203.0.113.${families}`
  const request = (method: string, path: string, body?: object) =>
    server.fetch(`/v1${path}`, {
      method,
      headers: {
        'x-forwarded-for': network,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(path.startsWith('/accounts') ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const path = `/accounts/${accountId}/second-contact`
  const name = (body: object = { name: 'Granny', email }) => request('POST', path, body)
  return {
    accountId,
    bearer,
    childId: child.id,
    email,
    name,
    request,
    path,
    read: async () => ((await (await request('GET', path)).json()) as { contact: unknown }).contact,
    answer: async (verb: 'confirm' | 'decline', token: string) =>
      (await request('POST', `/second-contact-links/${verb}`, { token })).status,
    /** The token of the newest link that was mailed to the address. */
    async mailedToken() {
      let token: string | undefined
      await expect
        .poll(async () => {
          token = linkIn(await server.readOutbox(), email)
          return token
        })
        .toEqual(expect.any(String))
      return token ?? ''
    },
  }
}

const linkIn = (outbox: string, email: string) => {
  const [, mail] = outbox.split(email)
  return /second-contact#([\w.-]+)/.exec(mail ?? '')?.[1]
}

type Family = Awaited<ReturnType<typeof aFamilyWithContact>>

/** The mails about a flag of the family's child. */
async function mailsAboutFlag({ accountId, childId }: Family) {
  const mails: Mail[] = []
  const notify = createFlagNotifier({
    database: server.database,
    sendMailIn: () => async (mail) => void mails.push(mail),
    contactLinks: { linkOf: (id) => `https://pipit.example/second-contact#${id}` },
    publicUrl: 'https://pipit.example',
  })
  await notify({ accountId, childId, at: new Date() })
  return mails
}

describe('a second contact', () => {
  test('a second contact gets a question, and mails about flags only after agreeing', async () => {
    const family = await aFamilyWithContact()
    expect(await family.read()).toBeNull()
    expect((await family.name()).status).toBe(200)
    expect(await family.read()).toEqual({ name: 'Granny', email: family.email, confirmedAt: null })
    expect((await mailsAboutFlag(family)).map(({ to }) => to)).not.toContain(family.email)
    const token = await family.mailedToken()
    expect(await family.answer('confirm', token)).toBe(204)
    expect(await family.answer('confirm', token), 'a second time').toBe(204)
    expect(await family.read()).toMatchObject({ confirmedAt: expect.any(String) })
    expect((await mailsAboutFlag(family)).map(({ to }) => to)).toContain(family.email)
  })

  test('the mail to a second contact says neither what was said nor why, and how to stop these mails', async () => {
    const family = await aFamilyWithContact()
    await family.name()
    await family.answer('confirm', await family.mailedToken())
    const mail = (await mailsAboutFlag(family)).find(({ to }) => to === family.email)
    expect(mail?.text).toContain('https://pipit.example/help')
    expect(mail?.text).toMatch(/no longer want that: https:\/\/pipit\.example\/second-contact#/)
    expect(mail?.text).not.toMatch(/said|abuse|harm|danger|conversation/)
  })

  test('a second contact gets the mails also if the parent has switched them off', async () => {
    const family = await aFamilyWithContact()
    const { accountId, bearer } = family
    await family.name()
    await family.answer('confirm', await family.mailedToken())
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { flagMail: false } })
    expect((await mailsAboutFlag(family)).map(({ to }) => to)).toEqual([family.email])
  })

  test('a second contact who declines, at once or later, is removed and gets no mails', async () => {
    const family = await aFamilyWithContact()
    await family.name()
    const token = await family.mailedToken()
    await family.answer('confirm', token)
    expect(await family.answer('decline', token)).toBe(204)
    expect(await family.read()).toBeNull()
    expect((await mailsAboutFlag(family)).map(({ to }) => to)).not.toContain(family.email)
    expect(await family.answer('confirm', token)).toBe(404)
  })

  test('a second contact whom the family replaces or removes cannot agree any more, and waiting mails are deleted', async () => {
    const family = await aFamilyWithContact()
    await family.name()
    const token = await family.mailedToken()
    await family.name({ name: 'Aunt Ada', email: 'ada@example.org' })
    expect(await family.answer('confirm', token)).toBe(404)
    expect(await server.readOutbox()).not.toContain(family.email)
    expect(await family.read()).toEqual({ name: 'Aunt Ada', email: 'ada@example.org', confirmedAt: null })
    expect((await family.request('DELETE', family.path)).status).toBe(204)
    expect(await family.read()).toBeNull()
  })

  test('a second contact cannot be confirmed with a token that somebody has made up', async () => {
    const family = await aFamilyWithContact()
    await family.name()
    const [id] = (await family.mailedToken()).split('.')
    for (const token of [String(id), `${id}.`, `${id}.${'A'.repeat(43)}`, 'x', `${crypto.randomUUID()}.x`])
      expect(await family.answer('confirm', token)).toBe(404)
    expect(await family.read()).toMatchObject({ confirmedAt: null })
  })

  test('a second contact is named by the parent only, not by a superadmin', async () => {
    const { accountId } = await aFamilyWithContact()
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    const call = server.call('POST /accounts/:accountId/second-contact', {
      params: { accountId },
      bearer: token,
      body: { name: 'Me', email: 'superadmin@example.org' },
    })
    await expect(call).rejects.toMatchObject({ status: 403 })
  })

  test('a second contact is somebody else than the parent', async () => {
    const family = await aFamilyWithContact()
    const { accountId, bearer } = family
    const { email } = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
    const response = await family.name({ name: 'Me', email: email.toUpperCase() })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('your own address')
  })

  test('a mailbox cannot be flooded with questions', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 9; count += 1) {
      const family = await aFamilyWithContact('flooded@example.org')
      statuses.push((await family.name()).status)
    }
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
