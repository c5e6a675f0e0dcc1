import { improvDevice } from '../fixtures/bluetooth-improv.ts'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { expect, test } from '../fixtures/fleet-test.ts'
import { atHome, home, panel, problem, send, steps } from '../fixtures/set-up-panel.ts'

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
