import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { fillSignInForm } from '../fixtures/accounts/sign-in-form.ts'
import { openAccount, panel, reauthenticate } from '../fixtures/pages/account-page.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

test('changing the password shows its rules, keeps this browser signed in, and signs another browser out', async ({
  page,
  browser,
  context,
  server,
  family,
}) => {
  test.slow()
  const { email } = family.parent
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await family.signIn(elsewhere)
  await openAccount(elsewhere)
  await openAccount(page)
  const otherTab = await context.newPage()
  await otherTab.goto('/app/profile')
  await expect(otherTab.getByLabel('Name', { exact: true })).toBeVisible()
  const field = page.getByLabel('New password')
  await field.fill('short')
  await expect(field).toHaveAccessibleDescription(/At least 6 characters\s*: still missing/)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/does not meet all the rules yet/)
  await expectAccessible(page)
  await field.fill('password123')
  await expect(field).toHaveAccessibleDescription(/At least 6 characters\s*: done/)
  await expect(page.getByText('does not meet all the rules yet'), 'the rules are met').toBeHidden()
  await page.keyboard.press('Enter')
  await expect(field, 'common passwords are refused').toHaveAccessibleDescription(/harder to guess/)
  await field.fill('another horse')
  await expect(page.getByText('harder to guess')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(elsewhere).toHaveURL('/')

  await otherTab.getByLabel('Name', { exact: true }).fill('Ada')
  await otherTab.getByRole('button', { name: 'Save' }).click()
  await expect(otherTab.getByText('Saved', { exact: true })).toBeVisible()
  await fillSignInForm(elsewhere, { email, password: 'another horse' })
  await expect(elsewhere).toHaveURL('/app')
  await elsewhere.context().close()
})

test('long after signing in, changing the password asks for the old one', async ({ page, server, family }) => {
  await openAccount(page)
  await ageSignIn(page, server, family.parent.email)
  const field = page.getByLabel('New password')
  await field.fill('another horse')
  await page.keyboard.press('Enter')
  const reauthentication = page.getByRole('dialog', { name: 'Is this you?' })
  await expect(reauthentication.getByLabel('Your password')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reauthentication).toBeHidden()
  await expect(field).toHaveValue('another horse')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await reauthenticate(page, family.parent.password)
  await expect(page.getByText('Your password is changed')).toBeVisible()
})

test('an account without a password is offered one by mail', async ({ page, server, family }) => {
  const { email } = family.parent
  const forgetPassword = 'update identity.users set password_hash = null, email_link_sign_in = true where email = $1'
  await updateDatabase(server, forgetPassword, [email])
  await openAccount(page)
  await expect(panel(page, 'Signing in')).toContainText('You sign in without a password.')
  await expect(page.getByLabel('New password')).toBeHidden()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`The link is on its way to ${email}`)).toBeVisible()
  await page.goto(await mailedLink(server, email, 'resetPassword'))
  await page.getByLabel('New password').fill('my first horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})
