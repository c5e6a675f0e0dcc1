import { mailedLink } from '../fixtures/accounts/mail.ts'
import { signUp, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

test('a parent signs up, confirms the address by mail, and gets to the home page', async ({ page, server }) => {
  const { email, password } = randomPerson('robin')
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()

  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'I have confirmed my address' }).click()
  await expect(page.getByRole('alert')).toContainText('Your email address is not confirmed yet.')

  await page.goto(await mailedLink(server, email, 'verifyEmail'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/app')
})

test('the page that waits for the confirmation continues by itself once the address is confirmed', async ({
  page,
  context,
  server,
}) => {
  const { email, password } = randomPerson('wren')
  await page.goto('/sign-up')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Choose a password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verify-email')

  const phone = await context.newPage()
  await phone.goto(await mailedLink(server, email, 'verifyEmail'))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await page.getByRole('button', { name: 'I have confirmed my address' }).click()
  await expect(page).toHaveURL('/app')
})

test('signing up mentions the outbox on the machine itself if there is no mail server', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: {} })
  const page = await context.newPage()
  const { email, password } = randomPerson('linnet')
  await page.goto('/sign-up')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Choose a password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('mails wait in its outbox')).toBeVisible()
  const outbox = await context.newPage()
  await outbox.goto(server.outboxUrl)
  await expect(outbox.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(async () => {
    await outbox.reload()
    await expect(outbox.getByText(email)).toBeVisible({ timeout: 300 })
  }).toPass()
  await context.close()
})

test('signing up does not mention the outbox on other machines', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
  await expect(page.getByText('outbox')).toHaveCount(0)
})

test('a password rule is ticked off as soon as it is met', async ({ page }) => {
  await page.goto('/sign-up')
  const rule = page.locator('form').getByRole('listitem')
  await expect(rule).toHaveText(['At least 6 characters: still missing'])
  const field = page.getByLabel('Choose a password')
  await field.pressSequentially('corre')
  await expect(rule).toHaveText(['At least 6 characters: still missing'])
  await field.press('c')
  await expect(rule).toHaveText(['At least 6 characters: done'])
  await field.press('Backspace')
  await expect(rule).toHaveText(['At least 6 characters: still missing'])
  await page.getByLabel('Email address').fill('swift@example.org')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/does not meet all the rules yet.*At least 6 characters/)
})

test('a password policy that has changed since it was loaded is loaded again, and its new rules are shown', async ({
  page,
  server,
}) => {
  let isStrict = false
  await page.route('**/v2/passwordPolicy*', async (route) => {
    const response = await route.fetch()
    const policy = (await response.json()) as { customStrengthOptions: object }
    if (isStrict) Object.assign(policy.customStrengthOptions, { containsNumericCharacter: true })
    await route.fulfill({ response, json: policy })
  })
  await page.route('**/accounts:signUp*', (route) => {
    isStrict = true
    const message =
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]'
    return route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } })
  })
  const { email } = randomPerson('dunnock')
  await page.goto('/sign-up')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Choose a password').fill('correct horse')
  await page.keyboard.press('Enter')
  const rules = page.locator('form').getByRole('listitem')
  await expect(rules).toHaveText(['At least 6 characters: done', 'A number: still missing'])
  await expect(page.getByLabel('Choose a password')).toHaveAccessibleDescription(/must contain a numeric character/)
  await expect(page.getByLabel('Choose a password')).toHaveValue('correct horse')

  await page.unroute('**/accounts:signUp*')
  await page.getByLabel('Choose a password').fill('correct horse 1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verify-email')
  await mailedLink(server, email, 'verifyEmail')
})

test('signing up with a known address links to the sign-in page with the address filled in', async ({
  page,
  server,
}) => {
  const { email } = await signUp(server, randomPerson('siskin'))
  await page.goto('/sign-up')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Choose a password').fill('another horse')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/There is an account with this address/)
  await page.locator('form').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
})
