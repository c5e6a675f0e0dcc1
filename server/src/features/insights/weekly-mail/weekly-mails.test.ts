import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily as createFamily } from '@pipit/test-kit/family'
import { aFlag, aConversation } from '@pipit/test-kit/conversation'
import type { Mail } from '../../mails/mail.ts'
import { createInsightAggregator } from '../aggregate-insights.ts'
import { sendWeeklyMails } from './send-weekly-mails.ts'

const server = startTestServer()

/** A family in Auckland, 13 hours ahead of UTC. */
async function aFamily(settings: { weeklyMail: boolean; language?: string } = { weeklyMail: true }) {
  const { accountId, bearer, child } = await createFamily(server)
  const params = { accountId }
  const body = { ...settings, timeZone: 'Pacific/Auckland' }
  const { email } = await server.call('PATCH /accounts/:accountId', { params, bearer, body })
  const { aggregateDay } = createInsightAggregator({
    database: server.database,
    languageModel: null,
    log: server.failureLog,
    announce: () => undefined,
  })
  const addConversation = async (date: string, ...entries: string[]) => {
    const startedAt = `${date}T02:00:00Z`
    const conversation = await aConversation(server, { accountId, childId: child.id, startedAt, entries })
    await server.database.pool.query(
      `update conversations set ended_at = ended_at + interval '1 minute' where id = $1`,
      [conversation.id],
    )
    await aggregateDay({ accountId, childId: child.id, date })
    return conversation
  }
  return { accountId, email, bearer, childId: child.id, addConversation }
}

const sundayEvening = new Date('2026-11-15T17:59:00Z')
const mondayMorning = new Date('2026-11-15T18:01:00Z')

async function allMailsAt(now: Date) {
  const mails: Mail[] = []
  const sendMailIn = () => async (mail: Mail) => void mails.push(mail)
  await sendWeeklyMails({ database: server.database, sendMailIn, publicUrl: 'https://pipit.example', now })
  return mails
}

async function mailsAt(now: Date, email: string) {
  return (await allMailsAt(now)).filter(({ to }) => to === email)
}

describe('weekly mails', () => {
  test('the weekly mail is sent once on Monday at 7:00 in the family’s time zone', async () => {
    const { email } = await aFamily()
    expect(await mailsAt(sundayEvening, email), '06:59').toEqual([])
    expect(await mailsAt(mondayMorning, email), '07:01').toHaveLength(1)
    expect(await mailsAt(new Date('2026-11-15T23:00:00Z'), email), 'again at noon').toEqual([])
    expect(await mailsAt(new Date('2026-11-16T18:01:00Z'), email), 'on Tuesday').toEqual([])
    expect(await mailsAt(new Date('2026-11-22T22:00:00Z'), email), 'late, a week later').toHaveLength(1)
  })

  test('the weekly mail compares the figures of last week with the week before, and quotes nothing', async () => {
    const { email, childId, addConversation } = await aFamily()
    await addConversation('2026-11-08', 'Outside', 'Oh', 'not the week')
    await addConversation('2026-11-09', 'Why do dogs bark?', 'Oh', 'my dog barks', 'Oh', 'and the cat')
    const { entry } = await addConversation('2026-11-15', 'a dog')
    await aFlag(server, entry(1))
    const [mail] = await mailsAt(mondayMorning, email)
    expect(mail?.text).toContain(
      'Mia talked for 2 minutes on 2 days, 1 minute more than the week before: 12 words, 5 new ones, 1 question. It was mostly about animals. ' +
        'Please read 1 new safety note first.',
    )
    expect(mail?.text).toContain(`https://pipit.example/app/children/${childId}?period=week&day=2026-11-09`)
    expect(JSON.stringify(mail)).not.toMatch(/bark|a few words/)
  })

  test('the weekly mail is in the language of the profile, with its plurals and topics', async () => {
    const { email, addConversation } = await aFamily({ weeklyMail: true, language: 'de' })
    await addConversation('2026-11-08', 'Outside')
    await addConversation('2026-11-09', 'Why do dogs bark?', 'Oh', 'my dog barks')
    const { entry } = await addConversation('2026-11-15', 'my brother and my sister and a dog')
    await aFlag(server, entry(1))
    const [mail] = await mailsAt(mondayMorning, email)
    expect(mail?.subject).toBe('Die Woche deiner Familie mit Pipit')
    expect(mail?.text).toContain(
      'Mia hat an 2 Tagen insgesamt 2 Minuten gesprochen, 1 Minute mehr als in der Woche davor: 15 Wörter, davon 6 neue, 1 Frage. Vor allem ging es um Tiere und Familie. ' +
        'Es gibt 1 neuen Sicherheitshinweis: Bitte lies ihn zuerst.',
    )
    expect(mail?.html).toContain('<html lang="de">')
  })

  test('the weekly mail links to a keepsake of each child that said something', async () => {
    const { accountId, bearer, email, childId, addConversation } = await aFamily()
    await addConversation('2026-11-09', 'Why do dogs bark?')
    const { id: silentId } = await server.call('POST /accounts/:accountId/children', {
      params: { accountId },
      bearer,
      body: { name: 'Noah', proficiencyLevel: 'simple', contentMaturity: 'preschool' },
    })
    const [mail] = await mailsAt(mondayMorning, email)
    const link = `https://pipit.example/app/children/${childId}/keepsake?day=2026-11-09`
    expect(mail?.text).toContain(`A page to keep of Mia’s week:\n${link}`)
    expect(mail?.html).toContain(`<a href="${link}"`)
    expect(mail?.text).not.toContain(silentId)
  })

  test('the weekly mail says that the child did not talk when there was no conversation', async () => {
    const { email } = await aFamily()
    expect((await mailsAt(mondayMorning, email))[0]?.text).toContain('Mia did not talk with Pipit last week.')
  })

  test('the weekly mail is not sent to a parent who has switched it off', async () => {
    const { email } = await aFamily({ weeklyMail: false })
    expect(await mailsAt(mondayMorning, email)).toEqual([])
  })

  test('somebody in two families gets a mail about each, those who do not want it and viewers get none', async () => {
    const [one, other] = [await aFamily(), await aFamily()]
    await one.addConversation('2026-11-10', 'a dog', 'Oh', 'and a cat')
    await other.addConversation('2026-11-10', 'trains', 'Oh', 'a train and a red train')
    const join = (person: { accountId: string }, { accountId }: { accountId: string }, role: string) =>
      server.database.pool.query('insert into guardians (account_id, guardian_id, role) values ($1, $2, $3)', [
        accountId,
        person.accountId,
        role,
      ])
    const [silent, viewer] = [await aFamily({ weeklyMail: false }), await aFamily()]
    await join(one, other, 'guardian')
    await join(silent, other, 'guardian')
    await join(viewer, other, 'viewer')
    const mails = await allMailsAt(mondayMorning)
    const linksTo = ({ email }: { email: string }) =>
      mails.flatMap(({ to, text }) =>
        to === email ? (/\/(?:app|families\/[\w-]+)\/children\/[\w-]+/.exec(text) ?? []) : [],
      )
    const ownPage = ({ childId }: { childId: string }) => `/app/children/${childId}`
    const pageOfOther = `/families/${other.accountId}/children/${other.childId}`
    expect(linksTo(one).toSorted()).toEqual([ownPage(one), pageOfOther])
    expect(linksTo(other)).toEqual([ownPage(other)])
    expect(linksTo(viewer)).toEqual([ownPage(viewer)])
    expect(linksTo(silent)).toEqual([])
    const figures = mails.filter(({ to }) => to === one.email).map(({ text }) => /\d+ words/.exec(text)?.[0])
    expect(figures.toSorted()).toEqual(['5 words', '7 words'])
  })

  test('the weekly mail stops when the plan no longer includes it, and returns with a plan that does', async () => {
    const { email, accountId } = await aFamily()
    const { pool } = server.database
    await pool.query(
      `insert into plans (id, name, description, weekly_reports, position, is_default)
       values ('small', 'Small', '', false, 1, false)`,
    )
    await pool.query("update accounts set subscription = 'small' where id = $1", [accountId])
    expect(await mailsAt(mondayMorning, email)).toEqual([])
    await pool.query("update plans set weekly_reports = true where id = 'small'")
    expect(await mailsAt(new Date('2026-11-22T18:01:00Z'), email), 'a week later').toHaveLength(1)
  })

  test('the weekly mail is not marked as sent if it could not be queued', async () => {
    const { email, accountId } = await aFamily()
    const broken = {
      database: server.database,
      sendMailIn: () => () => Promise.reject(new Error('no queue')),
      publicUrl: '',
      now: mondayMorning,
    }
    await expect(sendWeeklyMails(broken)).rejects.toThrow('no queue')
    const { rows } = await server.database.pool.query('select weekly_mail_sent_on from accounts where id = $1', [
      accountId,
    ])
    expect(rows[0]).toEqual({ weekly_mail_sent_on: null })
    expect(await mailsAt(mondayMorning, email)).toHaveLength(1)
  })
})
