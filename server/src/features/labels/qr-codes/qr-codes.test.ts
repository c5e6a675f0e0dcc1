import { claimCodeGroups } from '@pipit/contract/labels/labels'
import { randomUUID } from 'node:crypto'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { makeCards, makeDevices } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

type PrintRequest = z.input<EndpointsByName['POST /admin/devices/qr-codes']['body']>

const server = startTestServer()
const unknownId = '0'.repeat(26)
let bearer: string
beforeAll(async () => {
  bearer = (await server.createSignedInAccount({ role: 'superadmin' })).token
})

const devices = (body: PrintRequest) => server.call('POST /admin/devices/qr-codes', { bearer, body })
const cards = (body: PrintRequest) => server.call('POST /admin/cards/qr-codes', { bearer, body })

async function createBatch(count: number) {
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

describe('downloading labels', () => {
  test('a superadmin can download a PDF sheet of a batch', async () => {
    const batchId = await createBatch(30)
    const file = await devices({ batchId })
    expect(file).toMatchObject({ name: `pipit-labels-of-${batchId}.pdf`, type: 'application/pdf' })
    const pdf = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect(pdf).toMatch(/^%PDF-1.4\n/)
    expect(pdf).toContain('/Type /Pages /Count 2 ')
    expect(pdf).toMatch(/%%EOF\n$/)
  })

  test('a superadmin can download pictures of selected devices in the given order, each once', async () => {
    const created = (await makeDevices(server, 4)).toReversed()
    const ids = created.map(({ deviceId }) => deviceId)
    const file = await devices({ ids: [...ids, ...ids], format: 'svg-zip' })
    expect(file).toMatchObject({ name: 'pipit-labels-of-devices.zip', type: 'application/zip' })
    expect(await pictures(file)).toEqual(
      created.map(({ deviceId, claimCode, bluetoothName }) => ({
        name: `${deviceId}.svg`,
        text: [claimCodeGroups(claimCode).join(' '), bluetoothName],
      })),
    )
  })

  test('a superadmin gets all labels of a batch that is read in several queries', async () => {
    const batchId = await createBatch(1203)
    expect(new Set((await pictures(await devices({ batchId, format: 'svg-zip' }))).map(({ name }) => name)).size).toBe(
      1203,
    )
  })

  test('a superadmin gets labels of cards with their activity', async () => {
    const [card] = await makeCards(server, { count: 1, activity: 'riddles' })
    const file = await cards({ ids: [card?.cardId ?? ''], format: 'svg-zip' })
    expect(await pictures(file)).toEqual([
      { name: `${card?.cardId}.svg`, text: [claimCodeGroups(card?.claimCode ?? '').join(' '), 'Riddles and jokes'] },
    ])
  })

  test('a superadmin gets an error that names the unknown ids before anything is sent', async () => {
    const [device] = await makeDevices(server)
    const [card] = await makeCards(server)
    const ids = [device?.deviceId ?? '', card?.cardId ?? '', unknownId]
    for (const format of ['pdf', 'svg-zip'] as const) {
      await expect(devices({ ids, format })).rejects.toMatchObject({
        status: 400,
        code: 'invalid-request',
        details: [
          { field: 'body.ids.1', message: `${card?.cardId} is not among the devices.` },
          { field: 'body.ids.2', message: `${unknownId} is not among the devices.` },
        ],
      })
    }
  })

  test('a superadmin gets an error for an unknown batch and for one of the other kind', async () => {
    const batchId = await createBatch(1)
    await expect(devices({ batchId: randomUUID() })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.batchId' }],
    })
    await expect(cards({ batchId })).rejects.toMatchObject({ status: 400, details: [{ field: 'body.batchId' }] })
  })

  test.each<[object, string]>([
    [{}, 'body.ids'],
    [{ ids: [unknownId], batchId: randomUUID() }, 'body.ids'],
    [{ ids: [] }, 'body.ids'],
    [{ ids: ['device 1'] }, 'body.ids.0'],
    [{ ids: [unknownId], paper: 'a5' }, 'body.paper'],
    [{ ids: [unknownId], labelPaper: '9x9' }, 'body.labelPaper'],
    [{ ids: [unknownId], paper: 'letter', labelPaper: '5x13' }, 'body.labelPaper'],
    [{ ids: [unknownId], labelPaper: '3x8', rows: 2 }, 'body.rows'],
    [{ ids: [unknownId], columns: 0 }, 'body.columns'],
    [{ ids: [unknownId], rows: 'ten' }, 'body.rows'],
    [{ ids: [unknownId], rows: 30 }, 'body.rows'],
    [{ ids: [unknownId], sideMargin: -1 }, 'body.sideMargin'],
  ])('a superadmin gets an error that names the invalid field: %j', async (invalid, field) => {
    await expect(devices(invalid)).rejects.toMatchObject({ status: 400, code: 'invalid-request', details: [{ field }] })
  })
})

test.each(['pdf', 'svg-zip'] as const)(
  'a %s response whose labels cannot be read is aborted and never looks complete',
  async (format) => {
    const batchId = await createBatch(600)
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

test('other requests are served while thousands of labels are drawn, and the progress can be read', async () => {
  const progressKey = randomUUID()
  const readProgress = () =>
    server.call('GET /admin/devices/qr-codes/:progressKey/progress', { bearer, params: { progressKey } })
  const drawing = devices({ batchId: await createBatch(3000), progressKey })
  const finished = new AbortController()
  const reported: Awaited<ReturnType<typeof readProgress>>[] = []
  const readUntilFinished = async () => {
    while (!finished.signal.aborted) reported.push(await readProgress())
  }
  const [sheet] = await Promise.all([drawing.finally(() => finished.abort()), readUntilFinished()])
  expect(sheet.size).toBeGreaterThan(1_000_000)
  expect(reported.length).toBeGreaterThan(10)
  const whileDrawing = reported.filter(({ totalCount }) => totalCount !== null)
  expect(new Set(whileDrawing.map(({ totalCount }) => totalCount))).toEqual(new Set([3000]))
  const drawnCounts = whileDrawing.map(({ drawnCount }) => drawnCount ?? 0)
  expect(drawnCounts).toEqual(drawnCounts.toSorted((one, other) => one - other))
  expect(new Set(drawnCounts).size).toBeGreaterThan(3)
  expect(await readProgress()).toEqual({ drawnCount: null, totalCount: null })
})
