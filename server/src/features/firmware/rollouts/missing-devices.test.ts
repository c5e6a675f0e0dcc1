import { describe, expect, test } from 'vitest'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { administerFirmware, atOnce } from '../testing/firmware-administration.ts'
import { createFirmwareKey } from '../testing/firmware-image.ts'
import { newModel, updatingDevices } from '../testing/updating-devices.ts'
import { offlineFleets } from '../testing/offline-fleets.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text, FIRMWARE_CHECK_SECONDS: '1' }, { voice: testVoice() })
const aDevice = updatingDevices(server, openSockets())
const administration = administerFirmware(server, key)
const { advance, auditActions } = administration
const { query, aFleet, download, report, pastHours } = offlineFleets(server)
const soon = { timeout: 5000 }

describe('missing devices', () => {
  test('a rollout stops by itself when too many devices do not return, and counts anew after it was resumed', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 30)
    const image = await administration.upload(model)
    const { id } = await administration.start(image.id)
    await pastHours(id, 3)
    await download(id, ids.slice(0, 20), 61)
    await report(ids.slice(0, 17), '2.0.0')
    const state = async () => {
      await advance()
      return administration.read(id)
    }
    await query(`update firmware_updates set downloaded_at = now() where device_id = $1`, ids[19])
    expect(await state(), 'two are missing, and one has time').toMatchObject({
      state: 'completed',
      counts: { missing: 2 },
    })
    await query(
      `update firmware_updates set downloaded_at = now() - interval '61 minutes' where device_id = $1`,
      ids[19],
    )
    await Promise.all([advance(), advance()])
    expect(await state()).toMatchObject({ state: 'stopped', counts: { downloaded: 20, returned: 17, missing: 3 } })
    expect((await auditActions(id)).filter((action) => action === 'rollout.stopped')).toHaveLength(1)
    expect(server.logLines.filter(({ code }) => code === 'rollout-stopped')).toHaveLength(1)
    const waiting = await (await aDevice(model)).connect('1.0')
    await expect.poll(async () => (await administration.change(id, 'resume')).state).toBe('active')
    await expect.poll(waiting.versions, soon).toEqual(['2.0.0'])
    expect(await state()).toMatchObject({ counts: { missing: 0 } })
    await expect(administration.change(id, 'resume')).rejects.toMatchObject({ code: 'rollout-conflict' })
  })

  test('few missing devices, or a small share of them, stop nothing', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 50)
    const image = await administration.upload(model)
    const stopRule = { minMissing: 4, maxMissingShare: 0.1 }
    const stages = [{ percent: 100, minHours: 48, minReturned: 0 }]
    const { id } = await administration.start(image.id, { stages, stopRule })
    await pastHours(id, 3)
    await download(id, ids.slice(0, 3), 90)
    await advance()
    expect(await administration.read(id)).toMatchObject({ state: 'active', counts: { missing: 3 } })
    await download(id, ids.slice(3), 90)
    await report(ids.slice(5), '2.0.0')
    await advance()
    expect(await administration.read(id)).toMatchObject({ state: 'active', counts: { missing: 5, downloaded: 50 } })
    await report([ids[5] ?? ''], '1.0.0')
    await query('update firmware_updates set returned_at = null where device_id = $1', ids[5])
    await advance()
    expect((await administration.read(id)).state).toBe('stopped')
  })

  test('one family with many missing devices stops nothing, whatever the rule says, but two families do', async () => {
    const model = newModel()
    const many = await aFleet(model, 12, { devicesOfFamily: 12 })
    const { ids } = await aFleet(model, 10)
    const { id } = await administration.start((await administration.upload(model)).id, {
      stages: atOnce,
      stopRule: { minMissing: 1, maxMissingShare: 0.1 },
    })
    await pastHours(id, 3)
    const state = async () => {
      await advance()
      const { state: now, counts } = await administration.read(id)
      return [now, counts.missing, counts.missingFamilies]
    }
    await download(id, many.ids, 61)
    expect(await state(), 'the only family that has tried').toEqual(['completed', 12, 1])
    await download(id, ids, 61)
    await report(ids.slice(1), '2.0.0')
    expect(await state(), 'two of eleven families').toEqual(['stopped', 13, 2])
    await query(`update firmware_rollouts set state = 'completed', max_missing_share = 0.19 where id = $1`, id)
    expect(await state()).toEqual(['completed', 13, 2])
  })

  test('in a rollout to one family, its devices count', async () => {
    const model = newModel()
    const { ids, accountId } = await aFleet(model, 5, { devicesOfFamily: 5 })
    const target = { kind: 'family', accountId } as const
    const { id } = await administration.start((await administration.upload(model)).id, { stages: atOnce, target })
    await pastHours(id, 3)
    await download(id, ids.slice(0, 2), 61)
    await advance()
    expect((await administration.read(id)).state).toBe('completed')
    await download(id, ids.slice(2, 3), 61)
    await advance()
    expect(await administration.read(id)).toMatchObject({
      state: 'stopped',
      counts: { missing: 3, missingFamilies: 1 },
    })
  })

  test('devices that refuse the image, and those whose downloads break off three times, are missing', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 4)
    const { id } = await administration.start((await administration.upload(model)).id, { stages: atOnce })
    await pastHours(id, 3)
    const missing = async () => {
      await advance()
      const { state, counts } = await administration.read(id)
      return [state, counts.missing, counts.failed]
    }
    await query(
      `insert into firmware_updates (rollout_id, device_id, attempts, attempted_at)
       select $1, unnest($2::text[]), 2, now() - interval '61 minutes'`,
      id,
      ids,
    )
    expect(await missing(), 'twice').toEqual(['completed', 0, 0])
    const change = (text: string, deviceIds: string[]) =>
      query(`update firmware_updates set ${text} where device_id = any($1)`, deviceIds)
    await change('attempts = 3', ids.slice(0, 2))
    expect(await missing()).toEqual(['completed', 2, 0])
    await change('attempted_at = now()', ids.slice(0, 1))
    expect(await missing(), 'one has begun again').toEqual(['completed', 1, 0])
    await change(`attempted_at = now() - interval '61 minutes'`, ids.slice(0, 1))
    await change('failed_at = now()', ids.slice(2, 3))
    expect(await missing()).toEqual(['stopped', 3, 1])
    await administration.change(id, 'resume')
    expect(await missing(), 'counted anew').toEqual(['completed', 0, 1])
  })

  test('devices that fall back to the old version are missing, and stop the stages', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 8)
    const stages = [{ percent: 99.99, minHours: 24, minReturned: 6 }, ...atOnce]
    const { id } = await administration.start((await administration.upload(model)).id, { stages })
    const state = async () => {
      await advance()
      const { stage, state: now, counts } = await administration.read(id)
      return [stage, now, counts.returned, counts.failed, counts.missing]
    }
    await download(id, ids, 30)
    await report(ids, 'v2.0.0')
    await report(ids.slice(5), '2.1.0')
    await report(ids.slice(5), '1.0.0')
    expect(await state(), 'these have fallen back from another version').toEqual([0, 'active', 8, 0, 0])
    await report(ids.slice(5), '2.0.0')

    await query(`update devices set firmware = '1.0.0', token_version = token_version + 1 where id = $1`, ids[5])
    await query(`update devices set firmware = '1.0.0', hardware_model = 'another build' where id = $1`, ids[6])
    expect(await state(), 'another board in the place of one, and another build').toEqual([0, 'active', 8, 0, 0])
    await report(ids.slice(0, 1), '2.0.0')
    await report(ids.slice(0, 2), '1.0.0')
    await report(ids.slice(0, 2), 'v1.0')
    await pastHours(id, 25)
    expect(await state(), 'two of eight do not stop it').toEqual([1, 'active', 6, 2, 2])
    await report(ids.slice(2, 3), '1.0.0')
    expect(await state()).toEqual([1, 'stopped', 5, 3, 3])
    // One of them installs it again.
    await report(ids.slice(0, 1), '2.0.0')
    expect(await state()).toEqual([1, 'stopped', 6, 2, 2])
    await administration.change(id, 'withdraw')
    await report(ids, '1.0.0')
    expect(await state(), 'nobody watches it any more').toEqual([1, 'withdrawn', 6, 2, 2])
  })

  test('a deactivated device is not missing', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 2)
    const { id } = await administration.start((await administration.upload(model)).id)
    await download(id, ids)
    await query('update devices set account_id = null where id = $1', ids[0])
    expect((await administration.read(id)).counts).toMatchObject({ offered: 1, downloaded: 1 })
  })

  test('the family of a device counts as long as the device is in it, and is stored no longer', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 4)
    const { id } = await administration.start((await administration.upload(model)).id, {
      stages: atOnce,
      stopRule: { minMissing: 2, maxMissingShare: 0.5 },
    })
    await pastHours(id, 3)
    await download(id, ids, 61)
    await report(ids.slice(0, 1), '2.0.0')
    const families = async () =>
      (await query('select family_id from firmware_updates where rollout_id = $1 order by returned_at', id)).rows.map(
        ({ family_id }) => family_id as string | null,
      )
    const [first, ...others] = await families()
    expect(new Set([first, ...others]).size).toBe(4)
    const { accountId } = await server.createSignedInAccount()
    await query(`update devices set account_id = $2 where id = $1`, ids[0], accountId)
    await query(`update devices set account_id = null where id = any($1)`, ids.slice(2))
    expect((await families()).toSorted(), 'sold with the update, and without').toEqual(
      [accountId, others[0]].toSorted(),
    )
    await advance()
    expect(await administration.read(id)).toMatchObject({ state: 'completed', counts: { missing: 1 } })
    await query('delete from accounts where id = $1', accountId)
    expect((await families()).toSorted()).toEqual([others[0], null])
  })

  test('a device that is offered an update while it leaves its family does not bring it back', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 1)
    const { id } = await administration.start((await administration.upload(model)).id)
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('update devices set account_id = null where id = $1', [ids[0]])
    const inserted = download(id, ids)
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%firmware_updates%' and datname = current_database()`
    await expect.poll(async () => (await query(waiting)).rows.length).toBe(1)
    await client.query('commit')
    client.release()
    await inserted
    const { rows } = await query('select family_id from firmware_updates where device_id = $1', ids[0])
    expect(rows).toEqual([{ family_id: null }])
  })
})
