import { expect, test } from '../fixtures/test.ts'

// The one-time password needs a server of its own, which other settings cause.
test.use({ variables: { SUPERADMIN_EMAILS: '' } })

test('the first start prints a one-time password for the first superadmin, which must be replaced', async ({
  page,
  server,
}) => {
  const [, email = '', oneTime = ''] = /shown only now: (\S+) with the password (\S+)/.exec(server.printed()) ?? []
  await page.goto('/')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(oneTime)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByText('The password that you signed in with works only once.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)

  await test.step('no other page opens before the password is replaced', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Choose a password' }).click()
    await expect(page).toHaveURL('/reset-password')
  })
  await test.step('the one-time password is not accepted as the new one', async () => {
    await page.getByLabel('New password').fill(oneTime)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/must differ from the one-time password/)
  })
  await page.getByLabel('New password').fill('a password of my own')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
})
