import type { Page } from '@playwright/test'
import { startCompanionDevice } from '../fixtures/devices/companion-device.ts'
import { createCard, createDevice } from '../fixtures/devices/factory.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'

const wifi = { ssid: 'Nest', password: 'correct horse' }
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const nextStep = (page: Page) => panel(page, 'On the way to the first conversation').locator('[aria-current=step]')

test('a parent’s first day: from an empty account to a child’s device that is online', async ({
  page,
  server,
  family,
  camera,
  bluetooth,
}) => {
  const device = await createDevice(server, family)
  const card = await createCard(server, family)
  const companion = startCompanionDevice(device, wifi)
  await bluetooth.place(companion.peripheral)

  await page.goto('/app')
  await nextStep(page).getByRole('link', { name: 'Add a child' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Mia')
  await page.getByLabel('Birth date').fill('2021-02-03')
  await page.getByRole('button', { name: 'Add the child' }).click()

  await nextStep(page).getByRole('link', { name: 'Add a device' }).click()
  await camera.show(device.label)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mia’s Pipit')
  await page.getByRole('button', { name: 'Register the device' }).click()

  const setUp = panel(page, 'Bring it online')
  await setUp.getByRole('link', { name: 'Add a wifi network' }).click()
  await page.getByLabel('Network name (SSID)').fill(wifi.ssid)
  await page.getByLabel('Password', { exact: true }).fill(wifi.password)
  await page.getByRole('button', { name: 'Add the network' }).click()
  await setUp.getByRole('button', { name: 'Send over Bluetooth' }).click()
  await expect(page.getByText('The device is online. Your child can talk with it now.')).toBeVisible({
    timeout: 15_000,
  })

  await page.goto('/app')
  const devices = panel(page, 'Devices')
  await expect(devices).toContainText('Mia’s Pipit')
  await expect(devices).toContainText('Online')
  await expect(devices).toContainText('Battery 83%')

  await nextStep(page).getByRole('link', { name: 'Add a card' }).click()
  await camera.show(card.label)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Dragon')
  await page.getByRole('button', { name: 'Register the card' }).click()
  await expect(page).toHaveURL(`/app/cards/${card.id}`)

  await page.goto('/app')
  await expect(panel(page, 'Cards')).toContainText('Dragon')
  await expect(nextStep(page)).toContainText('Say hello')
  await companion.switchOff()
})
