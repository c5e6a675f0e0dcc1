import type { ApiResponse } from '@pipit/contract/api/client'
import { notification } from 'antd'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AddWifiNetworkPage } from './add-wifi-network-page.tsx'
import { WifiNetworkPage } from './wifi-network-page.tsx'

const network: ApiResponse<'GET /accounts/:accountId/wifi-networks/:wifiNetworkId'> = {
  id: '5f6f0e5c-9a11-4a51-9d5e-0b9f1f4e6f0c',
  ssid: 'Nest',
  security: 'wpa2',
  hidden: false,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  version: 1,
}

const ssid = page.getByLabelText('Network name (SSID)')
const password = page.getByRole('textbox', { name: /^Password/ })
const button = (name: string) => page.getByRole('button', { name })
const savePassword = (sent: unknown[]) => ({
  'PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId': ({ body }: { body: unknown }) => {
    sent.push(body)
    return network
  },
})

async function openNetwork() {
  onTestFinished(() => notification.destroy())
  await renderPage(<WifiNetworkPage />, {
    path: `/app/family/wifi-networks/${network.id}`,
    route: '/app/:accountId/wifi-networks/:wifiNetworkId',
  })
  await expect.element(ssid).toHaveValue('Nest')
}

test('every mistake about a network is shown beside its field, and an open one needs no password', async () => {
  onTestFinished(() => notification.destroy())
  const sent: unknown[] = []
  answerCalls({
    'POST /accounts/:accountId/wifi-networks': ({ body }) => {
      sent.push(body)
      return network
    },
  })
  await renderPage(<AddWifiNetworkPage />, { path: '/app/family', route: '/app/:accountId', width: 320 })
  const add = button('Add the network')
  await add.click()
  await expect.element(ssid).toHaveFocus()
  await expect.element(ssid).toHaveAccessibleDescription(/Give the network’s name\./)
  await expect.element(password).toHaveAccessibleDescription(/A wifi password has 8 to 63 characters/)

  // Nine characters, but 33 bytes.
  await ssid.fill(`${'🐦'.repeat(8)}!`)
  await password.fill('1234567')
  await expect.element(page.getByText(/^Too long by 1 byte\./)).toBeVisible()
  await add.click()
  await expect.element(ssid).toHaveAccessibleDescription(/at most 32 bytes/)
  await expect.element(password).toHaveAccessibleDescription(/A wifi password has 8 to 63 characters/)
  expect(document.documentElement.scrollWidth).toBe(320)
  await ssid.fill('🐦'.repeat(8))
  await expect.element(page.getByText(/^0 bytes left\./)).toBeVisible()
  await ssid.fill('Café')
  await expect.element(page.getByText(/bytes? left/)).not.toBeInTheDocument()

  await page.getByRole('radio', { name: 'Open' }).click()
  await expect.element(password).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await add.click()
  await expect.poll(() => sent).toMatchObject([{ ssid: 'Café', security: 'open', password: null }])
})

test('a saved password that arrives late does not replace what was typed meanwhile', async () => {
  const response = Promise.withResolvers<{ password: string }>()
  const sent: unknown[] = []
  answerCalls({
    'GET /accounts/:accountId/wifi-networks/:wifiNetworkId': () => network,
    'GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password': () => response.promise,
    ...savePassword(sent),
  })
  await openNetwork()
  await button('Show the password').click()
  await password.fill('battery staple')
  response.resolve({ password: 'correct horse' })
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('battery staple')
  await button('Save').click()
  await expect.poll(() => sent).toMatchObject([{ password: 'battery staple' }])
})
