import { callIdentityToolkit } from '../fixtures/accounts/identity-toolkit.ts'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { signUp, signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

test('a verification link that was sent again confirms the address on any device', async ({ page, server }) => {
  const robin = await signUp(server, randomPerson('robin'))
  await page.goto('/verify-email/send-link')
  await page.getByLabel('Email address').fill(robin.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText('the link is on its way')

  const link = await mailedLink(server, robin.email, 'verifyEmail')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill(robin.email)
  await page.getByLabel('Password', { exact: true }).fill(robin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')

  await test.step('a used link says so and offers a new one', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link did not work')
    await expect(page.getByRole('alert')).toContainText('This link does not work any more')
    await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/verify-email/send-link')
  })
})

test('somebody with a wrong address signs out before it is verified, which ends the refresh token', async ({
  page,
  server,
}) => {
  const person = randomPerson('mistyped')
  await page.goto('/sign-up')
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Choose a password').fill(person.password)
  const signedUp = page.waitForResponse('**/accounts:signUp**')
  await page.keyboard.press('Enter')
  const { refreshToken } = (await (await signedUp).json()) as { refreshToken: string }
  await expect(page).toHaveURL('/verify-email')
  await expectAccessible(page)
  const signedOut = page.waitForResponse('**/v1/auth/sign-out/id')
  await page.getByRole('button', { name: 'Sign out and start again' }).click()
  expect((await signedOut).status()).toBe(204)
  await expect(page).toHaveURL('/sign-up')
  const refreshing = fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=pipit-web`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  expect((await refreshing).status).toBe(400)
})

test('a link of another kind does not confirm an address', async ({ page, server }) => {
  const wren = await signUp(server, randomPerson('wren'))
  await page.goto('/reset-password/send-link')
  await page.getByLabel('Email address').fill(wren.email)
  await page.keyboard.press('Enter')
  const link = new URL(await mailedLink(server, wren.email, 'resetPassword'))
  link.pathname = '/verify-email'
  link.searchParams.set('mode', 'verifyEmail')
  await page.goto(link.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link did not work')
})

test('a changed address is confirmed by mail, and the mail to the old address can undo it', async ({
  page,
  server,
}) => {
  const linnet = await signUpVerified(server, randomPerson('linnet'))
  const { email: newEmail } = randomPerson('linnet.new')
  const { idToken } = await callIdentityToolkit(server, 'v1/accounts:signInWithPassword', linnet)
  await callIdentityToolkit(server, 'v1/accounts:sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail,
  })
  await page.goto(await mailedLink(server, newEmail, 'verifyAndChangeEmail'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is changed')
  await expect(page.getByRole('status')).toContainText(`sign in with ${newEmail}`)

  await page.goto(await mailedLink(server, linnet.email, 'recoverEmail'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your old address is back')
  await expect(page.getByRole('status')).toContainText(`uses ${linnet.email} again`)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL('/reset-password/send-link')
})

test('sending a verification link does not reveal whether an address has an account', async ({ page }) => {
  const { email } = randomPerson('nobody')
  await page.goto('/verify-email/send-link')
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(`If ${email} has an account here, the link is on its way.`)
})
