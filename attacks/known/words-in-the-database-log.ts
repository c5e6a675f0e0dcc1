import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aConversation, waitForRows } from '../target/conversation.ts'

const words = 'the purple dragon sleeps'

export const wordsInTheDatabaseLog: Attack = {
  name: 'words-in-the-database-log',
  aim: 'read what a child said in the log of PostgreSQL, which many people and programs may read',
  attempt: onTarget({}, async (target) => {
    const { child, type, close } = await aConversation(target)
    type(`${words}\0`)
    await waitForRows(
      target,
      `select from transcript_entries where child_id = $1 and text like '%dragon%'`,
      [child.id],
      5_000,
    )
    close()
    const failing = [
      ['select $1::uuid', words],
      [
        `insert into transcript_entries select from json_to_record($1) as entry (text text)`,
        `{"text":"${words}\\u0000"}`,
      ],
      [`insert into children (id, account_id, name) values (gen_random_uuid(), null, $1)`, words],
    ] as const
    // Each must fail: what the database then logs is read below.
    for (const [statement, value] of failing) await target.sql(statement, [value]).catch(() => undefined)
    const log = await readFile(join(target.dataFolder, 'postgres/postgres.log'), 'utf8')
    const lines = log.split('\n').filter((line) => line.includes(words))
    return { succeeded: lines.length > 0, evidence: `lines with the child’s words: ${lines.length}` }
  }),
}
