import type { Page } from '@playwright/test'
import { readSealedQr } from '@pipit/contract/devices/sealed-qr'
import { startCompanionDevice } from '../fixtures/devices/companion-device.ts'
import { homeWifi, panel as configurationPanel, sendOverBluetooth } from '../fixtures/devices/configuration-panel.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import { createDevice, registerDevice } from '../fixtures/devices/factory.ts'
import { readQrCode } from '../fixtures/devices/read-qr-code.ts'
import { createFamily } from '../fixtures/family/family.ts'
import { addWifi } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'

const ownership = (page: Page) => page.getByRole('region', { name: 'Status' })
const register = (page: Page) => page.getByRole('button', { name: 'Register the device' })
const checkOverBluetooth = (page: Page) => page.getByRole('button', { name: 'Check over Bluetooth' })
const withoutBluetooth = (page: Page) => page.addInitScript('delete Navigator.prototype.bluetooth')

/** The digits that the device says after its camera has seen the page. */
async function listenForCode(page: Page, companion: ReturnType<typeof startCompanionDevice>) {
  const image = page.getByRole('img', { name: 'QR code that only your Pipit can read' })
  await image.scrollIntoViewIfNeeded()
  const sealed = readSealedQr('challenge', (await readQrCode(await image.screenshot())) ?? '')
  if (!sealed) throw new Error('The page shows no challenge.')
  const digits = /The code is ([\d ]+)\./.exec(await companion.speakCode(sealed))?.[1]
  return digits?.replaceAll(' ', '') ?? ''
}

test(
  'a new device confirms over Bluetooth that it is here before it is registered',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const device = await createDevice(server, family)
    const companion = startCompanionDevice(device, homeWifi)
    companion.releaseButton()
    await bluetooth.place(companion.peripheral)
    await page.goto(device.label)
    await checkOverBluetooth(page).click()
    await expect(page.getByRole('alert')).toContainText('Hold the device’s button until the light blinks blue')
    await expectAccessible(page)
    companion.holdButton()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your Pipit has answered: it is in your hands.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await register(page).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(ownership(page)).toContainText('Confirmed by the device')
  },
)

test(
  'a new device that is registered by its link is confirmed when it comes online',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const device = await createDevice(server, family)
    const companion = startCompanionDevice(device, homeWifi)
    await addWifi(family, homeWifi.ssid)
    await bluetooth.place(companion.peripheral)
    await page.goto(device.label)
    await register(page).click()
    await expect(ownership(page)).toContainText('By its label only')
    await expectAccessible(page)
    await sendOverBluetooth(page)
    await expect(configurationPanel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await expect(ownership(page)).toContainText('Confirmed by the device')
    await companion.switchOff()
  },
)

test(
  'the owner gets a device back that a stranger registered from a photo of its label, over Bluetooth',
  { tag: '@phone' },
  async ({ page, server, family, testAccounts, bluetooth }) => {
    const stranger = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const device = await createDevice(server, family)
    await registerDevice(stranger, device, 'Stolen')
    await bluetooth.place(startCompanionDevice(device, homeWifi).peripheral)
    await page.goto(device.label)
    const question = 'This device is registered to somebody else. Is it in your hands?'
    await expect(page.getByRole('region', { name: question })).toBeVisible()
    await expect(register(page)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await checkOverBluetooth(page).click()
    await register(page).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(ownership(page)).toContainText('Confirmed by the device')
    const { items } = await stranger.call('GET /accounts/:accountId/devices', { params: stranger.params })
    expect(items).toEqual([])
  },
)

test(
  'without Bluetooth the owner types the code that the device says, and a wrong code can be corrected',
  { tag: '@desktop' },
  async ({ page, server, family, testAccounts }) => {
    const stranger = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const device = await createDevice(server, family)
    const companion = startCompanionDevice(device, homeWifi)
    await registerDevice(stranger, device)
    await withoutBluetooth(page)
    await page.goto(device.label)
    await expect(checkOverBluetooth(page)).toHaveCount(0)
    await expect(page.getByText('hold its button'), 'which only Bluetooth needs').toHaveCount(0)
    await page.getByRole('button', { name: 'Let it say a code' }).click()
    const field = page.getByLabel('The 8 digits')
    await field.fill('12')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('The code has 8 digits.')
    await expectAccessible(page)
    const code = await listenForCode(page, companion)
    await field.fill(String((Number(code) + 1) % 100_000_000).padStart(8, '0'))
    await page.keyboard.press('Enter')
    await register(page).click()
    await expect(page.getByRole('alert')).toContainText('the code was wrong')

    await page.getByRole('button', { name: 'Let it say a code' }).click()
    const spoken = await listenForCode(page, companion)
    await field.fill(`${spoken.slice(0, 4)} ${spoken.slice(4)}`)
    await page.keyboard.press('Enter')
    await register(page).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(ownership(page)).toContainText('Confirmed by the device')
  },
)

test(
  'a deactivated device is registered again with the release code of its former owner',
  { tag: '@desktop' },
  async ({ page, server, family, testAccounts }) => {
    const former = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const device = await createDevice(server, family)
    const { id: deviceId } = await registerDevice(former, device)
    const params = { ...former.params, deviceId }
    const { releaseCode = '' } = await former.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
      params,
    })
    await page.goto(device.label)
    await expect(page.getByText('This device was used before')).toBeVisible()
    await expectAccessible(page)
    await register(page).click()
    await expect(page.getByRole('alert')).toContainText('The label alone is not enough for this device.')
    await page.getByLabel('Release code').fill('0000-0000-0000-0000')
    await register(page).click()
    await expect(page.getByRole('alert')).toContainText('This is not the release code of this device.')
    await page.getByLabel('Release code').fill(releaseCode.toLowerCase())
    await register(page).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(ownership(page)).toContainText('By its label only')
  },
)
