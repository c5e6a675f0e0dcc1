import { readSealedQr } from '@pipit/contract/devices/sealed-qr'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { readQrCode } from '../fixtures/devices/read-qr-code.ts'
import { createDevice, registerDevice } from '../fixtures/devices/factory.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import { setUpDevice, homeWifi, panel } from '../fixtures/devices/configuration-panel.ts'

test('without Bluetooth, the device reads the sealed configuration as a QR code from the screen', async ({
  page,
  server,
  family,
}) => {
  const { companion, path } = await setUpDevice(server, family)
  await page.addInitScript('delete Navigator.prototype.bluetooth')
  await page.goto(path)
  await expect(panel(page)).toContainText('This browser can’t use Bluetooth. Show your Pipit a QR code instead.')
  await expect(panel(page).getByRole('button', { name: 'Send over Bluetooth' })).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Show a QR code' }).click()
  const code = panel(page).getByRole('img', { name: 'QR code with the encrypted configuration' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  const text = (await readQrCode(await page.screenshot({ fullPage: true }))) ?? ''
  expect(text).not.toContain(homeWifi.password)
  const sealed = readSealedQr('configuration', text)
  if (!sealed) throw new Error('The device cannot read what the page shows.')
  await companion.receive(sealed)
  await expect(page.getByRole('region', { name: 'Status' }).getByRole('status')).toHaveText('Online')
  await expectNoSidewaysScrolling(page)
  await companion.switchOff()
})

test(
  'the QR code is hidden after five minutes, and a new one can be shown',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    await page.clock.install()
    const { path } = await setUpDevice(server, family)
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
  'without a wifi network, the panel leads to adding one and back',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const device = await createDevice(server, family)
    await registerDevice(family, device)
    await page.goto(`/app/devices/${device.id}`)
    await expect(panel(page).getByRole('button', { name: 'Send over Bluetooth' })).toBeDisabled()
    await expectAccessible(page)
    await panel(page).getByRole('link', { name: 'Add a wifi network' }).click()
    await page.getByLabel('Network name (SSID)').fill(homeWifi.ssid)
    await page.getByLabel('Password', { exact: true }).fill(homeWifi.password)
    await page.getByRole('button', { name: 'Add the network' }).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(panel(page).getByLabel('Wifi network', { exact: true }).locator('option:checked')).toHaveText(
      homeWifi.ssid,
    )
  },
)
