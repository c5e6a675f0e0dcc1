import { randomPerson, signUpVerified } from '../fixtures/accounts/test-accounts.ts'
import { fillSignInForm } from '../fixtures/accounts/sign-in-form.ts'
import { codeAt, nextCode } from '../fixtures/accounts/totp.ts'
import { dialog, panel } from '../fixtures/pages/account-page.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { queryDatabase, updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

test('a superadmin manages their own sign-in, and is asked to set up an authenticator app until they have one', async ({
  page,
  server,
  isPhone,
}) => {
  const person = await signUpVerified(server, randomPerson('admin'))
  await updateDatabase(
    server,
    `insert into accounts (identity_uid, email, email_verified, role) values ($1, $2, true, 'superadmin')`,
    [person.localId, person.email],
  )
  await page.goto('/')
  await fillSignInForm(page, person)
  const notice = page.getByRole('complementary', { name: 'Protect your account' })
  await expect(notice).toContainText('only your password protects it')
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Set up an authenticator app' }).click()

  // No reason is asked for, and no banner says that this is somebody else's account.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to the administration' })).toHaveAttribute('href', '/admin')
  await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible()
  await expect(panel(page, 'Where you are signed in').getByText('This browser')).toBeVisible()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const shown = dialog(page, 'Set up an authenticator app')
  const secret = (await shown.getByLabel('Secret for the app').innerText()).replaceAll(' ', '')
  await page.getByLabel('Six-digit code').fill(codeAt(secret, Date.now()))
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Signing in')).toContainText('Switched on')

  await page.getByLabel('New password').fill('a much better horse')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()

  await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  await expect(notice).toHaveCount(0)
  await page.getByRole('listitem').getByRole('link', { name: 'Your account' }).last().click()
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await fillSignInForm(page, { ...person, password: 'a much better horse' })
  await page.getByLabel('Six-digit code').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  const recorded = await queryDatabase(
    server,
    'select from audit_entries where account_id = (select id from accounts where email = $1)',
    [person.email],
  )
  expect(recorded, 'nothing is recorded as access to another family').toEqual([])
})
