import type { Page } from '@playwright/test'
import { callIdentityToolkit } from '../fixtures/accounts/identity-toolkit.ts'
import { mailedLink, readOutbox } from '../fixtures/accounts/mail.ts'
import { signUp, signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

async function requestLink(page: Page, email: string) {
  await page.goto('/reset-password/send-link')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText(`If ${email} has an account here, the link is on its way.`)
}

test('a parent chooses a new password by a mailed link, and is signed in', async ({ page, server }) => {
  const { email, password } = await signUpVerified(server, randomPerson('robin'))
  await requestLink(page, email)
  const link = await mailedLink(server, email, 'resetPassword')
  await page.goto(link)
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.locator('form').getByRole('listitem')).toHaveText(['At least 6 characters: still missing'])
  await page.getByLabel('New password').fill('a new horse')
  await expect(page.locator('form').getByRole('listitem')).toHaveText(['At least 6 characters: done'])
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/app')

  await test.step('the old password no longer works', async () => {
    const signIn = callIdentityToolkit(server, 'v1/accounts:signInWithPassword', { email, password })
    await expect(signIn).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
  })
  await test.step('the link works once', async () => {
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(page).toHaveURL('/reset-password/send-link')
  })
})

test('a reset link also confirms an unconfirmed address', async ({ page, server }) => {
  const { email } = await signUp(server, randomPerson('wren'))
  await requestLink(page, email)
  await page.goto(await mailedLink(server, email, 'resetPassword'))
  await page.getByLabel('New password').fill('a new horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})

test('a password reset for an unknown address gets the same response and sends no mail', async ({ page, server }) => {
  const { email } = randomPerson('nobody')
  await requestLink(page, email)
  expect(await readOutbox(server)).not.toContain(email)
})

test('a password that is too short is explained at its field, and nothing is sent', async ({ page, server }) => {
  const { email } = await signUp(server, randomPerson('linnet'))
  await requestLink(page, email)
  await page.goto(await mailedLink(server, email, 'resetPassword'))
  const field = page.getByLabel('New password')
  await field.fill('short')
  // The server alone would reject the password before the rules are fetched.
  await expect(page.getByText('At least 6 characters')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/does not meet all the rules yet/)
  await expect(field).toHaveValue('short')
})

test('the reset page without a link explains how to get one', async ({ page }) => {
  await page.goto('/reset-password')
  await page.getByRole('link', { name: 'Send me a link' }).click()
  await expect(page).toHaveURL('/reset-password/send-link')
})
