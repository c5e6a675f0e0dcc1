import type { Page } from '@playwright/test'
import { readSealedQr } from '@pipit/contract/devices/sealed-qr'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { readQrCode } from '../fixtures/devices/read-qr-code.ts'
import { createDevice, registerDevice } from '../fixtures/devices/factory.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import { setUpDevice, homeWifi, panel } from '../fixtures/devices/configuration-panel.ts'
import { addWifi } from '../fixtures/family/set-up-family.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Show this to your Pipit' })
const code = (page: Page) => dialog(page).getByRole('img', { name: 'QR code with the encrypted configuration' })
const showCode = (page: Page) => panel(page).getByRole('button', { name: 'Show a QR code' })
const withoutBluetooth = (page: Page) => page.addInitScript('delete Navigator.prototype.bluetooth')

/** What the device's camera reads from the screen, without scrolling. */
async function readScreen(page: Page) {
  const text = (await readQrCode(await page.screenshot())) ?? ''
  expect(text).not.toContain(homeWifi.password)
  const sealed = readSealedQr('configuration', text)
  if (!sealed) throw new Error('The device cannot read what the page shows.')
  return sealed
}

test(
  'without Bluetooth, the device reads a QR code that fills the screen, and the page says when it is online',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const { companion, path } = await setUpDevice(server, family)
    await withoutBluetooth(page)
    await page.goto(path)
    await expect(panel(page)).toContainText('This browser can’t use Bluetooth. Show your Pipit a QR code instead.')
    await expect(panel(page).getByRole('button', { name: 'Send over Bluetooth' })).toHaveCount(0)
    await showCode(page).click()
    await expect(code(page)).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).getByRole('status')).toHaveText('Waiting for your Pipit …')
    await expectAccessible(page)
    await companion.receive(await readScreen(page))
    const success = page.getByRole('dialog', { name: 'Kitchen bird is online' })
    await expect(success).toContainText('The device is online. Your child can talk with it now.')
    await expect(success.getByRole('button', { name: 'Done' })).toBeFocused()
    await expectAccessible(page)
    await success.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('region', { name: 'Status' }).getByRole('status')).toHaveText('Online')
    await expect(panel(page)).toContainText('The device is online. Your child can talk with it now.')
    await expectNoSidewaysScrolling(page)
    await companion.switchOff()
  },
)

test(
  'on a small dark screen, the QR code is in view, dark on white',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const { path } = await setUpDevice(server, family)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await showCode(page).click()
    await expect(code(page)).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expect(code(page)).toBeInViewport({ ratio: 1 })
    await readScreen(page)
  },
)

test('Escape closes the QR code and returns the focus', { tag: '@desktop' }, async ({ page, server, family }) => {
  const { path } = await setUpDevice(server, family)
  await page.goto(path)
  await showCode(page).press('Enter')
  await expect(code(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(showCode(page)).toBeFocused()
})

test('the screen stays on while the QR code is shown', { tag: '@phone' }, async ({ page, server, family }) => {
  // A browser without a screen grants no lock, so the page gets one that only remembers whether it is held.
  await page.addInitScript(`
    globalThis.locks = []
    navigator.wakeLock.request = async () => {
      const lock = Object.assign(new EventTarget(), { released: false, release: async () => { lock.released = true } })
      locks.push(lock)
      return lock
    }
  `)
  const held = () => page.evaluate('locks.filter(({ released }) => !released).length')
  const { path } = await setUpDevice(server, family)
  await page.goto(path)
  await showCode(page).click()
  await expect(code(page)).toBeVisible()
  await expect.poll(held).toBe(1)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(held).toBe(0)
})

test(
  'the page says what may help when the device takes long, and hides the QR code after five minutes',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    await page.clock.install()
    const { path, network } = await setUpDevice(server, family)
    await page.goto(path)
    await showCode(page).click()
    await expect(code(page)).toBeVisible()
    const help = dialog(page).getByRole('link', { name: 'check the network’s name and password' })
    await expect(help).toBeHidden()
    await page.clock.fastForward(61_000)
    await expect(dialog(page).getByRole('status')).toHaveText('Still waiting for your Pipit. Here is what may help.')
    await expect(help).toHaveAttribute('href', `/app/wifi-networks/${network.id}`)
    await expectAccessible(page)
    await page.clock.fastForward(240_000)
    await expect(code(page)).toBeHidden()
    await dialog(page).getByRole('button', { name: 'Show a new code' }).click()
    await expect(code(page)).toBeVisible()
  },
)

test(
  'without a wifi network, the panel leads to adding one, and back to the QR code',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const device = await createDevice(server, family)
    await registerDevice(family, device)
    await withoutBluetooth(page)
    await page.goto(`/app/devices/${device.id}`)
    await expect(panel(page).getByRole('link', { name: 'Add a wifi network' })).toBeVisible()
    await expect(showCode(page)).toHaveCount(0)
    await expectAccessible(page)
    await panel(page).getByRole('link', { name: 'Add a wifi network' }).click()
    await page.getByLabel('Network name (SSID)').fill(homeWifi.ssid)
    await page.getByLabel('Password', { exact: true }).fill(homeWifi.password)
    await page.getByRole('button', { name: 'Add the network' }).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(code(page)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(panel(page).getByLabel('Wifi network', { exact: true }).locator('option:checked')).toHaveText(
      homeWifi.ssid,
    )
  },
)

test(
  'a network that was just added is selected, and a new device goes on to the QR code once it is registered',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const device = await createDevice(server, family)
    await addWifi(family, 'Attic')
    await withoutBluetooth(page)
    await page.goto(device.label)
    await page.getByRole('link', { name: 'Add another wifi network' }).click()
    await page.getByLabel('Network name (SSID)').fill(homeWifi.ssid)
    await page.getByLabel('Password', { exact: true }).fill(homeWifi.password)
    await page.getByRole('button', { name: 'Add the network' }).click()
    await expect(page.getByLabel('Wifi network', { exact: true }).locator('option:checked')).toHaveText(homeWifi.ssid)
    await page.getByRole('button', { name: 'Register the device' }).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(code(page)).toBeInViewport({ ratio: 1 })
  },
)
