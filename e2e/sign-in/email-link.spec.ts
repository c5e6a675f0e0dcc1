import type { Page } from '@playwright/test'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

async function requestLink(page: Page, email: string) {
  await page.goto('/')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
}

test('a link by mail signs a parent in, without a password', async ({ page, server }) => {
  const { email } = await signUpVerified(server, randomPerson('robin'))
  await requestLink(page, email)
  await page.goto(await mailedLink(server, email, 'signIn'))
  await expect(page).toHaveURL('/app')
})

test('a sign-in link creates an account for a new address and confirms it', async ({ page, server }) => {
  const { email } = randomPerson('new')
  await requestLink(page, email)
  await page.goto(await mailedLink(server, email, 'signIn'))
  await expect(page).toHaveURL('/app')
})

test('a sign-in link that is opened on another device asks for the address', async ({ page, browser, server }) => {
  const { email } = await signUpVerified(server, randomPerson('wren'))
  await requestLink(page, email)
  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(await mailedLink(server, email, 'signIn'))
  await expect(phone.getByRole('heading', { name: 'Sign in with your link' })).toBeVisible()
  await phone.getByLabel('Email address').fill('somebody.else@example.org')
  await phone.keyboard.press('Enter')
  await expect(phone.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await phone.getByLabel('Email address').fill(email)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(`${server.url}/app`)
  await other.close()
})

test('a sign-in link works once', async ({ page, browser, server }) => {
  const { email } = await signUpVerified(server, randomPerson('linnet'))
  await requestLink(page, email)
  const link = await mailedLink(server, email, 'signIn')
  await page.goto(link)
  await expect(page).toHaveURL('/app')
  const other = await browser.newContext()
  const thief = await other.newPage()
  await thief.goto(link)
  await thief.getByLabel('Email address').fill(email)
  await thief.keyboard.press('Enter')
  await expect(thief.getByRole('alert')).toContainText('This link does not work any more')
  await other.close()
})

test('a sign-in link returns to the requested page, also on another device', async ({ page, browser, server }) => {
  const { email } = await signUpVerified(server, randomPerson('dunnock'))
  const requestedPath = '/app/devices/add/0123456789abcdefghijklmnop?code=y'
  await page.goto(requestedPath)
  await expect(page).toHaveURL('/')
  await requestLink(page, email)
  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(await mailedLink(server, email, 'signIn'))
  await phone.getByLabel('Email address').fill(email)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(server.url + requestedPath)
  await other.close()
})

test('a sign-in link with a return address on another site leads home', async ({ page, server }) => {
  const { email } = await signUpVerified(server, randomPerson('siskin'))
  await requestLink(page, email)
  const link = new URL(await mailedLink(server, email, 'signIn'))
  link.searchParams.set('continueUrl', 'https://elsewhere.example/app')
  await page.goto(link.href)
  await expect(page).toHaveURL('/app')
})

test('the typed address is still there after going back from "check your mail"', async ({ page }) => {
  await requestLink(page, 'swift@example.org')
  await page.getByRole('button', { name: 'Back to signing in' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('swift@example.org')
})
