import { improvDevice, wifiResult } from '../fixtures/devices/improv-device.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { reauthenticate } from '../fixtures/pages/account-page.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import {
  setUpDevice,
  homeWifi,
  panel,
  problem,
  sendOverBluetooth,
  steps,
} from '../fixtures/devices/configuration-panel.ts'

test(
  'a device that supports Improv receives its wifi after the parent has agreed',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await setUpDevice(server, family)
    const improv = improvDevice(device.bluetoothName, homeWifi)
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(panel(page).getByText('which does not encrypt what is sent')).toBeVisible()
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'Do not send it' }).click()
    await expect(problem(page)).toContainText('Nothing was sent.')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await panel(page).getByRole('button', { name: 'Send it unencrypted' }).click()
    await expect(steps(page)).toContainText('Press the button on the device, under way')
    improv.pressButton()
    await expect(steps(page)).toContainText('The device is online, under way')
    expect(improv.isProvisioned()).toBe(true)
  },
)

test(
  'a device that supports Improv reports a wifi that it cannot join',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await setUpDevice(server, family, 'Nest 5 GHz')
    const improv = improvDevice(device.bluetoothName, homeWifi)
    improv.pressButton()
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await panel(page).getByRole('button', { name: 'Send it unencrypted' }).click()
    await expect(problem(page)).toContainText('The device could not join the wifi.')
  },
)

test(
  'long after signing in, a device that supports Improv receives its wifi after the parent’s password',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { device, path } = await setUpDevice(server, family)
    const improv = improvDevice(device.bluetoothName, homeWifi)
    improv.pressButton()
    await page.goto(path)
    await ageSignIn(page, server, family.parent.email)
    await bluetooth.place(improv.peripheral)
    await sendOverBluetooth(page)
    await panel(page).getByRole('button', { name: 'Send it unencrypted' }).click()
    await reauthenticate(page, family.parent.password)
    await expect(steps(page)).toContainText('The device is online, under way')
    expect(improv.isProvisioned()).toBe(true)
  },
)

test(
  'a stock device with Improv and a name of its own receives its wifi, and says where its page is',
  { tag: '@phone' },
  async ({ page, server, family, bluetooth }) => {
    const { path } = await setUpDevice(server, family)
    const addresses = [
      'https://my.home-assistant.io/redirect/config_flow_start?domain=esphome',
      'http://192.168.4.20:80',
    ]
    const improv = improvDevice('esphome-coach', homeWifi, { result: wifiResult(...addresses), canIdentify: true })
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(panel(page).getByText('You have chosen esphome-coach, which now blinks')).toBeVisible()
    expect(improv.hasIdentified()).toBe(true)
    await panel(page).getByRole('button', { name: 'Send it unencrypted' }).click()
    await expect(steps(page)).toContainText('Press the button on the device, under way')
    improv.pressButton()
    const ownPage = panel(page).getByRole('link', { name: 'http://192.168.4.20/' })
    await expect(ownPage).toHaveAttribute('href', 'http://192.168.4.20/')
    await expect(ownPage).toHaveAttribute('target', '_blank')
    await expect(ownPage).toHaveAttribute('rel', 'noreferrer')
    await expect(steps(page)).toContainText('The device is online, under way')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'a stock device that answers with an address outside of the home has its wifi all the same, and nothing is linked',
  { tag: '@desktop' },
  async ({ page, server, family, bluetooth }) => {
    const { path } = await setUpDevice(server, family)
    const improv = improvDevice('esphome-coach', homeWifi, { result: wifiResult('https://pipit.example.com/') })
    improv.pressButton()
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await expect(panel(page).getByText('You have chosen esphome-coach. Its name is all')).toBeVisible()
    expect(improv.hasIdentified()).toBe(false)
    await panel(page).getByRole('button', { name: 'Send it unencrypted' }).click()
    await expect(steps(page)).toContainText('The device is online, under way')
    await expect(panel(page).getByText('page of its own')).toHaveCount(0)
  },
)

for (const { name, refusal, text } of [
  { name: 'does not know the command', refusal: 2, text: 'The device runs software that is too old for this.' },
  { name: 'has an error without a name', refusal: 0xff, text: 'The device reports an error, but does not say which.' },
]) {
  test(`a stock device that ${name} is explained`, { tag: '@phone' }, async ({ page, server, family, bluetooth }) => {
    const { path } = await setUpDevice(server, family)
    const improv = improvDevice('esphome-coach', homeWifi, { refusal })
    improv.pressButton()
    await bluetooth.place(improv.peripheral)
    await page.goto(path)
    await sendOverBluetooth(page)
    await panel(page).getByRole('button', { name: 'Send it unencrypted' }).click()
    await expect(problem(page)).toContainText(text)
  })
}
