import { randomUUID } from 'node:crypto'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { makeCards, makeDevices } from '../../../testing/devices-and-cards.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { claimCodeGroups } from './label.ts'

type Wanted = z.input<EndpointsByName['POST /admin/devices/qr-codes']['body']>

const server = startTestServer()
const nobody = '0'.repeat(26)
let bearer: string
beforeAll(async () => {
  bearer = (await server.someoneSignedIn({ role: 'superadmin' })).token
})

const devices = (body: Wanted) => server.call('POST /admin/devices/qr-codes', { bearer, body })
const cards = (body: Wanted) => server.call('POST /admin/cards/qr-codes', { bearer, body })

async function batchOf(count: number) {
  const { batchId } = await server.call('POST /devices', {
    bearer,
    body: { count, label: 'Spring', hardwareModel: 'one' },
  })
  return batchId
}

async function pictures(file: File) {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return Object.entries(files).map(([name, content]) => ({
    name,
    text: [...strFromU8(content).matchAll(/>([^<]+)<\/text>/g)].map(([, line]) => line),
  }))
}

describe('a superadmin', () => {
  test('gets a sheet for a batch, to be kept as a file', async () => {
    const batchId = await batchOf(30)
    const file = await devices({ batchId })
    expect(file).toMatchObject({ name: `pipit-labels-of-${batchId}.pdf`, type: 'application/pdf' })
    const pdf = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect(pdf).toMatch(/^%PDF-1.4\n/)
    expect(pdf).toContain('/Type /Pages /Count 2 ')
    expect(pdf).toMatch(/%%EOF\n$/)
  })

  test('gets pictures of chosen devices, in the order in which they were chosen, each once', async () => {
    const made = (await makeDevices(server, 4)).toReversed()
    const ids = made.map(({ deviceId }) => deviceId)
    const file = await devices({ ids: [...ids, ...ids], format: 'svg-zip' })
    expect(file).toMatchObject({ name: 'pipit-labels-of-devices.zip', type: 'application/zip' })
    expect(await pictures(file)).toEqual(
      made.map(({ deviceId, claimCode, bluetoothName }) => ({
        name: `${deviceId}.svg`,
        text: [claimCodeGroups(claimCode).join(' '), bluetoothName],
      })),
    )
  })

  test('gets all of a batch of more than a portion', async () => {
    const batchId = await batchOf(1203)
    expect(new Set((await pictures(await devices({ batchId, format: 'svg-zip' }))).map(({ name }) => name)).size).toBe(
      1203,
    )
  })

  test('finds the activity on cards', async () => {
    const [card] = await makeCards(server, { count: 1, activity: 'riddles' })
    const file = await cards({ ids: [card?.cardId ?? ''], format: 'svg-zip' })
    expect(await pictures(file)).toEqual([
      { name: `${card?.cardId}.svg`, text: [claimCodeGroups(card?.claimCode ?? '').join(' '), 'Riddles and jokes'] },
    ])
  })

  test('is told which ids nobody knows, before anything is sent', async () => {
    const [device] = await makeDevices(server)
    const [card] = await makeCards(server)
    const ids = [device?.deviceId ?? '', card?.cardId ?? '', nobody]
    for (const format of ['pdf', 'svg-zip'] as const) {
      await expect(devices({ ids, format })).rejects.toMatchObject({
        status: 400,
        code: 'invalid-request',
        details: [
          { field: 'body.ids.1', message: `${card?.cardId} is not among the devices.` },
          { field: 'body.ids.2', message: `${nobody} is not among the devices.` },
        ],
      })
    }
  })

  test('is told when the batch is not there, or is one of the other kind', async () => {
    const batchId = await batchOf(1)
    await expect(devices({ batchId: randomUUID() })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.batchId' }],
    })
    await expect(cards({ batchId })).rejects.toMatchObject({ status: 400, details: [{ field: 'body.batchId' }] })
  })

  test.each<[object, string]>([
    [{}, 'body.ids'],
    [{ ids: [nobody], batchId: randomUUID() }, 'body.ids'],
    [{ ids: [] }, 'body.ids'],
    [{ ids: ['device 1'] }, 'body.ids.0'],
    [{ ids: [nobody], paper: 'a5' }, 'body.paper'],
    [{ ids: [nobody], labelPaper: '9x9' }, 'body.labelPaper'],
    [{ ids: [nobody], paper: 'letter', labelPaper: '5x13' }, 'body.labelPaper'],
    [{ ids: [nobody], labelPaper: '3x8', rows: 2 }, 'body.rows'],
    [{ ids: [nobody], columns: 0 }, 'body.columns'],
    [{ ids: [nobody], rows: 'ten' }, 'body.rows'],
    [{ ids: [nobody], rows: 30 }, 'body.rows'],
    [{ ids: [nobody], sideMargin: -1 }, 'body.sideMargin'],
  ])('is told which field is wrong: %j', async (wrong, field) => {
    await expect(devices(wrong)).rejects.toMatchObject({ status: 400, code: 'invalid-request', details: [{ field }] })
  })
})

test.each(['pdf', 'svg-zip'] as const)(
  'an answer (%s) that cannot be finished is cut, and never looks complete',
  async (format) => {
    const batchId = await batchOf(600)
    await server.database.pool.query(
      `update devices set encrypted_claim_code = 'broken' where id = (select max(id) from devices where batch_id = $1)`,
      [batchId],
    )
    const response = await server.fetch('/v1/admin/devices/qr-codes', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ batchId, format }),
    })
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  },
)

test('others are served while thousands of labels are drawn', async () => {
  const drawing = devices({ batchId: await batchOf(3000) })
  const finished = new AbortController()
  const sheet = drawing.finally(() => finished.abort())
  let served = 0
  while (!finished.signal.aborted) {
    await server.call('GET /activities')
    served += 1
  }
  expect((await sheet).size).toBeGreaterThan(1_000_000)
  expect(served).toBeGreaterThan(10)
})
