import type { Page } from '@playwright/test'
import { updateDatabase } from '../fixtures/server/database.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { refreshTokens } from '../fixtures/accounts/age-sign-in.ts'
import { signUp, signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { signInBrowser } from '../fixtures/accounts/sign-in-browser.ts'
import { fillSignInForm } from '../fixtures/accounts/sign-in-form.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test('signing in with an unconfirmed address leads to the page that asks to confirm it, and the menu signs out', async ({
  page,
  server,
  isPhone,
}) => {
  const robin = await signUp(server, randomPerson('robin'))
  await page.goto('/')
  const response = page.waitForResponse('**/v1/auth/sign-in/id')
  await fillSignInForm(page, robin)
  expect((await response).status()).toBe(401)
  await expect(page).toHaveURL('/verify-email')
  await page.goto('/app')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Your email address is not confirmed yet.' })).toBeVisible()
  await page.getByRole('link', { name: 'Send me the link again' }).click()
  await expect(page).toHaveURL('/verify-email/send-link')

  const ended = page.waitForResponse('**/v1/auth/sign-out/id')
  const menu = await openMenu(page, isPhone)
  await menu.getByRole('button', { name: 'Sign out' }).click()
  expect((await ended).status()).toBe(204)
  await expect(page.getByText('Sign out succeeded')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeHidden()
})

test('signing out ends the session, shows a notification at the top right and goes to the sign-in page', async ({
  page,
  server,
  isPhone,
}) => {
  await signInBrowser(page, server, await signUpVerified(server, randomPerson('wren')))
  await page.goto('/app/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  const ended = page.waitForResponse('**/v1/auth/sign-out')
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  expect((await ended).status()).toBe(204)

  const notification = page.locator('.ant-notification-topRight [role=alert]')
  await expect(notification.getByText('Sign out succeeded', { exact: true })).toBeVisible()
  await expect(notification.getByText('Your account was successfully signed out.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.goto('/app/account')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('signing out ends the sign-in on the server, even if the session has expired in the meantime', async ({
  page,
  server,
  isPhone,
}) => {
  const lark = await signUpVerified(server, randomPerson('lark'))
  await signInBrowser(page, server, lark)
  await page.clock.install()
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  const renewals = '**/v1/auth/sign-in/id'
  await page.route(renewals, (route) => route.abort('internetdisconnected'))
  await page.clock.fastForward('16:00')
  // Stands for the expiry on the server, whose clock has not moved.
  await updateDatabase(server, 'update accounts set token_version = token_version + 1 where email = $1', [lark.email])
  const menu = await openMenu(page, isPhone)
  await page.unroute(renewals)
  const ended = page.waitForResponse('**/v1/auth/sign-out')
  await menu.getByRole('button', { name: 'Sign out' }).click()
  expect((await ended).status()).toBe(204)
  await expect(page).toHaveURL('/')
})

test('a tab that was asleep while another one refreshed the tokens stays signed in', async ({
  page,
  context,
  server,
}) => {
  const owl = await signUpVerified(server, randomPerson('owl'))
  await signInBrowser(page, server, owl)
  await page.goto('/app')
  const asleep = await context.newPage()
  await asleep.clock.install()
  await asleep.goto('/app/profile')
  await expect(asleep.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await asleep.clock.pauseAt(Date.now() + 5_000)

  await refreshTokens(page)
  await updateDatabase(
    server,
    `update identity.sign_ins set rotated_at = rotated_at - interval '1 hour'
      where rotated_at is not null and uid = (select uid from identity.users where email = $1)`,
    [owl.email],
  )
  const refreshed = asleep.waitForResponse('**/securetoken.googleapis.com/**')
  await asleep.clock.fastForward('02:00:00')
  await asleep.clock.resume()
  expect((await refreshed).status()).toBe(200)
  for (const tab of [asleep, page]) {
    await tab.goto('/app')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your family')
  }
})

test('signing out in one tab signs the other out', async ({ page, context, server, isPhone }) => {
  await signInBrowser(page, server, await signUpVerified(server, randomPerson('dunnock')))
  await page.goto('/app')
  const other = await context.newPage()
  await other.goto('/app/profile')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(`${server.url}/`)
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('signing in in one tab signs the other in', async ({ page, context, server }) => {
  const siskin = await signUpVerified(server, randomPerson('siskin'))
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('/')
  await fillSignInForm(page, siskin)
  await expect(page).toHaveURL('/app')
  await expect(other).toHaveURL(`${server.url}/app`)
})

test('a session survives a reload without a new exchange', async ({ page, signInAs }) => {
  let exchanges = 0
  page.on('request', (request) => request.url().endsWith('/auth/sign-in/id') && exchanges++)
  await signInAs({ role: 'parent' })
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  expect(exchanges).toBe(1)
})

test('a session is renewed before it expires, without a visible change', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.clock.install()
  await page.goto('/app/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  const before = await accessToken(page)
  const renewed = page.waitForResponse('**/v1/auth/sign-in/id')
  await page.clock.fastForward('14:00')
  expect((await renewed).status()).toBe(200)
  await expect.poll(() => accessToken(page)).not.toBe(before)
  await expect(page).toHaveURL('/app/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
})

test('an expired session is renewed when somebody comes back', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  await page.clock.install({ time: Date.now() + 20 * 60_000 })
  await page.goto('/app/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
})

test('a disabled account is signed out at the next renewal with an explanation', async ({ page, server }) => {
  const swift = await signUpVerified(server, randomPerson('swift'))
  await signInBrowser(page, server, swift)
  await page.clock.install()
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  await updateDatabase(server, 'update accounts set disabled = true where email = $1', [swift.email])
  await page.clock.fastForward('14:00')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'This account is switched off.' })).toBeVisible()
})

test('a disabled identity gets an explanation when signing in', async ({ page, server }) => {
  const crane = await signUpVerified(server, randomPerson('crane'))
  await updateDatabase(server, 'update identity.users set disabled = true where email = $1', [crane.email])
  await page.goto('/')
  await fillSignInForm(page, crane)
  await expect(page.getByRole('alert')).toContainText('This account is switched off.')
})

test('a revoked identity token signs the browser out', async ({ page, server }) => {
  const rail = await signUpVerified(server, randomPerson('rail'))
  await signInBrowser(page, server, rail)
  await updateDatabase(server, 'delete from identity.users where email = $1', [rail.email])
  await page.goto('/app')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('after signing in, the page that a QR code leads to opens', async ({ page, server }) => {
  const heron = await signUpVerified(server, randomPerson('heron'))
  const requestedPath = '/app/devices/add/0123456789abcdefghijklmnop?code=y'
  await page.goto(requestedPath)
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You found a Pipit!')
  await expectAccessible(page)
  await fillSignInForm(page, heron)
  await expect(page).toHaveURL(requestedPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register this device')
  await page.goto('/')
  await expect(page).toHaveURL('/app')
})

test('whoever scans a card without an account is told what they found, and can create one', async ({ page }) => {
  await page.goto('/app/cards/add/0123456789abcdefghijklmnop?code=y')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You found a Pipit card!')
  await page.getByRole('link', { name: 'create an account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  // A page without a code is no label.
  await page.goto('/app/cards/add')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Pipit')
})

test('a stored return path never leads to another site', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  // Any file of the origin gives access to its storage.
  await page.goto('/pipit.svg')
  const elsewhere = ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)']
  for (const path of elsewhere) {
    await page.evaluate(
      (stored) => localStorage.setItem('pipit:return-path', JSON.stringify({ path: stored, at: Date.now() })),
      path,
    )
    await page.goto('/')
    await expect(page, path).toHaveURL('/app')
  }
})

test('the error page shows the response of the server if it cannot open a session', async ({ page, server }) => {
  const stork = await signUpVerified(server, randomPerson('stork'))
  await page.route('**/v1/auth/sign-in/id', (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: 'The database is asleep.', details: [] } },
    }),
  )
  await page.goto('/')
  await fillSignInForm(page, stork)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText('An error occurred signing in: The database is asleep.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/app')
})

function accessToken(page: Page) {
  return page.evaluate(() => {
    const uid = localStorage.getItem('pipit:identity')
    return localStorage.getItem(`pipit:account:${uid}`)
  })
}
