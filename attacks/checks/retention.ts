import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check } from '../runner/check.ts'
import { aSilentFamily, holdConversation } from '../target/families.ts'
import { aSuperadmin, call, expectStatus } from '../target/people.ts'
import { poll } from '../target/poll.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const daySeconds = 24 * 60 * 60
const retention = { textRetentionDays: 10, speechRetentionDays: 5, visionRetentionDays: 5 }

/** What is stored on the days around the limits that the parent chose. */
const expectations = [
  { day: 4, texts: true, pictures: true },
  { day: 6, texts: true, pictures: false },
  { day: 11, texts: false, pictures: false },
]

/** The clock of the whole server moves: words and pictures go on the day that the parent chose, and not before. */
export const retentionCheck: Check = {
  name: 'retention',
  isLong: true,
  run: ({ tally, report }) =>
    withTarget({ movableClock: true, variables: { LOG_LEVEL: 'warn' } }, async (target) => {
      const family = await aSilentFamily(target, await aSuperadmin(target))
      const child = `/v1/accounts/${family.ids.accountId}/children/${family.ids.childId}`
      expectStatus(await call(target, `PATCH ${child}`, { token: family.parent.token, body: retention }), 200)
      await holdConversation(target, family)
      let today = 0
      for (const { day, texts, pictures } of expectations) {
        await target.clock.advance((day - today) * daySeconds)
        today = day
        await sweep(target)
        const left = await findLeft(target, family.marker)
        tally.count(left.texts === texts, () => `on day ${day} the words are ${left.texts ? 'there' : 'gone'}`)
        tally.count(
          left.pictures === pictures,
          () => `on day ${day} the picture is ${left.pictures ? 'there' : 'gone'}`,
        )
        tally.count(left.files === pictures, () => `on day ${day} the file is ${left.files ? 'there' : 'gone'}`)
        report(`day ${day}: ${JSON.stringify(left)}`)
      }
    }),
}

/** What the server does every hour and every minute. */
async function sweep(target: Target) {
  for (const task of ['sweep', 'sweep-files']) {
    await target.sql(`select graphile_worker.add_job($1, '{}'::json)`, [task])
    await poll(async () => {
      const waiting = await target.sql('select from graphile_worker.jobs where task_identifier = $1', [task])
      return waiting.length === 0 ? true : undefined
    })
  }
}

async function findLeft(target: Target, marker: string) {
  const texts = await target.sql(`select from transcript_entries where text like '%' || $1 || '%'`, [marker])
  const pictures = await target.sql(`select from recordings where kind = 'vision'`)
  const files = await readdir(join(target.dataFolder, 'files'), { recursive: true, withFileTypes: true })
  return {
    texts: texts.length > 0,
    pictures: pictures.length > 0,
    files: files.some((file) => file.isFile()),
  }
}
