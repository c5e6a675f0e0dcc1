import { spawn } from 'node:child_process'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, aSuperadmin, call, expectStatus } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

export const auditTrailTampering: Attack = {
  name: 'audit-trail-tampering',
  aim: 'hide what a superadmin read, with access to the database, so that the check of the audit trail finds nothing',
  attempt: onTarget({}, async (target) => {
    const [{ accountId }, { token }] = [await aParent(target), await aSuperadmin(target)]
    for (let count = 0; count < 6; count += 1)
      expectStatus(await call(target, `GET /v1/accounts/${accountId}`, { token }), 200)
    await target.restart()
    if (!(await seemsIntact(target))) throw new Error('The check fails before anything was changed.')
    await target.sql('create table copied as table audit_entries')

    await asOwner(target, 'delete from audit_entries where id > 2')
    const isCutHidden = await seemsIntact(target)
    await asOwner(target, 'truncate audit_entries; insert into audit_entries overriding system value table copied')
    await asOwner(target, `update audit_entries set action = 'devices.listed' where id = 3; ${recompute()}`)
    const isChangeHidden = await seemsIntact(target)
    const verdict = (isHidden: boolean) => (isHidden ? 'found nothing' : 'reported it')
    return {
      succeeded: isCutHidden || isChangeHidden,
      evidence: `after the newest entries were cut off, the check ${verdict(isCutHidden)}; after an entry was changed and the chain recomputed, it ${verdict(isChangeHidden)}`,
    }
  }),
}

/** The owner of the tables can switch triggers off. */
async function asOwner(target: Target, statements: string) {
  await target.sql(`begin; set local session_replication_role = replica; ${statements}; commit`)
}

/** The chain as it was computed without a key. */
function recompute() {
  const at = `to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const fields = [
    at,
    'entry.actor_id::text',
    'entry.action',
    'entry.account_id::text',
    'entry.resource',
    'entry.resource_id',
    'entry.reason',
  ]
  const text = fields.map((field) => `coalesce(octet_length(${field}) || ':' || ${field}, '-')`).join(' || ')
  return `do $$ declare entry record; newest bytea := ''; computed bytea;
    begin
      for entry in select * from audit_entries order by id loop
        computed := sha256(newest || convert_to(${text}, 'UTF8'));
        update audit_entries set previous_mac = newest, mac = computed where id = entry.id;
        newest := computed;
      end loop;
    end $$`
}

/** `npm run verify-audit-trail`, as an operator runs it beside the server. */
function seemsIntact({ checkout, dataFolder }: Target): Promise<boolean> {
  const child = spawn(process.execPath, ['server/src/operations/verify-audit-trail.ts'], {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataFolder },
    stdio: 'ignore',
  })
  return new Promise((isOver, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => isOver(code === 0))
  })
}
