import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check } from '../runner/check.ts'
import { aFamily, type Family } from '../target/families.ts'
import { findText } from '../target/find-text.ts'
import { aSuperadmin, call, expectStatus } from '../target/people.ts'
import { poll } from '../target/poll.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const maxSeconds = 60

/** What may still mention the id: families must be able to read later what superadmins did. */
const keepsIds = new Set(['public.audit_entries', 'public.audit_chains', 'public.audit_checkpoints'])

/** A deleted child and a deleted account leave nothing in any table or file within a minute, and there is a receipt. */
export const deletion: Check = {
  name: 'deletion',
  run: ({ tries, tally, report }) =>
    withTarget({ variables: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' } }, async (target) => {
      const superadmin = await aSuperadmin(target)
      let slowest = 0
      for (let round = 0; round < tries(5, 1); round += 1) {
        for (const subject of ['child', 'account'] as const) {
          const family = await aFamily(target, superadmin)
          const { receipt, seconds, left } = await remove(target, family, subject)
          tally.count(left === null, () => `${subject}: ${left} is left after ${maxSeconds} s`)
          const isComplete = receipt.transcriptEntries >= 1 && receipt.recordings >= 1 && receipt.flags >= 1
          tally.count(isComplete, () => `${subject}: the receipt says ${JSON.stringify(receipt)}`)
          slowest = Math.max(slowest, seconds)
        }
        report(`round ${round + 1}: everything gone after ${slowest.toFixed(1)} s`)
      }
      return `gone after ${slowest.toFixed(1)} s`
    }),
}

async function remove(target: Target, { parent, ids, marker }: Family, subject: 'child' | 'account') {
  const account = `/v1/accounts/${ids.accountId}`
  const path = subject === 'child' ? `${account}/children/${ids.childId}` : account
  const secrets = subject === 'child' ? [ids.childId] : [ids.accountId, ids.childId, parent.email, marker]
  const startedAt = performance.now()
  const { json } = expectStatus(await call(target, `DELETE ${path}`, { token: parent.token }), 200)
  const left = await poll(
    async () => ((await findTraces(target, secrets)).length === 0 ? 'nothing' : undefined),
    maxSeconds * 1000,
  ).catch(async () => (await findTraces(target, secrets)).join(', '))
  return {
    receipt: json.counts as { transcriptEntries: number; recordings: number; flags: number },
    seconds: (performance.now() - startedAt) / 1000,
    left: left === 'nothing' ? null : left,
  }
}

/** Tables with a row about it, and the files of recordings, of which there is one for each family. */
async function findTraces(target: Target, secrets: string[]): Promise<string[]> {
  const tables: string[] = []
  for (const secret of secrets) tables.push(...(await findText(target, secret)))
  const traces = tables.filter((table) => !keepsIds.has(table))
  const files = await readdir(join(target.dataFolder, 'files'), { recursive: true, withFileTypes: true })
  const [recordings] = await target.sql<{ count: number }>('select count(*)::int as count from recordings')
  const stray = files.filter((file) => file.isFile()).length - (recordings?.count ?? 0)
  return stray > 0 ? [...traces, `${stray} files`] : traces
}
