import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { familyPages, forbidden, notFound, visitorPages } from '../fixtures/pages/all-pages.ts'
import { expectPage } from '../fixtures/pages/expect-page.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'
import { enrolAuthenticator } from '../fixtures/accounts/totp.ts'

test('axe finds nothing on any page for visitors', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  for (const [path, heading] of [...Object.entries(visitorPages), ['/nowhere', notFound] as const]) {
    await expectPage(page, path, heading)
    await expectAccessible(page)
  }
})

test('a link that is drawn as a button has enough contrast', { tag: '@phone' }, async ({ page }) => {
  // Text in the very colour of its background is taken for hidden by axe.
  await page.goto('/reset-password')
  await expect(page.getByRole('link', { name: 'Send me a link' })).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('axe finds nothing on any page of a family', { tag: '@phone' }, async ({ page, family, server }) => {
  test.slow()
  const pages = Object.entries(familyPages(await setUpFamily(family, server)))
  await page.goto('/app')
  for (const [path, heading] of pages) {
    await expectPage(page, `/app${path}`, heading)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('axe finds nothing on a page of the family, with the menu open', async ({ page, signInAs, isPhone }) => {
  await signInAs({ role: 'parent' })
  await page.goto('/app')
  await openMenu(page, isPhone)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(page)
})

test(
  'axe finds nothing on the forbidden page, which has a link home',
  { tag: '@phone' },
  async ({ page, signInAs }) => {
    await signInAs({ role: 'parent' })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(forbidden)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/app')
  },
)

test('axe finds nothing on the error page of a page that could not be fetched', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/wait-list-page-*.js', (route) => route.abort())
  await page.goto('/wait-list')
  await expectAccessible(page)
})

test(
  'axe finds nothing on the wait list with a field error, and after joining',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/wait-list')
    await page.getByRole('button', { name: 'Join the wait list' }).click()
    await expect(page.getByText('Please type your email address.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Your email address').fill('dunnock@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'axe finds nothing on the sign-in page with field errors, with an error message, and with a second factor',
  { tag: '@phone' },
  async ({ page, server }) => {
    const robin = await signUpVerified(server, randomPerson('robin'))
    await enrolAuthenticator(server, robin)
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel('Email address').fill(robin.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong horse')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill(robin.password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Six-digit code')).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'axe finds nothing while a password is chosen, nor on "check your mail"',
  { tag: '@phone' },
  async ({ page, server }) => {
    const { email } = randomPerson('wren')
    await page.goto('/sign-up')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Choose a password').fill('short')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Choose a password')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel('Choose a password').fill('long enough')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/verify-email')
    await expectAccessible(page)
    await page.goto(await mailedLink(server, email, 'verifyEmail'))
    await expectAccessible(page)
  },
)

test(
  'axe finds nothing on the pages that mailed links open, valid or not, nor on the pages that send them',
  { tag: '@phone' },
  async ({ page, server }) => {
    const { email } = await signUpVerified(server, randomPerson('linnet'))
    await page.goto('/reset-password/send-link')
    await page.getByLabel('Email address').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toBeVisible()
    await expectAccessible(page)
    await page.goto(await mailedLink(server, email, 'resetPassword'))
    await expect(page.getByLabel('New password')).toBeVisible()
    await expectAccessible(page)
    for (const path of ['/reset-password?oobCode=old', '/verify-email?mode=verifyEmail&oobCode=old', '/?mode=signIn']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  },
)

test(
  'axe finds nothing on the notification after signing out',
  { tag: '@phone' },
  async ({ page, signInAs, isPhone }) => {
    await signInAs({ role: 'parent' })
    await page.goto('/app')
    await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Sign out succeeded')).toBeVisible()
    await expectAccessible(page)
  },
)
