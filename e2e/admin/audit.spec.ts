import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

const entries = (page: Page) => page.getByRole('region', { name: 'Audit' })
/** The header is left out. */
const rows = (page: Page) =>
  entries(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const actor = 'superadmin@example.org'

test('the audit page checks that no entry was changed', async ({ page, family }) => {
  await family.signInAsSuperadmin(page)
  await page.goto('/admin/audit')
  await page.getByRole('button', { name: 'Check all entries' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /entries are intact/ })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('the audit page is filtered by who did it, whose account it was, the action and the day, together', async ({
  page,
  family,
}) => {
  const call = await family.callAsSuperadmin()
  const { accountId, params } = family
  const { email } = family.parent
  await call('POST /admin/accounts/:accountId/open', { params, body: { reason: 'They wrote to us' } })
  await call('GET /accounts/:accountId', { params })
  await family.signInAsSuperadmin(page)
  await page.goto('/admin/audit')

  // The parent's consent is another entry of this account, and so is each look at them.
  await page.getByLabel('Account (email address)').fill(email.toUpperCase())
  await expect(rows(page).filter({ hasText: 'looked through the audit' }).first()).toBeVisible()
  const others = rows(page).filter({ hasNotText: 'looked through the audit' })
  await expect(others).toHaveCount(3)
  await page.getByLabel('Who (email address)').fill(actor)
  await expect(others).toHaveCount(2)
  await page.getByLabel('Action', { exact: true }).selectOption('opened the account')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('They wrote to us')
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible()
  await expectAccessible(page)

  const today = new Date().toLocaleDateString('sv')
  await page.getByLabel('From', { exact: true }).fill(today)
  await page.getByLabel('Until', { exact: true }).fill(today)
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`))
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Until', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByLabel('Until', { exact: true }).fill('')
  await expect(rows(page)).toHaveCount(1)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toEqual([expect.stringContaining(`,account.opened,${accountId},${email},`)])
  await expectNoSidewaysScrolling(page)
})

test('the addresses of an entry add to the filters, and links with ids still work', async ({ page, family }) => {
  const call = await family.callAsSuperadmin()
  const { accountId, params } = family
  const { email } = family.parent
  await call('POST /admin/accounts/:accountId/open', { params, body: { reason: 'They wrote to us' } })
  await family.signInAsSuperadmin(page)
  await page.goto(`/admin/audit?account=${accountId}&action=account.opened`)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(`/admin/audit?account=${encodeURIComponent(email)}&action=account.opened`)
  await rows(page).getByRole('link', { name: actor }).click()
  await expect(page).toHaveURL(/action=account.opened&actor=superadmin%40example.org$/)
  await expect(rows(page)).toHaveCount(1)
})

test('an account that was deleted is shown by the beginning of its id', async ({ page, family, server, signInAs }) => {
  const call = await family.callAsSuperadmin()
  const { accountId, params } = family
  await call('POST /admin/accounts/:accountId/open', { params, body: { reason: 'They wrote to us' } })
  await updateDatabase(server, 'delete from accounts where id = $1', [accountId])
  await signInAs({ role: 'superadmin' })
  await page.goto(`/admin/audit?account=${accountId}&action=account.opened`)
  const id = rows(page).getByText(`${accountId.slice(0, 8)}…`)
  await expect(id).toBeVisible()
  await expect(id).toHaveAttribute('title', accountId)
})
