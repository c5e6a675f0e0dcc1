import { connect } from '@pipit/server/database/connect'
import { createDatabase } from '@pipit/server/database/create-database'
import { migrate } from '@pipit/server/database/migrate'
import type { OpenDatabase } from '@pipit/server/database/open-database'
import { fillWithoutIndexes } from './insert-without-indexes.ts'

/** Turns per child, in conversations of twenty. A larger database has more families, not longer histories. */
export const turnsOfChild = 2000
const turnsOfTalk = 20

/** A database with this many turns. */
export async function fillTranscripts(count: number, { connection }: Pick<OpenDatabase, 'connection'>) {
  const database = { ...connection, database: `talk_${count}` }
  await createDatabase(connection, database.database)
  await migrate(database)
  const opened = connect(database)
  await fillWithoutIndexes(opened, rowsOf(count))
  await opened.pool.query('vacuum analyze')
  return opened
}

export const childOf = (number: number | string) => `md5('child' || ${number})::uuid`

/** As time passes: all families talk in turn, so that nobody's rows stand together. */
function rowsOf(count: number): Record<string, string> {
  const children = count / turnsOfChild
  const account = (number: string) => `md5('account' || ${number})::uuid`
  const talk = `md5('talk' || n / ${turnsOfTalk})::uuid`
  const startOf = (number: string) => `timestamptz '2020-01-01Z' + ${number} * interval '1 minute'`
  return {
    accounts: `(id, identity_uid, email, email_verified)
     select ${account('n')}, n, n || '@example.org', true from generate_series(0, ${children - 1}) n`,
    children: `(id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
     select ${childOf('n')}, ${account('n')}, 'Mia', 'simple', 'preschool', '{}', '{}', 'en' from generate_series(0, ${children - 1}) n`,
    conversations: `(id, account_id, child_id, language, started_at, ended_at)
     select md5('talk' || n)::uuid, ${account(`n % ${children}`)}, ${childOf(`n % ${children}`)}, 'en', ${startOf('n')},
            ${startOf('n')} + interval '5 minutes'
       from generate_series(0, ${count / turnsOfTalk - 1}) n`,
    // Words that every child says in every other turn, words of each child's own, and one that is rare.
    transcript_entries: `(conversation_id, number, child_id, at, who, text, interrupted, typed)
     select ${talk}, n % ${turnsOfTalk}, ${childOf(`(n / ${turnsOfTalk}) % ${children}`)}, ${startOf(`(n / ${turnsOfTalk})`)} + n % ${turnsOfTalk} * interval '10 seconds',
            case when n % 2 = 0 then 'child' else 'coach' end,
            case when n % 2 = 0 then 'I want the ' else 'What about ' end || 'w' || n % 997 || ' and x' || (n / ${turnsOfTalk * children}) % 101
              || case when n % ${turnsOfTalk} = 7 and (n / ${turnsOfTalk * children}) % 10 = 0 then ' submarine' else '' end,
            false, false
       from generate_series(0, ${count - 1}) n`,
  }
}
