import type { Page } from '@playwright/test'
import { readConfigurationQr } from '@pipit/contract/configuration-qr'
import { improvDevice } from './fixtures/bluetooth-improv.ts'
import { expectAccessible, expectNoSidewaysScrolling } from './fixtures/expect-accessible.ts'
import type { Family } from './fixtures/family.ts'
import { switchOn } from './fixtures/fleet-companion.ts'
import { readScreenshot } from './fixtures/fleet-eye.ts'
import { makeDevice, registerDevice } from './fixtures/fleet.ts'
import { expect, test } from './fixtures/fleet-test.ts'
import { addWifi } from './fixtures/household.ts'
import type { Server } from './fixtures/server.ts'

const home = { ssid: 'Nest', password: 'correct horse' }
const panel = (page: Page) => page.getByRole('region', { name: /^(Bring it online|Wifi)$/ })
const steps = (page: Page) => panel(page).getByRole('list', { name: 'Steps' })
const problem = (page: Page) => panel(page).getByRole('alert')
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send over Bluetooth' }).click()

/** A registered device that is switched on beside the browser, and a wifi for it. */
async function atHome(server: Server, family: Family, ssid = home.ssid) {
  const device = await makeDevice(server, family)
  await registerDevice(family, device)
  const network = await addWifi(family, ssid)
  return { device, network, companion: switchOn(device, home), path: `/app/devices/${device.id}` }
}

test('a device gets its configuration and comes online, step by step', async ({ page, server, family, bluetooth }) => {
  const { companion, path } = await atHome(server, family)
  await bluetooth.place(companion.peripheral)
  await page.goto(path)
  await send(page)
  await expect(panel(page).getByText('The device is online. It is ready to be talked to.')).toBeVisible({
    timeout: 15_000,
  })
  expect(companion.written()).toBeGreaterThan(1)
  await expect(steps(page).getByRole('listitem')).toContainText([
    'Choose the device in the browser’s list, done',
    'Connect to the device, done',
    'Seal the configuration for this device, done',
    `Send the configuration: ${companion.written()} of ${companion.written()}, done`,
    'The device joins your wifi, done',
    'The device reaches Pipit, done',
    'The device is online, done',
  ])
  const state = page.getByRole('region', { name: 'How it is' })
  await expect(state.getByRole('status')).toHaveText('Online')
  await expect(state).toContainText('83 %')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await companion.switchOff()
})

test(
  'a wrong wifi password is reported by the device, and can be corrected',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, network, path } = await atHome(server, family)
    const params = { ...family.params, wifiNetworkId: network.id }
    await family.call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', {
      params,
      body: { password: 'wrong horse' },
    })
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await send(page)
    await expect(problem(page)).toContainText('The wifi password is wrong.')
    await expect(steps(page)).toContainText('The device joins your wifi, failed')
    await expect(panel(page).getByRole('link', { name: 'Correct the password' })).toHaveAttribute(
      'href',
      `/app/wifi-networks/${network.id}`,
    )
    await expectAccessible(page)
    await family.call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', {
      params,
      body: { password: home.password },
    })
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await companion.switchOff()
  },
)

test(
  'a wifi that the device does not find is reported',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await atHome(server, family, 'Nest 5 GHz')
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await send(page)
    await expect(problem(page)).toContainText('The device cannot find your wifi.')
  },
)

test(
  'what got lost in the air is sent once more by itself',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await atHome(server, family)
    const [write] = Object.values(companion.peripheral.characteristics)
    const arrive = write?.write
    let writes = 0
    if (write) {
      write.write = (chunk) => {
        writes += 1
        return arrive?.(writes === 2 ? Uint8Array.from(chunk, (byte, index) => (index === 9 ? byte ^ 1 : byte)) : chunk)
      }
    }
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await send(page)
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await expect(steps(page)).toContainText(`Send the configuration: ${writes / 2} of ${writes / 2}, done`)
    await companion.switchOff()
  },
)

test(
  'a connection that is lost on the way is told, and trying again works',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await atHome(server, family)
    const near = await bluetooth.place(companion.peripheral)
    const held = Promise.withResolvers<void>()
    await page.route('**/configuration', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    await send(page)
    await expect(steps(page)).toContainText('Seal the configuration for this device, under way')
    await bluetooth.loseConnection()
    await expect(problem(page)).toContainText('The Bluetooth connection was lost on the way.')
    await expect(steps(page)).toContainText('Seal the configuration for this device, failed')
    held.resolve()
    await near.bringBack()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await companion.switchOff()
  },
)

test(
  'a write that never arrives is a lost connection',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    await page.clock.install()
    const { companion, path } = await atHome(server, family)
    const [write] = Object.values(companion.peripheral.characteristics)
    if (write) write.write = () => new Promise(() => undefined)
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await send(page)
    await expect(steps(page)).toContainText('Send the configuration, under way')
    await page.clock.fastForward(11_000)
    await expect(problem(page)).toContainText('The Bluetooth connection was lost on the way.')
  },
)

test(
  'a device that puts Bluetooth away while it joins the wifi is still seen coming online',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await atHome(server, family)
    const held = Promise.withResolvers<void>()
    const companion = switchOn(device, home, held.promise)
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await send(page)
    await expect(steps(page)).toContainText('The device joins your wifi, under way')
    await bluetooth.loseConnection()
    await expect(steps(page)).toContainText('The device is online, under way')
    held.resolve()
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await companion.switchOff()
  },
)

test(
  'a device that no longer answers while it joins the wifi is still seen coming online',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    await page.clock.install()
    const { device, path } = await atHome(server, family)
    const held = Promise.withResolvers<void>()
    const companion = switchOn(device, home, held.promise)
    const status = Object.values(companion.peripheral.characteristics).find(({ read }) => read)
    const asked = Promise.withResolvers<void>()
    if (status) {
      status.read = () => {
        asked.resolve()
        return new Promise(() => undefined)
      }
    }
    await bluetooth.place(companion.peripheral)
    await page.goto(path)
    await send(page)
    await asked.promise
    await page.clock.fastForward(11_000)
    await expect(steps(page)).toContainText('The device is online, under way')
    held.resolve()
    await expect(panel(page).getByText('The device is online.')).toBeVisible({ timeout: 15_000 })
    await companion.switchOff()
  },
)

test(
  'when no device is chosen, or Bluetooth is off, the page says what to do',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { companion, path } = await atHome(server, family)
    await bluetooth.place(companion.peripheral)
    bluetooth.closeChooser()
    await page.goto(path)
    await send(page)
    await expect(problem(page)).toContainText('No device was chosen.')
    await bluetooth.unplug()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(problem(page)).toContainText('Bluetooth is switched off here.')
    await expectAccessible(page)
  },
)

test(
  'where the browser may not use Bluetooth, the page says how to allow it',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const { path } = await atHome(server, family)
    // As a browser answers whose owner has blocked Bluetooth for this site.
    await page.addInitScript(`
      navigator.bluetooth.getAvailability = async () => true
      navigator.bluetooth.requestDevice = async () => { throw new DOMException('blocked', 'SecurityError') }
    `)
    await page.goto(path)
    await send(page)
    await expect(problem(page)).toContainText('The browser may not use Bluetooth. Allow it in the browser’s settings')
    await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
)

test('a device that never answers is given up on', { tag: '@phone' }, async ({ page, server, family, bluetooth }) => {
  await page.clock.install()
  const { companion, path } = await atHome(server, family)
  const [write, status] = Object.values(companion.peripheral.characteristics)
  if (write) write.write = () => undefined
  if (status) status.read = () => Uint8Array.of(1, 1, 0)
  await bluetooth.place(companion.peripheral)
  await page.goto(path)
  await send(page)
  await expect(steps(page)).toContainText('The device joins your wifi, under way')
  await page.clock.fastForward(95_000)
  await expect(problem(page)).toContainText('The device has not answered for a while.')
})

test(
  'a device that speaks Improv gets its wifi after the parent agreed',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await atHome(server, family)
    const improv = improvDevice(device.bluetoothName, home)
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await send(page)
    await expect(panel(page).getByText('which cannot seal what is sent')).toBeVisible()
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'Do not send it' }).click()
    await expect(problem(page)).toContainText('Nothing was sent.')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await panel(page).getByRole('button', { name: 'Send it unsealed' }).click()
    await expect(steps(page)).toContainText('Press the button on the device, under way')
    improv.pressButton()
    await expect(steps(page)).toContainText('The device joins your wifi, done')
    expect(improv.isProvisioned()).toBe(true)
  },
)

test(
  'a device that speaks Improv reports a wifi that it cannot join',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await atHome(server, family, 'Nest 5 GHz')
    const improv = improvDevice(device.bluetoothName, home)
    improv.pressButton()
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await send(page)
    await panel(page).getByRole('button', { name: 'Send it unsealed' }).click()
    await expect(problem(page)).toContainText('The device could not join your wifi.')
  },
)

test('without Bluetooth, the device reads the sealed configuration from the screen', async ({
  page,
  server,
  family,
}) => {
  const { companion, path } = await atHome(server, family)
  await page.addInitScript('delete Navigator.prototype.bluetooth')
  await page.goto(path)
  await expect(panel(page)).toContainText('This browser has no Bluetooth for web pages.')
  await expect(panel(page).getByRole('button', { name: 'Send over Bluetooth' })).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Show a QR code' }).click()
  const code = panel(page).getByRole('img', { name: 'QR code with the sealed configuration' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  const text = (await readScreenshot(await page.screenshot({ fullPage: true }))) ?? ''
  expect(text).not.toContain(home.password)
  const sealed = readConfigurationQr(text)
  if (!sealed) throw new Error('The device cannot read what the page shows.')
  await companion.receive(sealed)
  await expect(page.getByRole('region', { name: 'How it is' }).getByRole('status')).toHaveText('Online')
  await expectNoSidewaysScrolling(page)
  await companion.switchOff()
})

test(
  'the code is put away after a while, and a new one can be shown',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    await page.clock.install()
    const { path } = await atHome(server, family)
    await page.goto(path)
    await panel(page).getByRole('button', { name: 'Show a QR code instead' }).click()
    const code = panel(page).getByRole('img', { name: /QR code/ })
    await expect(code).toBeVisible()
    await page.clock.fastForward(301_000)
    await expect(code).toBeHidden()
    await panel(page).getByRole('button', { name: 'Show a new code' }).click()
    await expect(code).toBeVisible()
  },
)

test(
  'without a wifi network the way leads to a new one, and back',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const device = await makeDevice(server, family)
    await registerDevice(family, device)
    await page.goto(`/app/devices/${device.id}`)
    await expect(panel(page).getByRole('button', { name: 'Send over Bluetooth' })).toBeDisabled()
    await expectAccessible(page)
    await panel(page).getByRole('link', { name: 'Add your wifi network' }).click()
    await page.getByLabel('Network name (SSID)').fill(home.ssid)
    await page.getByLabel('Password', { exact: true }).fill(home.password)
    await page.getByRole('button', { name: 'Add the network' }).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(panel(page).getByLabel('Wifi network', { exact: true }).locator('option:checked')).toHaveText(
      home.ssid,
    )
  },
)
