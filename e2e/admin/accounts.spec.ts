import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { updateDatabase } from '../fixtures/server/database.ts'
import { createDevice, registerDevice } from '../fixtures/devices/factory.ts'
import { randomClientAddress } from '../fixtures/accounts/identity-toolkit.ts'
import { randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import type { Server } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Accounts' })
const rowOf = (page: Page, email: string) => list(page).getByRole('row').filter({ hasText: email })
const dialog = (page: Page) => page.getByRole('dialog')

/** Adds accounts whose email addresses share a prefix. */
async function addAccounts(server: Server, count: number) {
  const prefix = `flock${randomBytes(4).toString('hex')}`
  await updateDatabase(
    server,
    `insert into accounts (identity_uid, email, email_verified, role)
     select $1 || number, $1 || '.' || lpad(number::text, 3, '0') || '@example.org', number > 1, 'parent'
       from generate_series(1, $2::int) number`,
    [prefix, count],
  )
  return { prefix, address: (number: number) => `${prefix}.${String(number).padStart(3, '0')}@example.org` }
}

/** Uses the keyboard: the menu takes the focus when it opens. */
async function selectRowAction(page: Page, email: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${email}` }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Open the account' })).toBeFocused()
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter')
}

const desktop = { tag: '@desktop' }

test('accounts are searched, paged, filtered and exported', desktop, async ({ page, server, signInAs }) => {
  const { prefix, address } = await addAccounts(server, 60)
  await signInAs({ role: 'superadmin' })
  await page.goto('/admin/accounts?sort=email')
  await page.getByLabel('Search by email address, name or id').fill(prefix)
  await expect(rowOf(page, address(50))).toBeVisible()
  await expect(rowOf(page, address(51))).toBeHidden()
  const pages = page.getByRole('navigation', { name: 'Pages of the list' })
  await expect(pages).toContainText('1–50 of 60')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rowOf(page, address(60))).toBeVisible()
  await expect(pages).toContainText('51–60 of 60')

  await page.getByLabel('Address', { exact: true }).selectOption('Not verified')
  await expect(rowOf(page, address(1))).toBeVisible()
  await expect(rowOf(page, prefix)).toHaveCount(1)
  await page.reload()
  await expect(rowOf(page, prefix)).toHaveCount(1)
  await expect(rowOf(page, prefix)).toContainText('Not verified')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^pipit-accounts-.*\.csv$/)
  const lines = await text(await file.createReadStream())
  expect(lines.match(/@example\.org/g)).toHaveLength(1)
  expect(lines).toContain(address(1))
  await expectNoSidewaysScrolling(page)
})

async function text(stream: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

test(
  'accounts are deleted by a bulk job that lists what failed and survives a reload',
  desktop,
  async ({ page, server, signInAs }) => {
    const { prefix, address } = await addAccounts(server, 3)
    await signInAs({ role: 'superadmin' })
    await page.goto(`/admin/accounts?search=${prefix}`)
    await page.getByLabel(`Select ${address(1)}`).check()
    await page.getByLabel(`Select ${address(2)}`).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog(page)).toContainText('all children with what they talked about')
    await expect(dialog(page).getByRole('button', { name: 'Delete for good' })).toBeDisabled()
    // Somebody else was faster.
    await updateDatabase(server, 'delete from accounts where email = $1', [address(2)])
    await dialog(page).getByRole('textbox').fill('2')
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click()

    const job = page.getByRole('region', { name: 'Deleting accounts' })
    await expect(job).toContainText('Done: 1 deleted, 1 failed.')
    await expect(job.getByRole('row')).toHaveCount(2)
    await expect(rowOf(page, address(1))).toBeHidden()
    await expect(rowOf(page, address(3))).toBeVisible()
    await page.reload()
    await expect(job).toContainText('Done: 1 deleted, 1 failed.')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await job.getByRole('button', { name: 'Close' }).click()
    await expect(job).toBeHidden()
    await expect(page).not.toHaveURL(/job=/)
  },
)

test(
  'a superadmin sets role, verification and state of an account, but cannot demote themselves',
  desktop,
  async ({ page, family }) => {
    const { email } = family.parent
    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/accounts?search=${email}`)
    await selectRowAction(page, email, 'Mark address as not verified')
    await expect(rowOf(page, email)).toContainText('Not verified')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, email)).not.toContainText('Not verified')

    await selectRowAction(page, email, 'Switch off')
    await dialog(page).getByRole('button', { name: 'Switch off' }).click()
    await expect(rowOf(page, email)).toContainText('Switched off')
    await selectRowAction(page, email, 'Switch on')
    await expect(rowOf(page, email)).toContainText('Switched on')
    await selectRowAction(page, email, 'Make superadmin')
    await dialog(page).getByRole('button', { name: 'Make superadmin' }).click()
    await expect(rowOf(page, email)).toContainText('Superadmin')
    await selectRowAction(page, email, 'Make parent')
    await dialog(page).getByRole('button', { name: 'Make parent' }).click()
    await expect(rowOf(page, email)).toContainText('Parent')

    await page.goto('/admin/accounts?search=superadmin@example.org')
    await selectRowAction(page, 'superadmin@example.org', 'Make parent')
    await dialog(page).getByRole('button', { name: 'Make parent' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Ask another superadmin to do this')
  },
)

test(
  'a superadmin verifies the address of somebody whose mail did not arrive, and they can continue',
  desktop,
  async ({ page, browser, server, signInAs }) => {
    const { email, password } = randomPerson('waiting')
    const elsewhere = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: randomClientAddress() })
    const theirs = await elsewhere.newPage()
    await theirs.goto('/sign-up')
    await theirs.getByLabel('Email address').fill(email)
    await theirs.getByLabel('Choose a password').fill(password)
    await theirs.keyboard.press('Enter')
    await expect(theirs).toHaveURL('/verify-email')

    await signInAs({ role: 'superadmin' })
    await page.goto(`/admin/accounts?verified=no&search=${email}`)
    await expect(rowOf(page, email)).toContainText('Not verified')
    await page.goto('/admin/accounts/verify-email')
    const field = page.getByLabel('Email address')
    await field.fill('no address')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('This is not an email address.')
    await field.fill('nobody@example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByText('There is no account with the address nobody@example.org')).toBeVisible()
    await field.fill(` ${email.toUpperCase()} `)
    await page.keyboard.press('Enter')
    const found = page.getByRole('region', { name: email })
    await expect(found).toContainText('Not verified')
    await expectAccessible(page)
    await found.getByRole('button', { name: 'Mark as verified' }).click()
    await expect(found.getByRole('button', { name: 'Mark as not verified' })).toBeVisible()
    await expect(found).not.toContainText('Not verified')
    await expectNoSidewaysScrolling(page)

    await theirs.getByRole('button', { name: 'I have confirmed my address' }).click()
    await expect(theirs).toHaveURL('/app')
    await elsewhere.close()
  },
)

test(
  'the accounts list links to the devices of a family, and the filter can be removed again',
  desktop,
  async ({ page, server, family }) => {
    const { email } = family.parent
    const [ours, other] = [await createDevice(server, family), await createDevice(server, family)]
    await registerDevice(family, ours)
    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/accounts?search=${email}`)
    await selectRowAction(page, email, 'See devices')
    await expect(page).toHaveURL(`/admin/devices?accountId=${family.accountId}`)
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect(devices.getByTitle(ours.id)).toBeVisible()
    await expect(devices.getByTitle(other.id)).toBeHidden()
    await page.getByLabel('Family', { exact: true }).selectOption('Any')
    await expect(devices.getByTitle(other.id)).toBeVisible()
    await expect(page).toHaveURL('/admin/devices')
  },
)
