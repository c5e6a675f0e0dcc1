import { mailedLink } from '../fixtures/accounts/mail.ts'
import { signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'
import { enrolAuthenticator, nextCode } from '../fixtures/accounts/totp.ts'

test('with an authenticator app, the password is the first step and the code the second', async ({ page, server }) => {
  const robin = await signUpVerified(server, randomPerson('robin'))
  const secret = await enrolAuthenticator(server, robin)
  await page.goto('/')
  await page.getByLabel('Email address').fill(robin.email)
  await page.getByLabel('Password', { exact: true }).fill(robin.password)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  const field = page.getByLabel('Six-digit code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill('12')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('The code has six digits.')

  const right = nextCode(secret)
  await field.fill(right === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is not right/)
  await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})

test('a mailed sign-in link also requires the second factor', async ({ page, server }) => {
  const wren = await signUpVerified(server, randomPerson('wren'))
  const secret = await enrolAuthenticator(server, wren)
  await page.goto('/')
  await page.getByLabel('Email address').fill(wren.email)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await page.goto(await mailedLink(server, wren.email, 'signIn'))
  await page.getByLabel('Six-digit code').fill(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})

test('the typed address is still there after going back from the second factor', async ({ page, server }) => {
  const linnet = await signUpVerified(server, randomPerson('linnet'))
  await enrolAuthenticator(server, linnet)
  await page.goto('/')
  await page.getByLabel('Email address').fill(linnet.email)
  await page.getByLabel('Password', { exact: true }).fill(linnet.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(linnet.email)
})
