import type { Page } from '@playwright/test'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { fillSignInForm } from '../fixtures/accounts/sign-in-form.ts'
import { signUp, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { codeAt, nextCode } from '../fixtures/accounts/totp.ts'
import {
  dialog,
  downloadExport,
  openAccount,
  panel,
  reauthenticate,
  savedReceipt,
} from '../fixtures/pages/account-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** Opens the dialog and returns the secret that it shows. */
async function startAuthenticatorSetup(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const shown = dialog(page, 'Set up an authenticator app')
  await expect(shown.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  return (await shown.getByLabel('Secret for the app').innerText()).replaceAll(' ', '')
}

async function finishAuthenticatorSetup(page: Page, code: string) {
  await page.getByLabel('Six-digit code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator app is set up')).toBeVisible()
  await expect(panel(page, 'Signing in')).toContainText('Switched on')
}

test('an authenticator app is set up, used at the next sign-in, and switched off', async ({ page, family }) => {
  await openAccount(page)
  const secret = await startAuthenticatorSetup(page)
  await expectAccessible(page)
  const field = page.getByLabel('Six-digit code')
  await field.fill('12')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('The code has six digits.')
  const right = codeAt(secret, Date.now())
  await field.fill(right === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is not right/)
  await finishAuthenticatorSetup(page, right)

  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await fillSignInForm(page, family.parent)
  await page.getByLabel('Six-digit code').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')

  await openAccount(page)
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await dialog(page, 'Switch the authenticator app off?').getByRole('button', { name: 'Switch it off' }).click()
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
})

test('long after signing in, a sensitive change asks for the password, and for a code if there is an app', async ({
  page,
  server,
  family,
}) => {
  const { email, password } = family.parent
  await openAccount(page)
  await ageSignIn(page, server, email)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const reauthentication = dialog(page, 'Is this you?')
  await reauthenticate(page, 'wrong horse')
  await expect(reauthentication).toContainText('This password is not right.')
  await expectAccessible(page)
  await reauthenticate(page, password)
  const shown = dialog(page, 'Set up an authenticator app')
  const secret = (await shown.getByLabel('Secret for the app').innerText()).replaceAll(' ', '')
  await finishAuthenticatorSetup(page, codeAt(secret, Date.now()))
  await expect(panel(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)

  await ageSignIn(page, server, email)
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await dialog(page, 'Switch the authenticator app off?').getByRole('button', { name: 'Switch it off' }).click()
  await reauthenticate(page, password)
  await reauthentication.getByLabel('Six-digit code').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator app is switched off')).toBeVisible()
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
})

test('cancelling the reauthentication changes nothing', async ({ page, server, family }) => {
  await openAccount(page)
  await ageSignIn(page, server, family.parent.email)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(dialog(page, 'Is this you?').getByLabel('Your password')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Is this you?')).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('please sign in once more first')
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
})

test('deleting the account requires its address and reauthentication, and leaves nothing', async ({
  page,
  server,
  family,
}) => {
  const { email, password } = family.parent
  await addChild(family)
  await openAccount(page)
  await ageSignIn(page, server, email)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const confirmation = dialog(page, 'Delete the account?')
  await expect(confirmation).toContainText('all children with what they talked about')
  const confirm = confirmation.getByRole('button', { name: 'Delete for good' })
  await confirmation.getByRole('textbox').fill('somebody@example.org')
  await expect(confirm).toBeDisabled()
  await confirmation.getByRole('textbox').fill(email)
  await expectNoSidewaysScrolling(page)
  await confirm.click()
  await reauthenticate(page, password)

  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByRole('listitem').first()).toHaveText('1 profile of a child')
  await expect(receipt).toContainText('1 record of a consent')
  await expectAccessible(page)
  expect(await savedReceipt(page)).toContain('- 1 profile of a child')
  await page.getByRole('link', { name: 'To the start page', exact: true }).click()
  await expect(page.getByText('Your session has ended')).toBeHidden()
  await fillSignInForm(page, family.parent)
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible()

  await signUp(server, family.parent)
  await updateDatabase(server, 'update identity.users set email_verified = true where email = $1', [email])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/app')
  await openAccount(page)
  expect((await downloadExport(page)).content).toMatchObject({ account: { email }, children: [] })
})

test('the email address changes when the link sent to the new address is opened', async ({ page, server, family }) => {
  const next = randomPerson('next')
  await openAccount(page)
  await ageSignIn(page, server, family.parent.email)
  await page.getByRole('button', { name: 'Change address' }).click()
  const confirmation = dialog(page, 'Change your address')
  const field = confirmation.getByLabel('New email address')
  await field.fill('no address')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('This does not look like an email address.')
  await field.fill(next.email)
  await page.keyboard.press('Enter')
  await reauthenticate(page, family.parent.password)
  await expect(confirmation).toContainText(`We sent a link to ${next.email}`)
  await page.goto(await mailedLink(server, next.email, 'verifyAndChangeEmail'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is changed')
  await page.goto('/')
  await fillSignInForm(page, { ...family.parent, email: next.email })
  await expect(page).toHaveURL('/app')
  await openAccount(page)
  await expect(panel(page, 'About the account')).toContainText(next.email)
})
