import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { startCompanionDevice } from '../fixtures/devices/companion-device.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import {
  setUpDevice,
  homeWifi,
  panel,
  problem,
  sendOverBluetooth,
  steps,
} from '../fixtures/devices/configuration-panel.ts'

/** The server reports that the device is online; the Bluetooth connection has ended by then. */
async function expectToComeOnline(page: Page, join: () => void) {
  await expect(steps(page)).toContainText('The device is online, under way')
  join()
  await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
}

test(
  'a device receives its configuration over Bluetooth and comes online, step by step',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await setUpDevice(server, family)
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(panel(page).getByText('The device is online. Your child can talk with it now.')).toBeVisible({
      timeout: 15_000,
    })
    expect(companion.written()).toBeGreaterThan(1)
    await expect(steps(page).getByRole('listitem')).toContainText([
      'Choose the device in the browser’s list, done',
      'Connect to the device, done',
      'Encrypt the configuration for this device, done',
      `Send the configuration: ${companion.written()} of ${companion.written()}, done`,
      'The device joins the wifi, done',
      'The device reaches Pipit, done',
      'The device is online, done',
    ])
    const state = page.getByRole('region', { name: 'Status' })
    await expect(state.getByRole('status')).toHaveText('Online')
    await expect(state).toContainText('83%')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await companion.switchOff()
  },
)

test(
  'a wrong wifi password is reported by the device, and can be corrected',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, network, path } = await setUpDevice(server, family)
    const params = { ...family.params, wifiNetworkId: network.id }
    await family.call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', {
      params,
      body: { password: 'wrong horse' },
    })
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(problem(page)).toContainText('The wifi password is wrong.')
    await expect(steps(page)).toContainText('The device joins the wifi, failed')
    await expect(panel(page).getByRole('link', { name: 'Correct the password' })).toHaveAttribute(
      'href',
      `/app/wifi-networks/${network.id}`,
    )
    await expectAccessible(page)
    await family.call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', {
      params,
      body: { password: homeWifi.password },
    })
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await companion.switchOff()
  },
)

test(
  'a wifi network that the device cannot find is reported',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await setUpDevice(server, family, 'Nest 5 GHz')
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(problem(page)).toContainText('The device cannot find the wifi.')
  },
)

test(
  'a configuration that was received incompletely is sent again automatically',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await setUpDevice(server, family)
    const [write] = Object.values(companion.peripheral.characteristics)
    const receive = write?.write
    let writes = 0
    if (write) {
      write.write = (chunk) => {
        writes += 1
        return receive?.(
          writes === 2 ? Uint8Array.from(chunk, (byte, index) => (index === 9 ? byte ^ 1 : byte)) : chunk,
        )
      }
    }
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await expect(steps(page)).toContainText(`Send the configuration: ${writes / 2} of ${writes / 2}, done`)
    await companion.switchOff()
  },
)

test(
  'a connection that is lost while sending is reported, and a retry succeeds',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await setUpDevice(server, family)
    const near = await bluetooth.place(companion.peripheral)
    const held = Promise.withResolvers<void>()
    await page.route('**/configuration', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(steps(page)).toContainText('Encrypt the configuration for this device, under way')
    await bluetooth.loseConnection()
    await expect(problem(page)).toContainText('The Bluetooth connection was lost.')
    await expect(steps(page)).toContainText('Encrypt the configuration for this device, failed')
    held.resolve()
    await near.bringBack()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await companion.switchOff()
  },
)

test(
  'a write that is never acknowledged is reported as a lost connection',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    await page.clock.install()
    const { companion, path } = await setUpDevice(server, family)
    const [write] = Object.values(companion.peripheral.characteristics)
    if (write) write.write = () => new Promise(() => undefined)
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(steps(page)).toContainText('Send the configuration, under way')
    await page.clock.fastForward(11_000)
    await expect(problem(page)).toContainText('The Bluetooth connection was lost.')
  },
)

test(
  'a device that switches Bluetooth off while joining the wifi is still shown coming online',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await setUpDevice(server, family)
    const held = Promise.withResolvers<void>()
    const companion = startCompanionDevice(device, homeWifi, held.promise)
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(steps(page)).toContainText('The device joins the wifi, under way')
    await bluetooth.loseConnection()
    await expectToComeOnline(page, held.resolve)
    await companion.switchOff()
  },
)

test(
  'a device that stops responding while joining the wifi is still shown coming online',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    await page.clock.install()
    const { device, path } = await setUpDevice(server, family)
    const held = Promise.withResolvers<void>()
    const companion = startCompanionDevice(device, homeWifi, held.promise)
    const status = Object.values(companion.peripheral.characteristics).find(({ read }) => read)
    const statusRead = Promise.withResolvers<void>()
    if (status) {
      status.read = () => {
        statusRead.resolve()
        return new Promise(() => undefined)
      }
    }
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await statusRead.promise
    await page.clock.fastForward(11_000)
    await expectToComeOnline(page, held.resolve)
    await companion.switchOff()
  },
)

test(
  'when no device is chosen, or Bluetooth is off, the page says what to do',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await setUpDevice(server, family)
    await bluetooth.place(companion.peripheral)
    bluetooth.cancelChooser()
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(problem(page)).toContainText('No device was chosen.')
    await bluetooth.unplug()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(problem(page)).toContainText('Bluetooth is switched off.')
    await expectAccessible(page)
  },
)

test(
  'when the browser may not use Bluetooth, the page says how to allow it',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const { path } = await setUpDevice(server, family)
    // The error of a browser in which Bluetooth is blocked for this site.
    await page.addInitScript(`
      navigator.bluetooth.getAvailability = async () => true
      navigator.bluetooth.requestDevice = async () => { throw new DOMException('blocked', 'SecurityError') }
    `)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(problem(page)).toContainText('The browser may not use Bluetooth. Allow it in the browser’s settings')
    await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
)

test(
  'a device that never responds is reported after a timeout',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    await page.clock.install()
    const { companion, path } = await setUpDevice(server, family)
    const [write, status] = Object.values(companion.peripheral.characteristics)
    if (write) write.write = () => undefined
    if (status) status.read = () => Uint8Array.of(1, 1, 0)
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(steps(page)).toContainText('The device joins the wifi, under way')
    await page.clock.fastForward(95_000)
    await expect(problem(page)).toContainText('The device has not answered for a while.')
  },
)
