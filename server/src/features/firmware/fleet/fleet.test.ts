import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { newModel } from '../testing/updating-devices.ts'
import { offlineFleets } from '../testing/offline-fleets.ts'
import { countFirmware } from './count-firmware.ts'

const server = startTestServer()
const superadmin = async () => (await server.createSignedInAccount({ role: 'superadmin' })).token
const { query, aFleet, report } = offlineFleets(server)

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
      bearer: await superadmin(),
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
    const bearer = await superadmin()
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
