import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ListedDevice } from '../api/get-devices.ts'
import { DevicesPage } from './devices-page.tsx'

const aDevice = (id: string, fields: Partial<ListedDevice> = {}): ListedDevice => ({
  id,
  name: 'Kitchen',
  status: 'registered',
  accountId: '0b9f1f4e-6f0c-4a51-9d5e-5f6f0e5c9a11',
  accountEmail: 'maximiliane.hohenlohe+1234567@kindergarten.example.org',
  childName: 'Mia',
  protocol: 'pipit',
  online: false,
  lastSeenAt: '2026-11-01T10:00:00Z',
  firmware: '1.4.0',
  hardwareModel: 'Pipit One',
  batchId: '5f6f0e5c-9a11-4a51-9d5e-0b9f1f4e6f0c',
  batchLabel: 'Spring <b>birds</b>',
  createdAt: '2026-10-01T10:00:00Z',
  registeredAt: '2026-11-01T10:00:00Z',
  ...fields,
})

/** What is left of a window of 1280 px beside the menu and its margins. */
const width = 976

test('devices that nobody registered and those of families with long addresses fit beside each other', async () => {
  const fresh = { status: 'created', name: null, accountId: null, accountEmail: null, childName: null } as const
  const items = [aDevice('3f1c9d9e-registered'), aDevice('3f1c9d9e-fresh', fresh)]
  answerCalls({
    'POST /admin/devices/list': () => ({ items, nextCursor: null, total: { count: 2, isExact: true } }),
    'GET /admin/devices/batches': () => ({ items: [], nextCursor: null }),
  })
  await renderPage(<DevicesPage />, { width })
  await expect.element(page.getByText('Never registered', { exact: true }).last()).toBeVisible()
  const frame = document.querySelector('div:has(> table)')
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})
