import type { Page } from '@playwright/test'
import { mailsTo } from '../fixtures/accounts/mail.ts'
import { fillSignInForm } from '../fixtures/accounts/sign-in-form.ts'
import { randomPerson, signUpVerified } from '../fixtures/accounts/test-accounts.ts'
import { codeAt, nextCode } from '../fixtures/accounts/totp.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import type { Server } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'

// One worker is enough: each would start another server with these settings.
test.describe.configure({ mode: 'default' })
test.use({ variables: { SUPERADMIN_EMAILS: '', SUPERADMIN_SECOND_FACTOR: 'required' } })

async function aSuperadmin(server: Server) {
  const person = await signUpVerified(server, randomPerson('superadmin'))
  await updateDatabase(
    server,
    `insert into accounts (identity_uid, email, email_verified, role) values ($1, $2, true, 'superadmin')`,
    [person.localId, person.email],
  )
  return person
}

async function setUpApp(page: Page) {
  await expect(page).toHaveURL('/second-factor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your authenticator app')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.getByLabel('Secret for the app').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('Six-digit code').fill(codeAt(secret, Date.now()))
  await page.keyboard.press('Enter')
  return secret
}

test('a superadmin without a second factor sets one up, confirms it by mail, and gets to the page they asked for', async ({
  page,
  server,
}) => {
  const person = await aSuperadmin(server)
  await page.goto('/admin/accounts')
  await expect(page).toHaveURL('/')
  await fillSignInForm(page, person)
  const secret = await setUpApp(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your app?')
  await test.step('no other page opens before the app is confirmed', async () => {
    await page.goto('/admin/accounts')
    await expect(page).toHaveURL('/second-factor')
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('The link is on its way.')).toBeVisible()
  const linkOf = async () => /\S+second-factor#[\w.-]+/.exec((await mailsTo(server, person.email))[0] ?? '')?.[0] ?? ''
  await expect.poll(linkOf).not.toBe('')
  const link = (await linkOf()).replace(/^.*?http/, 'http')

  await test.step('a link that was changed says so, and offers a new one', async () => {
    await page.goto('/second-factor#broken')
    await page.reload()
    await page.getByRole('button', { name: 'Yes, this is my app' }).click()
    await expect(page.getByRole('alert')).toContainText('This link is too old')
  })
  await page.goto(link)
  await page.reload()
  await page.getByRole('button', { name: 'Yes, this is my app' }).click()
  await expect(page).toHaveURL('/admin/accounts')
  await expect(page.getByRole('complementary', { name: 'Protect your account' })).toHaveCount(0)

  const other = await page.context().browser()?.newPage({ baseURL: server.url })
  if (!other) throw new Error('There is no browser.')
  await other.goto('/')
  await fillSignInForm(other, person)
  await other.getByLabel('Six-digit code').fill(nextCode(secret))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/admin')
  await other.close()
})

test('the first superadmin sets up a second factor right after choosing a password', async ({ page, server }) => {
  const [, email = '', oneTime = ''] = /shown only now: (\S+) with the password (\S+)/.exec(server.printed()) ?? []
  await page.goto('/')
  await fillSignInForm(page, { email, password: oneTime })
  await page.getByLabel('New password').fill('a password of my own')
  await page.keyboard.press('Enter')
  await setUpApp(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
})
