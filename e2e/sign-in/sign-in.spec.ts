import { randomPerson, signUp, signUpVerified } from '../fixtures/accounts/test-accounts.ts'
import { expect, test } from '../fixtures/test.ts'

test('a parent signs in with address and password, with the keyboard alone', async ({ page, server }) => {
  const robin = await signUpVerified(server, randomPerson('robin'))
  await page.goto('/')
  await page.getByLabel('Email address').focus()
  await page.keyboard.type(robin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(robin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
})

test('a superadmin who signs in gets to the administration', async ({ page, testAccounts }) => {
  const { email, password } = await testAccounts.get({ role: 'superadmin' })
  await page.goto('/')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
})

test('a password manager recognises the fields', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form')
  await expect(form.locator('input[name=email][type=email][autocomplete=username]')).toBeVisible()
  await expect(form.locator('input[name=password][type=password][autocomplete=current-password]')).toBeVisible()
  await expect(form.locator('button[type=submit]')).toHaveText('Sign in')
  await page.goto('/sign-up')
  await expect(form.locator('input[name=email][autocomplete=username]')).toBeVisible()
  await expect(form.locator('input[name=password][autocomplete=new-password]')).toBeVisible()
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('correct horse')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveValue('correct horse')
})

test('a wrong password and an unknown address get the same message, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const wren = await signUp(server, randomPerson('wren'))
  await page.goto('/')
  for (const email of [wren.email, randomPerson('nobody').email]) {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong horse')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The email address or the password is not right.')
    await expect(alert.getByRole('link')).toHaveText('Choose a new password')
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong horse')
  }
})

test('a missing value is explained at its field, which takes the focus, before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/')
  const email = page.getByLabel('Email address')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please type your email address.')
  await email.fill('robin at home')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('This does not look like an email address.')
  await email.fill('robin@example.org')
  await email.press('Enter')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('the typed address is carried from sign-in to sign-up to a new password, and survives a reload', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Email address').fill('dunnock@example.org')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('dunnock@example.org')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expect(page.getByLabel('Email address')).toHaveValue('dunnock@example.org')
  await page.reload()
  await expect(page.getByLabel('Email address')).toHaveValue('dunnock@example.org')
})

test('while signing in, the button shows it and a second press does nothing', async ({ page, server }) => {
  const linnet = await signUpVerified(server, randomPerson('linnet'))
  const held = Promise.withResolvers<void>()
  let tries = 0
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    tries++
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Email address').fill(linnet.email)
  await page.getByLabel('Password', { exact: true }).fill(linnet.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in ...' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  held.resolve()
  await expect(page).toHaveURL('/app')
  expect(tries).toBe(1)
})

test('signing in without a connection explains it, keeps what was typed, and works when tried again', async ({
  page,
  server,
}) => {
  const swift = await signUpVerified(server, randomPerson('swift'))
  await page.goto('/')
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Email address').fill(swift.email)
  await page.getByLabel('Password', { exact: true }).fill(swift.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/app')
})

test('guessing passwords is rate-limited with a message', async ({ page }) => {
  const { email } = randomPerson('guessed')
  await page.goto('/')
  await page.getByLabel('Email address').fill(email)
  const alert = page.getByRole('alert')
  await expect(async () => {
    await page.getByLabel('Password', { exact: true }).fill('wrong horse')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(alert).toContainText('too many attempts', { timeout: 500 })
  }).toPass()
})
