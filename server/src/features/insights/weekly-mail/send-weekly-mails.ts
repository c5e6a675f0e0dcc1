import type { Database, Queries } from '@pipit/database/connect'
import type { SendMail } from '../../mails/send-mail.ts'
import { familyPage } from '../../guardians/family-page.ts'
import { insightStore, type DueMail } from '../insight-store.ts'
import { createInsightReader } from '../read-insights.ts'
import { renderWeeklyMail, type ChildWeeks } from './weekly-mail.ts'

interface Dependencies {
  database: Database
  /** Queues mail in the transaction that marks it as sent. */
  sendMailIn: (db: Queries) => SendMail
  publicUrl: string
  now?: Date
}

const batchSize = 200

/** One for each family of a person. Runs on Mondays from 7:00 in the person's time zone, or later that day if the server was down. */
export async function sendWeeklyMails({ database, sendMailIn, publicUrl, now = new Date() }: Dependencies) {
  for (let sent = batchSize; sent === batchSize;) sent = await database.transaction(sendBatch)

  async function sendBatch(db: Queries) {
    const dueMails = await insightStore(db).takeDueMails(now, batchSize)
    for (const dueMail of dueMails)
      for (const accountId of await insightStore(db).familiesToReport(dueMail.personId))
        await sendMailAbout(db, accountId, dueMail)
    return dueMails.length
  }

  async function sendMailAbout(
    db: Queries,
    accountId: string,
    { personId, email, language, monday, weekBefore }: DueMail,
  ) {
    const read = createInsightReader(db)
    const rows = await insightStore(db).childrenWithFlags(accountId)
    const children: ChildWeeks[] = []
    for (const { id, name, unreadFlags } of rows) {
      const { items } = await read(accountId, id, { from: weekBefore, to: sundayAfter(monday), limit: 14 })
      children.push({
        name,
        unreadFlags,
        keepsake: familyPage(publicUrl, { accountId, personId }, `/children/${id}/keepsake?day=${monday}`),
        week: items.filter(({ date }) => date >= monday),
        weekBefore: items.filter(({ date }) => date < monday),
      })
    }
    if (children.length === 0) return
    const [only] = rows
    const path = rows.length === 1 && only ? `/children/${only.id}?period=week&day=${monday}` : ''
    const link = familyPage(publicUrl, { accountId, personId }, path)
    await sendMailIn(db)(renderWeeklyMail({ to: { email, language }, children, link }))
  }
}

function sundayAfter(monday: string) {
  const day = new Date(`${monday}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 6)
  return day.toISOString().slice(0, 10)
}
