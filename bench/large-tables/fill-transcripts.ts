import type { OpenDatabase } from '@pipit/server/database/open-database'
import { createFilledDatabase } from './create-filled-database.ts'

/** A larger database has more families, not longer histories. */
export const turnsPerChild = 2000
const turnsPerConversation = 20

/** A database with this many turns. */
export function fillTranscripts(count: number, server: OpenDatabase) {
  return createFilledDatabase(server, `transcripts_${count}`, rowsByTable(count), {
    table: 'transcript_entries',
    from: '2020-01-01',
    to: '2020-12-31',
  })
}

export const childOf = (number: number | string) => `md5('child' || ${number})::uuid`

/** The conversations of all families alternate, so the rows of one family are not adjacent. */
function rowsByTable(count: number): Record<string, string> {
  const children = count / turnsPerChild
  const account = (number: string) => `md5('account' || ${number})::uuid`
  // All in one year, so that a larger database has as many months.
  const conversations = count / turnsPerConversation
  const startOf = (number: string) => `timestamptz '2020-01-01Z' + ${number} * interval '365 days' / ${conversations}`
  const conversationOf = (number: string) =>
    `(left(first_uuid_at(${startOf(number)})::text, 13) || '-7' || right(md5('conversation' || ${number})::uuid::text, 21))::uuid`
  return {
    accounts: `(id, identity_uid, email, email_verified)
     select ${account('n')}, n, n || '@example.org', true from generate_series(0, ${children - 1}) n`,
    children: `(id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
     select ${childOf('n')}, ${account('n')}, 'Mia', 'simple', 'preschool', '{}', '{}', 'en' from generate_series(0, ${children - 1}) n`,
    conversations: `(id, account_id, child_id, language, started_at, ended_at)
     select ${conversationOf('n')}, ${account(`n % ${children}`)}, ${childOf(`n % ${children}`)}, 'en', ${startOf('n')},
            ${startOf('n')} + interval '5 minutes'
       from generate_series(0, ${conversations - 1}) n`,
    // Words in every other turn, words of one child only, and a rare word.
    transcript_entries: `(account_id, conversation_id, number, child_id, at, who, text, interrupted, typed)
     select ${account(`(n / ${turnsPerConversation}) % ${children}`)}, ${conversationOf(`(n / ${turnsPerConversation})`)}, n % ${turnsPerConversation}, ${childOf(`(n / ${turnsPerConversation}) % ${children}`)}, ${startOf(`(n / ${turnsPerConversation})`)} + n % ${turnsPerConversation} * interval '10 seconds',
            case when n % 2 = 0 then 'child' else 'coach' end,
            case when n % 2 = 0 then 'I want the ' else 'What about ' end || 'w' || n % 997 || ' and x' || (n / ${turnsPerConversation * children}) % 101
              || case when n % ${turnsPerConversation} = 7 and (n / ${turnsPerConversation * children}) % 10 = 0 then ' submarine' else '' end,
            false, false
       from generate_series(0, ${count - 1}) n`,
  }
}
