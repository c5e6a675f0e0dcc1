import { improvDevice } from '../fixtures/devices/improv-device.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { reauthenticate } from '../fixtures/pages/account-page.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
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
    await expect(steps(page)).toContainText('The device joins the wifi, done')
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
    await expect(steps(page)).toContainText('The device joins the wifi, done')
    expect(improv.isProvisioned()).toBe(true)
  },
)
