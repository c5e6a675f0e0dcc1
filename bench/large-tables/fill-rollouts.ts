import { defaultStages } from '@pipit/contract/firmware/rollouts'
import type { OpenDatabase } from '@pipit/server/database/open-database'
import { createFilledDatabase } from './create-filled-database.ts'

/** One rollout of each state that is offered, which have reached nearly all devices of their model. */
export const rollouts = {
  active: '01990000-0000-7000-8000-000000000002',
  completed: '01990000-0000-7000-8000-000000000001',
}

/**
 * A database with this many devices, each of another family: half of them of a model whose rollout is under way, half of
 * one whose rollout is over. A hundredth has not returned, which stops neither of them.
 */
export function fillRollouts(count: number, server: OpenDatabase) {
  return createFilledDatabase(server, `rollouts_${count}`, rowsByTable(count), {
    table: 'audit_entries',
    from: '2020-01-01',
    to: '2020-01-01',
  })
}

export const deviceOf = (number: number | string) => `left(md5('devices' || ${number}), 26)`

function rowsByTable(count: number): Record<string, string> {
  const rows = `generate_series(1, ${count}) n`
  const model = `(array['wren', 'robin'])[1 + n % 2]`
  const image = (number: string) => `md5('image' || ${number})::uuid`
  const hasReturned = `n % 100 < 99`
  const moment = `now() - interval '3 hours' - n % 10000 * interval '1 minute'`
  return {
    accounts: `(id, identity_uid, email, email_verified)
     select md5('account' || n)::uuid, n, n || '@example.org', true from ${rows}`,
    devices: `(id, status, account_id, name, registered_at, hardware_model, firmware)
     select ${deviceOf('n')}, 'registered', md5('account' || n)::uuid, 'Pipit', now(), ${model},
            case when ${hasReturned} then '2.0' else '1.0' end from ${rows}`,
    realtime_processes: `(id, seen_at) select md5('process' || n)::uuid, now() from generate_series(1, 100) n`,
    device_presence: `(device_id, connection_id, process_id, last_seen_at)
     select ${deviceOf('n')}, n::text, md5('process' || 1 + n % 100)::uuid, now() from ${rows} where n % 3 = 0`,
    firmware_images: `(id, hardware_model, version, notes, size, sha256, signature, file, chip_id, project_name)
     select ${image('n')}, case when n < 2 then ${model} else 'wren' end, case when n < 2 then '2.0' else '0.' || n end, '', 1,
            '', '', '', 9, ''
       from generate_series(0, 20) n`,
    // The other rollouts were withdrawn.
    firmware_rollouts: `(id, image_id, hardware_model, stages, reach, reached, max_missing_share, min_missing, missing_after,
             state, stage_started_at, state_since, counted_since, offered, downloaded, returned)
     select case n when 0 then '${rollouts.active}' when 1 then '${rollouts.completed}' else md5('rollout' || n) end::uuid,
            ${image('n')}, case when n < 2 then ${model} else 'wren' end,
            '${JSON.stringify(defaultStages.slice(2))}', 10000, ${count / 2}, 0.1, 3, interval '1 hour',
            (array['active', 'completed', 'withdrawn'])[least(n, 2) + 1], now() - interval '2 days', now() - interval '2 days',
            now() - interval '1 year', ${count / 2}, ${count / 2}, ${count / 2}
       from generate_series(0, 20) n`,
    firmware_updates: `(rollout_id, device_id, family_id, offered_at, downloaded_at, downloads, returned_at)
     select (array['${rollouts.active}', '${rollouts.completed}'])[1 + n % 2]::uuid, ${deviceOf('n')}, md5('account' || n)::uuid,
            ${moment}, ${moment}, 1,
            case when ${hasReturned} then now() end
       from ${rows}`,
    // What the triggers note in a minute, of which there are as many with more devices behind them.
    firmware_count_changes: `(rollout_id, offered, downloaded, returned, failed)
     select '${rollouts.active}', 1, 1, 0, 0 from generate_series(1, 1000)`,
    firmware_days: `(day, hardware_model, version, devices)
     select now()::date - day, model, '2.' || version, 1
       from generate_series(0, 89) day, unnest(array['wren', 'robin']) model, generate_series(0, 4) version`,
    firmware_totals: `(counted_at, devices, versions) values (now(), ${count}, '[]')`,
  }
}
