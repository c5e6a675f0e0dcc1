import type { PoolClient } from 'pg'
import type { Database } from '../../../database/connect.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { insightReader } from '../read-insights.ts'
import { writeWeeklyMail, type ChildsWeeks } from './weekly-mail.ts'

interface Dependencies {
  database: Pick<Database, 'pool'>
  /** So that the mail is queued if and only if the week is noted as written about. */
  sendMailIn: (client: PoolClient) => SendMail
  publicUrl: string
  now?: Date
}

interface Due {
  accountId: string
  email: string
  /** Last week's. */
  monday: string
  weekBefore: string
}

const atOnce = 200

/** On Monday from seven o'clock on, by each family's own clock; later the same day if nobody was there to send it. */
export async function sendWeeklyMails({ database: { pool }, sendMailIn, publicUrl, now = new Date() }: Dependencies) {
  const client = await pool.connect()
  try {
    for (let written = atOnce; written === atOnce;) {
      await client.query('begin')
      const due = await takeDue(client, now)
      for (const each of due) await write(each)
      await client.query('commit')
      written = due.length
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }

  async function write({ accountId, email, monday, weekBefore }: Due) {
    const read = insightReader(client)
    const { rows } = await client.query<{ id: string; name: string; unreadFlags: number }>(
      `select id, name, (select count(*)::int from flags where child_id = children.id and read_at is null) as "unreadFlags"
         from children where account_id = $1 order by id limit 50`,
      [accountId],
    )
    const children: ChildsWeeks[] = []
    for (const { id, name, unreadFlags } of rows) {
      const { items } = await read(accountId, id, { from: weekBefore, to: sundayAfter(monday), limit: 14 })
      children.push({
        name,
        unreadFlags,
        week: items.filter(({ date }) => date >= monday),
        weekBefore: items.filter(({ date }) => date < monday),
      })
    }
    if (children.length === 0) return
    const [only] = rows
    const link =
      rows.length === 1 && only ? `${publicUrl}/app/children/${only.id}?period=week&day=${monday}` : `${publicUrl}/app`
    await sendMailIn(client)(writeWeeklyMail({ to: email, children, link }))
  }
}

async function takeDue(connection: PoolClient, now: Date): Promise<Due[]> {
  const { rows } = await connection.query<Due>(
    `update accounts set weekly_mail_sent_on = ($1::timestamptz at time zone time_zone)::date where id in (
       select id from accounts where weekly_mail and email_verified and not disabled
          and extract(isodow from $1::timestamptz at time zone time_zone) = 1 and extract(hour from $1::timestamptz at time zone time_zone) >= 7
          and weekly_mail_sent_on is distinct from ($1::timestamptz at time zone time_zone)::date
        limit ${atOnce} for update skip locked
     ) returning id as "accountId", email, (weekly_mail_sent_on - 7)::text as monday, (weekly_mail_sent_on - 14)::text as "weekBefore"`,
    [now],
  )
  return rows
}

function sundayAfter(monday: string) {
  const day = new Date(`${monday}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 6)
  return day.toISOString().slice(0, 10)
}
