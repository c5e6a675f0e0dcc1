import type { BrowserContext, Page } from '@playwright/test'
import { connectDevice } from '@pipit/device/connect-device'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import { addChild, addDevice } from '../fixtures/family/set-up-family.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a new name of a device shows at once and can be undone',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    await addChild(family, 'Mia')
    const { deviceId } = await addDevice(family, server, 'Kitchen bird')
    await page.goto(`/app/devices/${deviceId}`)
    const held = Promise.withResolvers<void>()
    await page.route(`**/devices/${deviceId}`, async (route) => {
      if (route.request().method() === 'PATCH') await held.promise
      await route.continue()
    })
    await page.getByLabel('Name', { exact: true }).fill('<b>غرفة</b> 🐦')
    await page.getByLabel('Child', { exact: true }).selectOption('Mia')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(heading(page)).toHaveText('<b>غرفة</b> 🐦')
    held.resolve()
    await expect(page.getByText('Your changes are saved')).toBeVisible()
    await expect(panel(page, 'Status').getByRole('link', { name: 'Mia' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page)).toHaveText('Kitchen bird')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kitchen bird')
    await page.reload()
    await expect(heading(page)).toHaveText('Kitchen bird')
  },
)

test(
  'the API key of a device is shown on request and hidden again',
  { tag: '@desktop' },
  async ({ page, context, server, family }) => {
    await context.grantPermissions(['clipboard-write'])
    const { deviceId, deviceApiKey } = await addDevice(family, server)
    await page.goto(`/app/devices/${deviceId}`)
    const showKey = page.getByRole('button', { name: 'Show key' })
    const byHand = page.getByText('Connect it by hand')
    await expect(byHand).toBeVisible()
    await expect(showKey).toBeHidden()
    await byHand.click()
    await expect(page.getByText(deviceApiKey)).toHaveCount(0)
    await showKey.click()
    await expect(page.getByText(deviceApiKey)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('The key is copied')).toBeVisible()
    await expectPasted(context, deviceApiKey)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible()
    await page.goBack()
    await byHand.click()
    await expect(showKey).toBeVisible()
    await expect(page.getByText(deviceApiKey)).toHaveCount(0)
  },
)

test(
  'the status of a device updates live, and deactivating it ends its connection',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const { deviceId, deviceApiKey } = await addDevice(family, server, 'Kitchen bird')
    await page.goto(`/app/devices/${deviceId}`)
    const state = panel(page, 'Status')
    await expect(state).toContainText('Not online yet')
    const ended = Promise.withResolvers<string>()
    const status = { battery: 42, firmware: '1.4.0' }
    const onClosed = ({ reason }: { reason: string | null }) => ended.resolve(reason ?? 'lost')
    const connection = connectDevice({ serverUrl: server.url, deviceId, deviceApiKey, status, onClosed })
    await expect(state.getByRole('status')).toHaveText('Online')
    await expect(state).toContainText('42%')
    await expect(state).toContainText('1.4.0')

    await page.getByRole('button', { name: 'Deactivate this device' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deactivate this device?' })
    await expect(dialog).toContainText('Its key stops working at once.')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Deactivate this device' }).click()
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page).toHaveURL('/app/devices/released')
    await expect(heading(page)).toHaveText('The device is deactivated')
    await expect(panel(page, 'Release code').getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    expect(await ended.promise).toBe('deactivated')
    await connection.close()
    await page.goto(`/app/devices/${deviceId}`)
    await expect(heading(page)).toHaveText('We could not find this page')
  },
)

test(
  'a device that goes offline is announced, and the page says how to wake it up',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const { deviceId, deviceApiKey } = await addDevice(family, server, 'Kitchen bird')
    const connection = connectDevice({
      serverUrl: server.url,
      deviceId,
      deviceApiKey,
      status: { battery: 9, firmware: '1.4.0' },
    })
    await page.goto(`/app/devices/${deviceId}`)
    const state = panel(page, 'Status')
    await expect(state).toContainText('It is awake, but its battery is almost empty.')
    await expect(state.getByRole('status'), 'which speaks only of changes').toBeEmpty()
    await connection.close()
    await expect(state.getByRole('status')).toHaveText('Offline')
    await expect(state).toContainText('last seen just now')
    await state.getByText('How to wake it up').click()
    await expect(state.getByText('Charge it: its battery was almost empty.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await page.getByRole('link', { name: 'Back to the family' }).click()
    await expect(page).toHaveURL('/app')
  },
)

/** Another page is used, because ours may not read the clipboard. */
async function expectPasted(context: BrowserContext, text: string) {
  const other = await context.newPage()
  await other.setContent('<textarea></textarea>')
  await other.locator('textarea').press('ControlOrMeta+V')
  await expect(other.locator('textarea')).toHaveValue(text)
  await other.close()
}
