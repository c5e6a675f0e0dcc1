import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

// The one-time password needs a server of its own, which other settings cause.
test.use({ variables: { SUPERADMIN_EMAILS: '' } })

test('the first start prints a one-time password for the first superadmin, which must be replaced', async ({
  page,
  server,
}) => {
  const [, email = '', oneTime = ''] = /shown only now: (\S+) with the password (\S+)/.exec(server.printed()) ?? []
  const setExpiry = (expiry: string) =>
    updateDatabase(
      server,
      'update identity.users set one_time_password_expires_at = now() + $2::interval where email = $1',
      [email, expiry],
    )
  await page.goto('/')
  await test.step('after a day it is refused, and the page says how to get another', async () => {
    await setExpiry('-1 second')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(oneTime)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Restart Pipit: it prints a new one.')
    await expectAccessible(page)
    await setExpiry('1 day')
  })
  await page.getByLabel('Password', { exact: true }).press('Enter')

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
