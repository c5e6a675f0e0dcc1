import { describe, expect, test } from 'vitest'
import { makeDevices } from '../../../testing/devices-and-cards.ts'
import { openSockets } from '../../../testing/sockets.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { testVoice } from '../../../testing/voice.ts'
import { countFirmware } from '../fleet/count-firmware.ts'
import { administerFirmware, atOnce } from '../testing/firmware-administration.ts'
import { createFirmwareKey } from '../testing/firmware-image.ts'
import { newModel, updatingDevices } from '../testing/updating-devices.ts'
import { advanceRollouts } from './advance-rollouts.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text, FIRMWARE_CHECK_SECONDS: '1' }, { voice: testVoice() })
const aDevice = updatingDevices(server, openSockets())
const administration = administerFirmware(server, key)
const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
/** As every minute. */
const advance = () =>
  advanceRollouts({ database: server.database, auditTrail: server.auditTrail, log: server.failureLog })
const soon = { timeout: 5000 }

/** Families with devices of one model that report this firmware, without connections. */
async function aFleet(hardwareModel: string, count: number, { firmware = '1.0.0', devicesOfFamily = 1 } = {}) {
  const devices = await makeDevices(server, count, hardwareModel)
  const ids = devices.map(({ deviceId }) => deviceId)
  let family = ''
  for (let start = 0; start < count; start += devicesOfFamily) {
    family = (await server.createSignedInAccount()).accountId
    await query(
      `update devices set account_id = $2, status = 'registered', firmware = $3 where id = any($1)`,
      ids.slice(start, start + devicesOfFamily),
      family,
      firmware,
    )
  }
  return { ids, accountId: family }
}

/** The device downloads the image, as far as the counts go; so many minutes ago. */
const download = (rolloutId: string, ids: string[], minutesAgo = 0) =>
  query(
    `insert into firmware_updates (rollout_id, device_id, downloaded_at, downloads)
     select $1, unnest($2::text[]), now() - $3::int * interval '1 minute', 1`,
    rolloutId,
    ids,
    minutesAgo,
  )
const report = (ids: string[], version: string) =>
  query('update devices set firmware = $2 where id = any($1)', ids, version)
const pastHours = (rolloutId: string, hours: number) =>
  query(
    `update firmware_rollouts set stage_started_at = stage_started_at - $2::int * interval '1 hour',
            counted_since = counted_since - $2::int * interval '1 hour' where id = $1`,
    rolloutId,
    hours,
  )
const auditActions = async (rolloutId: string) =>
  (await query('select action from audit_entries where resource_id = $1 order by id', rolloutId)).rows.map(
    ({ action }) => action as string,
  )

describe('rollouts', () => {
  test('a stage reaches its share of the devices, the same ones in later stages', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 200, { devicesOfFamily: 50 })
    const image = await administration.upload(model)
    const stages = [10, 50, 100].map((percent) => ({ percent, minHours: 0, minReturned: 0 }))
    const { id, counts } = await administration.start(image.id, { stages })
    const reached = async () =>
      (
        await query(
          `select device.id from devices device, firmware_update_of(device.id, hardware_model, firmware, account_id, batch_id)
            where device.id = any($1)`,
          ids,
        )
      ).rows.map((row) => row.id as string)
    const first = await reached()
    expect(counts.reached).toBe(first.length)
    expect(first.length).toBeGreaterThan(5)
    expect(first.length).toBeLessThan(40)
    await administration.change(id, 'advance')
    const second = await reached()
    expect(second.length).toBeGreaterThan(70)
    expect(second.length).toBeLessThan(130)
    expect(first.filter((each) => !second.includes(each))).toEqual([])
    expect(await administration.change(id, 'advance')).toMatchObject({ stage: 2, counts: { reached: 200 } })
    await expect(administration.change(id, 'advance')).rejects.toMatchObject({ code: 'rollout-conflict' })
  })

  test('a batch or a family gets its own rollout, but never an image of another model', async () => {
    const model = newModel()
    const [family, other] = [await aFleet(model, 2, { devicesOfFamily: 2 }), await aFleet(model, 3)]
    const image = await administration.upload(model)
    const toFamily = await administration.start(image.id, {
      stages: atOnce,
      target: { kind: 'family', accountId: family.accountId },
    })
    expect(toFamily).toMatchObject({ target: { kind: 'family' }, counts: { reached: 2 } })
    await administration.change(toFamily.id, 'withdraw')
    const { rows } = await query('select batch_id as id from devices where id = $1', other.ids[0])
    const batchId = rows[0]?.id as string
    const toBatch = await administration.start(image.id, { stages: atOnce, target: { kind: 'batch', batchId } })
    expect(toBatch.counts.reached).toBe(3)

    const { accountId } = await aFleet(newModel(), 1)
    const foreign = await query('select batch_id as id from devices where account_id = $1', accountId)
    const expected = { code: 'rollout-target-has-other-model' }
    const batch = { kind: 'batch', batchId: foreign.rows[0]?.id as string } as const
    await expect(administration.start(image.id, { target: batch })).rejects.toMatchObject(expected)
    await expect(administration.start(image.id, { target: { kind: 'family', accountId } })).rejects.toMatchObject(
      expected,
    )
  })

  test('stages begin by themselves when their time has passed and their devices have returned', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 4)
    const image = await administration.upload(model)
    const stages = [
      { percent: 99.99, minHours: 24, minReturned: 2 },
      { percent: 100, minHours: 1, minReturned: 100 },
    ]
    const { id } = await administration.start(image.id, { stages })
    const state = async () => {
      await advance()
      const { stage, state: now } = await administration.read(id)
      return [stage, now]
    }
    await download(id, ids.slice(0, 3))
    await report(ids.slice(0, 2), '2.0.0')
    expect(await state()).toEqual([0, 'active'])
    await pastHours(id, 25)
    expect(await state()).toEqual([1, 'active'])
    await pastHours(id, 2)
    expect(await state(), 'two are left, of fewer than a hundred').toEqual([1, 'active'])
    await report(ids, '2.0.0')
    await query('insert into firmware_updates (rollout_id, device_id, returned_at) values ($1, $2, now())', id, ids[3])
    expect(await state()).toEqual([1, 'completed'])
    expect(await auditActions(id)).toEqual(['rollout.advanced', 'rollout.completed'])
    // Devices that come later still get it.
    const late = await (await aDevice(model)).connect('1.0')
    await expect.poll(late.versions, soon).toEqual(['2.0.0'])
  })

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

  test('two superadmins who begin the next stage, and one whose page is old, do not skip a stage', async () => {
    const image = await administration.upload(newModel())
    const stages = [10, 50, 100].map((percent) => ({ percent, minHours: 0, minReturned: 100 }))
    const { id: rolloutId } = await administration.start(image.id, { stages })
    const bearer = await administration.bearer()
    const advanceFrom = (stage: number) =>
      server.call('POST /admin/firmware/rollouts/:rolloutId/advance', {
        bearer,
        params: { rolloutId },
        body: { stage },
      })
    const outcomes = await Promise.allSettled([advanceFrom(0), advanceFrom(0), advanceFrom(0)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await administration.read(rolloutId)).toMatchObject({ stage: 1 })
    await expect(advanceFrom(0)).rejects.toMatchObject({ code: 'rollout-conflict' })
    expect(await advanceFrom(1)).toMatchObject({ stage: 2 })
  })

  test('of two superadmins who start, pause or resume at the same time, one is told that it does not fit', async () => {
    const model = newModel()
    const image = await administration.upload(model)
    const outcomesOf = async (calls: Promise<unknown>[]) =>
      (await Promise.allSettled(calls)).map(({ status }) => status).toSorted()
    const one = ['fulfilled', 'rejected']
    expect(await outcomesOf([administration.start(image.id), administration.start(image.id)])).toEqual(one)
    const bearer = await administration.bearer()
    const { items } = await server.call('GET /admin/firmware/rollouts', { bearer, query: { hardwareModel: model } })
    const { id } = items[0] ?? { id: '' }
    for (const action of ['pause', 'resume'] as const)
      expect(await outcomesOf([administration.change(id, action), administration.change(id, action)])).toEqual(one)
  })

  test('a superadmin who has seen a paused rollout is told that it has stopped, before resuming it', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 3)
    const { id: rolloutId } = await administration.start((await administration.upload(model)).id)
    const bearer = await administration.bearer()
    const resume = (state: 'paused' | 'stopped') =>
      server.call('POST /admin/firmware/rollouts/:rolloutId/resume', { bearer, params: { rolloutId }, body: { state } })
    await administration.change(rolloutId, 'pause')
    // Meanwhile, another superadmin resumes it.
    await administration.change(rolloutId, 'resume')
    await pastHours(rolloutId, 3)
    await download(rolloutId, ids, 61)
    await advance()
    await expect(resume('paused')).rejects.toMatchObject({
      code: 'rollout-stopped',
      status: 409,
      message: expect.stringMatching(/stopped by itself in the meantime/),
    })
    expect(await administration.read(rolloutId)).toMatchObject({ state: 'stopped', counts: { missing: 3 } })
    expect(await resume('stopped')).toMatchObject({ state: 'active', counts: { missing: 0 } })
    await administration.change(rolloutId, 'pause')
    await expect(resume('stopped')).rejects.toMatchObject({ code: 'rollout-conflict' })
    expect(await resume('paused')).toMatchObject({ state: 'active' })
  })

  test('a rollout that is started while its image is being withdrawn is refused', async () => {
    const image = await administration.upload(newModel())
    // The withdrawal is not over yet when the rollout looks at the image.
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('update firmware_images set withdrawn_at = now() where id = $1', [image.id])
    const outcome = Promise.allSettled([administration.start(image.id)])
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%firmware_images%' and datname = current_database()`
    await expect.poll(async () => (await query(waiting)).rows.length).toBe(1)
    await client.query('commit')
    client.release()
    expect(await outcome).toMatchObject([{ status: 'rejected', reason: { code: 'firmware-image-withdrawn' } }])
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

  test('what becomes of devices is counted, before and after the counts are added up', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 5)
    const { id } = await administration.start((await administration.upload(model)).id)
    const counts = async () => (await administration.read(id)).counts
    const countsTwice = async () => {
      const before = await counts()
      await advance()
      expect(await counts(), 'added up').toEqual(before)
      const notes = await query('select from firmware_count_changes where rollout_id = $1', id)
      expect(notes.rowCount, 'what is left to add up').toBe(0)
      return before
    }
    await query('insert into firmware_updates (rollout_id, device_id) select $1, unnest($2::text[])', id, ids)
    expect(await countsTwice()).toMatchObject({ offered: 5, downloaded: 0, returned: 0, failed: 0 })
    await query(
      'update firmware_updates set downloaded_at = now(), downloads = 1 where device_id = any($1)',
      ids.slice(0, 4),
    )
    await query('update firmware_updates set failed_at = now() where device_id = any($1)', ids.slice(0, 2))
    expect(await counts()).toMatchObject({ offered: 5, downloaded: 4, returned: 0, failed: 2, missing: 2 })
    // One that has failed returns after all, and a second download is the same device.
    await report(ids.slice(1, 3), '2.0.0')
    await query('update firmware_updates set downloaded_at = now(), downloads = 2 where device_id = $1', ids[3])
    expect(await countsTwice()).toMatchObject({ offered: 5, downloaded: 4, returned: 2, failed: 1, missing: 1 })
    await query('update devices set account_id = null where id = any($1)', ids)
    expect(await countsTwice(), 'those that have returned stay').toMatchObject({
      offered: 2,
      downloaded: 2,
      returned: 2,
      failed: 0,
    })
  })

  test('a model has one active or paused rollout, and a withdrawn image none', async () => {
    const model = newModel()
    const [old, image] = [await administration.upload(model, { version: '1.5' }), await administration.upload(model)]
    const conflict = { code: 'rollout-conflict' }
    const first = await administration.start(old.id)
    await expect(administration.start(image.id)).rejects.toMatchObject(conflict)
    expect(await administration.change(first.id, 'pause')).toMatchObject({ state: 'paused' })
    await expect(administration.start(image.id)).rejects.toMatchObject(conflict)
    await expect(administration.change(first.id, 'pause')).rejects.toMatchObject(conflict)
    await administration.change(first.id, 'resume')
    await advance()
    const second = await administration.start(image.id)
    await expect(administration.change(first.id, 'pause')).rejects.toMatchObject(conflict)
    const bearer = await administration.bearer()
    const { items } = await server.call('GET /admin/firmware/rollouts', { bearer, query: { hardwareModel: model } })
    expect(items.map(({ id, state, version }) => [id, state, version])).toEqual([
      [second.id, 'active', '2.0.0'],
      [first.id, 'completed', '1.5'],
    ])
    await administration.withdrawImage(image.id)
    expect(await administration.read(second.id)).toMatchObject({ state: 'withdrawn' })
    for (const action of ['pause', 'resume', 'advance'] as const)
      await expect(administration.change(second.id, action)).rejects.toMatchObject(conflict)
    expect(await administration.change(second.id, 'withdraw')).toMatchObject({ state: 'withdrawn' })
    await expect(administration.start(image.id)).rejects.toMatchObject({ code: 'firmware-image-withdrawn' })
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
    await expect(administration.start(unknown)).rejects.toMatchObject({ code: 'not-found' })
    await expect(administration.change(unknown, 'pause')).rejects.toMatchObject({ code: 'not-found' })
  })

  test('stages that shrink or that reach nobody are refused', async () => {
    const image = await administration.upload(newModel())
    for (const percents of [[], [50, 10], [10, 10], [0], [101]]) {
      const stages = percents.map((percent) => ({ percent, minHours: 0, minReturned: 0 }))
      await expect(administration.start(image.id, { stages }), `stages ${percents}`).rejects.toMatchObject({
        code: 'invalid-request',
      })
    }
  })
})

describe('the fleet', () => {
  test('versions are counted for each model, now and on each day', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 5)
    await report(ids.slice(0, 2), '2.0.0')
    await report(ids.slice(4), 'nightly')
    await countFirmware(server.database)
    await query(`update firmware_days set day = day - 1 where hardware_model = $1`, model)
    await report(ids.slice(0, 4), '2.0.0')
    await countFirmware(server.database)
    await countFirmware(server.database)
    const { models: counted, days } = await server.call('GET /admin/firmware/fleet', {
      bearer: await administration.bearer(),
    })
    expect(counted.find(({ hardwareModel }) => hardwareModel === model)?.versions).toEqual([
      { version: '2.0.0', devices: 4, online: 0 },
      { version: null, devices: 1, online: 0 },
    ])
    const ofModel = days.filter(({ hardwareModel }) => hardwareModel === model)
    expect(ofModel.map(({ version, devices }) => [version, devices])).toEqual([
      [null, 1],
      ['1.0.0', 2],
      ['2.0.0', 2],
      [null, 1],
      ['2.0.0', 4],
    ])
    expect(new Set(ofModel.map(({ day }) => day)).size).toBe(2)
  })

  test('is counted again when somebody looks, but many devices once a minute', async () => {
    const model = newModel()
    const { ids } = await aFleet(model, 3, { firmware: '1.0.0' })
    const bearer = await administration.bearer()
    const versions = async () => {
      const { models } = await server.call('GET /admin/firmware/fleet', { bearer })
      return models.find(({ hardwareModel }) => hardwareModel === model)?.versions.map(({ version }) => version)
    }
    await expect.poll(versions).toEqual(['1.0.0'])
    await query('update firmware_totals set devices = 1000000, counted_at = now()')
    await report(ids, '2.0.0')
    expect(await versions()).toEqual(['1.0.0'])
    await query(`update firmware_totals set counted_at = now() - interval '61 seconds'`)
    expect(await versions()).toEqual(['2.0.0'])
  })
})
