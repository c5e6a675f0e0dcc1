import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expectPage } from '../fixtures/pages/expect-page.ts'
import type { Family } from '../fixtures/family/family.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { signUp, randomPerson, type Person } from '../fixtures/accounts/test-accounts.ts'
import type { Server } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { codeAt, nextCode } from '../fixtures/accounts/totp.ts'

const child = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

async function openAccount(page: Page, path = '/app/account') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
}

function panel(page: Page, name: string) {
  return page.getByRole('region', { name })
}

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name })
}

/** Makes existing sessions older, so that no two start in the same second. */
async function ageSessions(server: Server, { accountId }: Family) {
  await updateDatabase(
    server,
    `update sessions
        set signed_in_at = signed_in_at - interval '1 hour', last_used_at = last_used_at - interval '1 hour'
      where account_id = $1`,
    [accountId],
  )
}

async function provePassword(page: Page, password: string) {
  await dialog(page, 'Is it you?').getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
}

/** Opens the dialog and returns the secret that it shows. */
async function beginAuthenticator(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const shown = dialog(page, 'Set up an authenticator app')
  await expect(shown.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  return (await shown.getByLabel('Secret for the app').innerText()).replaceAll(' ', '')
}

async function finishAuthenticator(page: Page, code: string) {
  await page.getByLabel('Six-digit code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator app is set up')).toBeVisible()
  await expect(panel(page, 'Signing in')).toContainText('Switched on')
}

async function download(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  const content: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  return { name: file.suggestedFilename(), content }
}

async function signIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
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
  await expect(about).toContainText('Nest')
  await expect(about.getByRole('time')).toHaveText(new Date().toLocaleDateString('en', { dateStyle: 'long' }))
  await expect(panel(page, 'Signing in').getByRole('listitem')).toHaveText(['Password'])
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
  const sessions = panel(page, 'Where the account is signed in').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This one' })).toContainText('Chrome on Linux')
  await expect(sessions.filter({ hasText: 'Another device' })).toContainText('Last used 1 hour ago')
  await page.getByRole('main').getByRole('link', { name: 'profile' }).click()
  await expect(page).toHaveURL('/app/profile')
})

test('an authenticator app is set up, used at the next sign-in, and switched off', async ({ page, family }) => {
  await openAccount(page)
  const secret = await beginAuthenticator(page)
  await expectAccessible(page)
  const field = page.getByLabel('Six-digit code')
  await field.fill('12')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('The code has six digits.')
  const right = codeAt(secret, Date.now())
  await field.fill(right === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is not right/)
  await finishAuthenticator(page, right)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, family.parent)
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
  const proof = dialog(page, 'Is it you?')
  await provePassword(page, 'wrong horse')
  await expect(proof).toContainText('This password is not right.')
  await expectAccessible(page)
  await provePassword(page, password)
  const shown = dialog(page, 'Set up an authenticator app')
  const secret = (await shown.getByLabel('Secret for the app').innerText()).replaceAll(' ', '')
  await finishAuthenticator(page, codeAt(secret, Date.now()))
  await expect(panel(page, 'Where the account is signed in').getByRole('listitem')).toHaveCount(1)

  await ageSignIn(page, server, email)
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await dialog(page, 'Switch the authenticator app off?').getByRole('button', { name: 'Switch it off' }).click()
  await provePassword(page, password)
  await proof.getByLabel('Six-digit code').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator app is switched off')).toBeVisible()
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
})

test('cancelling the reauthentication changes nothing', async ({ page, server, family }) => {
  await openAccount(page)
  await ageSignIn(page, server, family.parent.email)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(dialog(page, 'Is it you?').getByLabel('Your password')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Is it you?')).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('please sign in once more first')
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
})

test('signing out everywhere ends the session in another open browser', async ({ page, browser, server, family }) => {
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await family.signIn(elsewhere)
  await openAccount(elsewhere)
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectAccessible(page)
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sign out succeeded')).toBeVisible()
  await expect(elsewhere).toHaveURL('/')
  await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await elsewhere.context().close()
})

test('all data of the family is exported as one file', async ({ page, family }) => {
  const name = 'Mia <b>“Mimi”</b> 👧🏽'
  await family.call('POST /accounts/:accountId/children', { params: family.params, body: { ...child, name } })
  await openAccount(page)
  const { name: file, content } = await download(page)
  expect(file).toMatch(/^pipit-family-\d{4}-\d\d-\d\d\.json$/)
  expect(content).toMatchObject({
    account: { email: family.parent.email },
    signInMethods: { providers: ['password'] },
    children: [{ name }],
    devices: [],
    cards: [],
    wifiNetworks: [],
  })
})

test('an export that fails is reported and can be retried', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAccount(page)
  await page.route('**/export', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit')
  await page.unrouteAll()
  expect((await download(page)).content).toMatchObject({ account: { email: 'parent@example.org' } })
})

test('deleting the account requires its address and reauthentication, and leaves nothing', async ({
  page,
  server,
  family,
}) => {
  const { email, password } = family.parent
  await family.call('POST /accounts/:accountId/children', { params: family.params, body: child })
  await openAccount(page)
  await ageSignIn(page, server, email)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const question = dialog(page, 'Delete the account?')
  await expect(question).toContainText('all children with what they talked about')
  const confirm = question.getByRole('button', { name: 'Delete for good' })
  await question.getByRole('textbox').fill('somebody@example.org')
  await expect(confirm).toBeDisabled()
  await question.getByRole('textbox').fill(email)
  await expectAccessible(page)
  await confirm.click()
  await provePassword(page, password)

  await expect(page).toHaveURL('/')
  await expect(page.getByText('Goodbye', { exact: true })).toBeVisible()
  await expect(page.getByText('Your session has ended')).toBeHidden()
  await signIn(page, family.parent)
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible()

  await signUp(server, family.parent)
  await updateDatabase(server, 'update identity.users set email_verified = true where email = $1', [email])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/app')
  await openAccount(page)
  expect((await download(page)).content).toMatchObject({ account: { email }, children: [] })
})

test('the email address changes when the link sent to the new address is opened', async ({ page, server, family }) => {
  const next = randomPerson('next')
  await openAccount(page)
  await ageSignIn(page, server, family.parent.email)
  await page.getByRole('button', { name: 'Change address' }).click()
  const question = dialog(page, 'Change your address')
  const field = question.getByLabel('New email address')
  await field.fill('no address')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('This does not look like an email address.')
  await field.fill(next.email)
  await page.keyboard.press('Enter')
  await provePassword(page, family.parent.password)
  await expect(question).toContainText(`We sent a link to ${next.email}`)
  await page.goto(await mailedLink(server, next.email, 'verifyAndChangeEmail'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is changed')
  await page.goto('/')
  await signIn(page, { ...family.parent, email: next.email })
  await expect(page).toHaveURL('/app')
  await openAccount(page)
  await expect(panel(page, 'About the account')).toContainText(next.email)
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
  await openAccount(page, `/app/${family.accountId}/account`)
  await expect(panel(page, 'About the account')).toContainText(family.parent.email)
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change address' })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(panel(page, 'Where the account is signed in')).toContainText('Nowhere at the moment.')
  await expect(parents).toHaveURL('/')
  await parents.context().close()

  const superadmin = await testAccounts.get({ role: 'superadmin' })
  await ageSignIn(page, server, superadmin.email)
  expect((await download(page)).content).toMatchObject({ account: { email: family.parent.email } })
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await dialog(page, 'Delete the account?').getByRole('textbox').fill(family.parent.email)
  await page.keyboard.press('Enter')
  await provePassword(page, superadmin.password)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expectPage(page, `/app/${family.accountId}/account`, 'We could not find this page')
})

test('the page works with the keyboard alone and at 320 px, and axe finds nothing', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAccount(page)
  await expect(panel(page, 'Signing in')).toContainText('Switched off')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const button = page.getByRole('button', { name: 'Delete the account' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Delete the account?')).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Delete the account?')).toBeHidden()
  await expect(button).toBeFocused()
})
