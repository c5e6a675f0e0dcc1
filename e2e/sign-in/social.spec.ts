import type { Page } from '@playwright/test'
import { openMenu } from '../fixtures/pages/menu.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { signUp, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

// One worker is enough: each would start another server with these settings.
test.describe.configure({ mode: 'default' })
test.use({ variables: async ({ oidcVariables }, use) => use(oidcVariables) })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Continue with Test' })).toBeVisible()
})

async function signInAtProvider(window: Page, name: string) {
  await window.getByLabel('Name').fill(name)
  await window.getByRole('button', { name: 'Sign in at Test' }).click()
}

test('a parent signs in with a social provider in a popup', async ({ page }) => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  const popup = await opened
  await expect(page.getByRole('button', { name: 'Waiting for Test ...' })).toBeVisible()
  const closed = popup.waitForEvent('close')
  await signInAtProvider(popup, 'ada')
  await expect(page).toHaveURL('/app')
  await closed
})

test('signing in with a social provider uses a redirect if the browser blocks the popup', async ({ page }) => {
  await page.addInitScript('window.open = () => null')
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await signInAtProvider(page, 'bea')
  await expect(page).toHaveURL('/app')
})

test('signing in with a social provider returns to the requested page', async ({ page }) => {
  await page.goto('/app/cards/add')
  await expect(page).toHaveURL('/')
  await page.addInitScript('window.open = () => null')
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await signInAtProvider(page, 'cleo')
  await expect(page).toHaveURL('/app/cards/add')
})

test('denying consent in the popup explains how to continue', async ({ page }) => {
  await page.getByLabel('Email address').fill('dora@example.org')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await signInAtProvider(await opened, '')
  await expect(page.getByRole('alert')).toContainText('You can simply try again.')
  await expect(page.getByLabel('Email address')).toHaveValue('dora@example.org')
})

test('denying consent after a redirect explains how to continue', async ({ page }) => {
  await page.addInitScript('window.open = () => null')
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await signInAtProvider(page, '')
  await expect(page.getByRole('alert')).toContainText('You can simply try again.')
})

test('closing the popup shows a message', async ({ page }) => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await (await opened).close()
  await expect(page.getByRole('alert')).toContainText('closed before you were done', { timeout: 15_000 })
})

test('signing in with a social provider removes a password that a stranger has set for the address', async ({
  page,
  server,
  isPhone,
}) => {
  const stranger = { ...randomPerson('eve'), email: 'eve@elsewhere.example' }
  await signUp(server, stranger)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await signInAtProvider(await opened, 'eve')
  await expect(page).toHaveURL('/app')
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.getByLabel('Email address').fill(stranger.email)
  await page.getByLabel('Password', { exact: true }).fill(stranger.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible()
})

test('an account without a password reauthenticates with its social provider', async ({ page, server }) => {
  const email = 'fay@elsewhere.example'
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Test' }).click()
  await signInAtProvider(await opened, 'fay')
  await expect(page).toHaveURL('/app')
  await page.goto('/app/account')
  await expect(page.getByRole('region', { name: 'Ways to sign in' })).toContainText('Test')
  await ageSignIn(page, server, email)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete the account?' })
  await confirmation.getByRole('textbox').fill(email)
  await confirmation.getByRole('button', { name: 'Delete for good' }).click()

  const reauthentication = page.getByRole('dialog', { name: 'Is this you?' })
  // The provider still has a session, so its popup closes by itself.
  await reauthentication.getByRole('button', { name: 'Continue with Test' }).click()
  await expect(page).toHaveURL('/account-deleted')
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible()
})
