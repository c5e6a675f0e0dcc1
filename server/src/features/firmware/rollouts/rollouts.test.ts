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
    const ofFamily = await query('select action from audit_entries where account_id = $1 order by id', family.accountId)
    expect(ofFamily.rows).toEqual([{ action: 'rollout.started' }, { action: 'rollout.withdrawn' }])
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
