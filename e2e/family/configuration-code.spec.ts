import { readConfigurationQr } from '@pipit/contract/devices/configuration-qr'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/expect-accessible.ts'
import { readScreenshot } from '../fixtures/fleet-eye.ts'
import { makeDevice, registerDevice } from '../fixtures/fleet.ts'
import { expect, test } from '../fixtures/fleet-test.ts'
import { atHome, home, panel } from '../fixtures/set-up-panel.ts'

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
