import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import type { Family } from '../fixtures/family/family.ts'
import { addWifi } from '../fixtures/family/set-up-family.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { expect, test } from '../fixtures/test.ts'

const ssid = (page: Page) => page.getByLabel('Network name')
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const security = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const add = (page: Page) => page.getByRole('button', { name: 'Add the network' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const network = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Wifi networks' }).getByRole('link', { name, exact: true })

async function networks({ call, params }: Family) {
  return (await call('GET /accounts/:accountId/wifi-networks', { params })).items
}

async function savedPassword({ call, params }: Family, wifiNetworkId: string) {
  const path = 'GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password'
  return (await call(path, { params: { ...params, wifiNetworkId } })).password
}

async function openAdd(page: Page) {
  await page.goto('/app/wifi-networks/add')
  await expect(ssid(page)).toBeVisible()
}

async function openNetwork(page: Page, family: Family) {
  const { id } = await addWifi(family)
  await page.goto(`/app/wifi-networks/${id}`)
  await expect(ssid(page)).toHaveValue('Nest')
  return id
}

test('a protected, hidden network is added, and its password is masked until it is revealed', async ({
  page,
  family,
}) => {
  await openAdd(page)
  await expect(page.getByText('It is kept encrypted, and used only to bring devices online.')).toBeVisible()
  await ssid(page).fill('Nest 🐦')
  await security(page, 'WPA3').check()
  await password(page).fill('correct horse')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide the password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('checkbox', { name: 'My network’s name is hidden' }).check()
  await add(page).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('alert')).toContainText('Nest 🐦 was added')
  await expect(network(page, 'Nest 🐦')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wifi networks' })).toContainText('Protected with WPA3, hidden')
  const [saved] = await networks(family)
  expect(saved).toMatchObject({ ssid: 'Nest 🐦', security: 'wpa3', hidden: true })
  expect(await savedPassword(family, saved?.id ?? '')).toBe('correct horse')
})

test('changing a network keeps its password, and can be undone', async ({ page, family }) => {
  const id = await openNetwork(page, family)
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await ssid(page).fill('Big nest')
  await save(page).click()
  await expect(page).toHaveURL('/app')
  await expect(network(page, 'Big nest')).toBeVisible()
  expect(requestedPaths.filter((path) => path.endsWith('/password'))).toEqual([])
  expect(await savedPassword(family, id)).toBe('correct horse')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(network(page, 'Nest')).toBeVisible()
})

test('the saved password is shown on request, and showing it changes nothing', async ({ page, family, isPhone }) => {
  const id = await openNetwork(page, family)
  await expect(password(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(password(page)).toHaveValue('correct horse')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expectAccessible(page)
  await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
  await expect(network(page, 'Nest')).toBeVisible()
  await network(page, 'Nest').click()
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(password(page)).toHaveValue('correct horse')
  await password(page).fill('battery staple')
  await save(page).click()
  await expect(network(page, 'Nest')).toBeVisible()
  expect(await savedPassword(family, id)).toBe('battery staple')
})

test('a saved password that cannot be fetched is explained', async ({ page, family }) => {
  await openNetwork(page, family)
  await page.route('**/password', (route) => route.abort())
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(page.getByText('The password could not be shown')).toBeVisible()
})

test('a network that becomes protected needs a password, and one that becomes open needs none', async ({
  page,
  family,
}) => {
  const id = await openNetwork(page, family)
  await security(page, 'Open').check()
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Wifi networks' })).toContainText('Open, no password')
  expect(await savedPassword(family, id)).toBeNull()
  await network(page, 'Nest').click()
  await expect(security(page, 'Open')).toBeChecked()
  await security(page, 'WPA2').check()
  await save(page).click()
  await expect(password(page)).toHaveAccessibleDescription(/A wifi password has 8 to 63 characters/)
  await password(page).fill('battery staple')
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Wifi networks' })).toContainText('Protected with WPA2')
  expect(await savedPassword(family, id)).toBe('battery staple')
})

test('undo restores a removed network with its password', async ({ page, family }) => {
  const id = await openNetwork(page, family)
  await ssid(page).fill('An unsaved change is no reason')
  await page.getByRole('button', { name: 'Remove this network' }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByText('Nest was removed')).toBeVisible()
  await expect(network(page, 'Nest')).toBeHidden()
  expect(await networks(family)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(network(page, 'Nest')).toBeVisible()
  expect(await savedPassword(family, id)).toBe('correct horse')
})
