import type { Page } from '@playwright/test'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { createFamily, type Family } from '../fixtures/family/family.ts'
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

test('an open network has no password', async ({ page, family }) => {
  await openAdd(page)
  await ssid(page).fill('Café')
  await password(page).fill('typed too early')
  await security(page, 'Open').check()
  await expect(password(page)).toBeHidden()
  await add(page).click()
  await expect(network(page, 'Café')).toBeVisible()
  const [saved] = await networks(family)
  expect(await savedPassword(family, saved?.id ?? '')).toBeNull()
})

test('every mistake about a network is shown beside its field', async ({ page, family }) => {
  test.slow()
  await openAdd(page)
  await add(page).click()
  await expect(ssid(page)).toHaveAccessibleDescription(/Give the network’s name\./)
  await expect(ssid(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription(/A wifi password has 8 to 63 characters/)
  await expectAccessible(page)

  // Nine characters, but 33 bytes.
  await ssid(page).fill(`${'🐦'.repeat(8)}!`)
  await password(page).fill('1234567')
  await expect(page.getByText('Too long by 1 byte.')).toBeVisible()
  await add(page).click()
  await expect(ssid(page)).toHaveAccessibleDescription(/at most 32 bytes/)
  await expect(password(page)).toHaveAccessibleDescription(/A wifi password has 8 to 63 characters/)
  await expectNoSidewaysScrolling(page)
  expect(await networks(family)).toEqual([])

  await ssid(page).fill('🐦'.repeat(8))
  await expect(page.getByText('0 bytes left.')).toBeVisible()
  await password(page).fill('f'.repeat(64))
  // With the keyboard, because the button moves while the error messages fade out.
  await password(page).press('Enter')
  await expect(network(page, '🐦'.repeat(8))).toBeVisible()
})

test('the remaining bytes of a network name are shown only when it gets long', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAdd(page)
  await ssid(page).fill('n'.repeat(23))
  await expect(page.getByText(/bytes? left/)).toBeHidden()
  await ssid(page).fill('n'.repeat(24))
  await expect(page.getByText('8 bytes left.')).toBeVisible()
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

test('a saved password that arrives late does not replace what was typed in the meantime', async ({ page, family }) => {
  const id = await openNetwork(page, family)
  const held = Promise.withResolvers<void>()
  await page.route('**/password', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Show the password' }).click()
  await password(page).fill('battery staple')
  held.resolve()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('battery staple')
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

test('leaving a network with unsaved changes is confirmed', async ({ page, family, isPhone }) => {
  await openNetwork(page, family)
  await password(page).fill('half a pass')
  await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  await expect(password(page)).toHaveValue('half a pass')
})

test('the second of two tabs reports a conflict about the network and overwrites nothing', async ({
  page,
  family,
  context,
}) => {
  const id = await openNetwork(page, family)
  const second = await context.newPage()
  await second.goto(`/app/wifi-networks/${id}`)
  await ssid(second).fill('From the second tab')
  await ssid(page).fill('From the first tab')
  await save(page).click()
  await expect(network(page, 'From the first tab')).toBeVisible()
  await save(second).click()
  await expect(second.getByRole('alert')).toContainText('Somebody changed this in the meantime.')
  expect(await networks(family)).toMatchObject([{ ssid: 'From the first tab' }])
  await second.getByRole('button', { name: 'Show the newest' }).click()
  await expect(ssid(second)).toHaveValue('From the first tab')
})

test('a retry after a lost response creates only one network', async ({ page, family }) => {
  await openAdd(page)
  await ssid(page).fill('Nest')
  await password(page).fill('correct horse')
  await page.route('**/wifi-networks', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add(page).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit.')
  expect(await networks(family)).toHaveLength(1)
  await page.unrouteAll({ behavior: 'wait' })
  await add(page).click()
  await expect(network(page, 'Nest')).toBeVisible()
  expect(await networks(family)).toHaveLength(1)
})

test('a superadmin adds a network for any family', async ({ page, family }) => {
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/wifi-networks/add`)
  await giveReason(page)
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toContainText(family.parent.email)
  await ssid(page).fill('Set up by support')
  await password(page).fill('correct horse')
  await add(page).click()
  await expect(page).toHaveURL(`/app/${family.accountId}`)
  await expect(network(page, 'Set up by support')).toBeVisible()
})

test('a network that does not exist or belongs to another family is not found', async ({
  page,
  family,
  server,
  testAccounts,
}) => {
  await page.goto('/app/wifi-networks/no-such-id')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page')
  const { id } = await addWifi(await createFamily(server, () => testAccounts.get({ role: 'superadmin' })))
  await page.goto(`/app/wifi-networks/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page')
  expect(await networks(family)).toEqual([])
})

test('axe finds nothing on the pages that add and change a network, and nothing overflows at 320 px', async ({
  page,
  family,
}) => {
  test.slow()
  await openAdd(page)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await openNetwork(page, family)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
})
