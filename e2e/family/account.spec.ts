import { giveReason } from '../fixtures/family/give-reason.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expectPage } from '../fixtures/pages/expect-page.ts'
import type { Family } from '../fixtures/family/family.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import type { Server } from '../fixtures/server/server.ts'
import {
  dialog,
  downloadExport,
  openAccount,
  panel,
  reauthenticate,
  startExport,
} from '../fixtures/pages/account-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** Makes existing sessions those of an earlier sign-in, so that opening a page starts another one. */
async function ageSessions(server: Server, { accountId }: Family) {
  await updateDatabase(
    server,
    `update sessions
        set signed_in_at = signed_in_at - interval '1 hour', last_used_at = last_used_at - interval '1 hour',
            sign_in_id = 'earlier ' || sign_in_id
      where account_id = $1`,
    [accountId],
  )
}

test('the account page shows its owner, the ways to sign in and the open sessions', async ({
  page,
  server,
  family,
}) => {
  await ageSessions(server, family)
  await openAccount(page)
  const about = panel(page, 'About the account')
  await expect(about).toContainText(family.parent.email)
  await expect(about).toContainText('Confirmed')
  await expect(about).toContainText('Parent')
  await expect(about).toContainText('Own server')
  await expect(about.getByRole('listitem'), 'nothing is limited').toHaveCount(0)
  await expect(about.getByRole('time')).toHaveText(new Date().toLocaleDateString('en', { dateStyle: 'long' }))
  await expect(panel(page, 'Ways to sign in')).toContainText('Password')
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
  const sessions = panel(page, 'Where you are signed in').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This browser' })).toContainText('Chrome on Linux')
  await expect(sessions.filter({ hasText: 'Another device' })).toContainText('Last used 1 hour ago')
  await page.getByRole('main').getByRole('link', { name: 'profile' }).click()
  await expect(page).toHaveURL('/app/profile')
})

test('one session is ended from another browser, and then all others', async ({ page, browser, server, family }) => {
  test.slow()
  await ageSessions(server, family)
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const elsewhere = await (await browser.newContext({ baseURL: server.url, userAgent: firefox })).newPage()
  await family.signIn(elsewhere)
  await openAccount(elsewhere)
  await ageSignIn(elsewhere, server, family.parent.email)
  await family.signIn(page)
  await openAccount(page)
  const sessions = panel(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This browser' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await sessions.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  const confirmation = dialog(page, 'Sign out Firefox on Windows?')
  await expect(confirmation).toContainText('You cannot undo this')
  await expectAccessible(page)
  await confirmation.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(elsewhere).toHaveURL('/')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.locator(':focus'), 'the focus stays in the panel').toBeVisible()
  await elsewhere.context().close()

  await ageSignIn(page, server, family.parent.email)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await dialog(page, 'Sign out everywhere else?').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await reauthenticate(page, family.parent.password)
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('listitem')).toContainText('This browser')
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
})

test('all data of the family is exported as one file, also after an attempt that failed', async ({ page, family }) => {
  const name = 'Mia <b>“Mimi”</b> 👧🏽'
  await addChild(family, name)
  await openAccount(page)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const confirmation = dialog(page, 'Download everything?')
  await expect(confirmation).toContainText('everything that the children said')
  await expect(confirmation).toContainText('without passwords and keys')
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expect(confirmation).toBeHidden()
  await page.route('**/export', (route) => route.abort('internetdisconnected'))
  await startExport(page)
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit')
  await page.unrouteAll()
  const { name: file, content, page: index } = await downloadExport(page)
  expect(file).toMatch(/^pipit-family-\d{4}-\d\d-\d\d\.zip$/)
  expect(content).toMatchObject({
    account: { email: family.parent.email, signInMethods: { providers: ['password'] } },
    children: [{ name }],
    devices: [],
    cards: [],
    wifiNetworks: [],
  })
  // Read offline: the page needs nothing but itself.
  await page.context().setOffline(true)
  await page.setContent(index)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
})

test('a superadmin sees the account of a family without the actions that only its owner has', async ({
  page,
  browser,
  server,
  testAccounts,
  family,
}) => {
  test.slow()
  const parents = await (await browser.newContext({ baseURL: server.url })).newPage()
  await family.signIn(parents)
  await openAccount(parents)
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/account`)
  await giveReason(page)
  await openAccount(page, `/app/${family.accountId}/account`)
  await expect(panel(page, 'About the account')).toContainText(family.parent.email)
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change address' })).toBeHidden()
  await expect(page.getByLabel('New password')).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(panel(page, 'Where the account is signed in')).toContainText('Nowhere at the moment.')
  await expect(parents).toHaveURL('/')
  await parents.context().close()

  expect((await downloadExport(page)).content).toMatchObject({ account: { email: family.parent.email } })
  const superadmin = await testAccounts.get({ role: 'superadmin' })
  await ageSignIn(page, server, superadmin.email)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await dialog(page, 'Delete the account?').getByRole('textbox').fill(family.parent.email)
  await page.keyboard.press('Enter')
  await reauthenticate(page, superadmin.password)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expectPage(page, `/app/${family.accountId}/account`, 'We could not find this page')
})
