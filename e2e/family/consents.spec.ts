import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createFamily } from '../fixtures/family/family.ts'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { dialog, openAccount, panel } from '../fixtures/pages/account-page.ts'
import { nameField } from '../fixtures/pages/child-form.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test as base } from '../fixtures/test.ts'

const texts = new URL('../../server/src/features/consents/texts/1.md', import.meta.url)

/** A server whose consent has a second version. */
async function twoVersions() {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-consent-'))
  const first = await readFile(texts, 'utf8')
  await writeFile(join(folder, '1.md'), first)
  const changed = '## What changed\n\n- We store text for half a year, no longer for a year.\n\n## What we record'
  await writeFile(join(folder, '2.md'), first.replace('## What we record', changed))
  return folder
}

const test = base.extend({
  family: async ({ page, server, testAccounts }, use) => {
    const family = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }), { hasConsent: false })
    await family.signIn(page)
    await use(family)
  },
})
// One worker is enough: each would start another server with these settings.
test.describe.configure({ mode: 'default' })
test.use({ variables: { CONSENT_TEXTS: await twoVersions() } })

const agree = 'I am the parent, and I agree'

test('a parent reads and agrees before the first child is added, and lands in the form', async ({ page, family }) => {
  await page.goto('/app')
  await page.getByRole('link', { name: 'Add a child' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you add a child')
  for (const heading of ['What we record', 'Why', 'How long', 'Who sees it', 'What you can do'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  // The button is in view without scrolling, at the bottom, where a thumb reaches it.
  await expect(page.getByRole('button', { name: agree })).toBeInViewport({ ratio: 1 })
  await expectTextCovered(page)
  await page.getByRole('button', { name: agree }).click()
  await expect(nameField(page)).toBeVisible()
  const { params } = family
  expect(await family.call('GET /accounts/:accountId/consents', { params })).toMatchObject({ state: 'given' })
})

/** The text scrolls below the bar, and must not show beside it. */
async function expectTextCovered(page: Page) {
  const bar = await page.getByRole('button', { name: agree }).locator('../..').boundingBox()
  const text = await page.getByRole('article').boundingBox()
  expect(bar?.width).toBeGreaterThanOrEqual(text?.width ?? Number.POSITIVE_INFINITY)
}

test('a parent who does not agree yet goes home, and no child can be added', async ({ page, family }) => {
  await page.goto('/app/children/add')
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  await expect(addChild(family)).rejects.toMatchObject({ code: 'consent-required' })
})

test('a parent who agreed to an earlier version is asked again, with what changed', async ({
  page,
  family,
  server,
}) => {
  const { params } = family
  await family.call('POST /accounts/:accountId/consents', { params, body: { version: 2 } })
  await addChild(family)
  await updateDatabase(server, 'update consents set version = 1 where account_id = $1', [family.accountId])
  await page.goto('/app')
  await page.getByRole('link', { name: 'See what is new' }).click()
  await expect(panel(page, 'What changed since you agreed')).toContainText('half a year')
  await expectAccessible(page)
  await page.getByRole('button', { name: agree }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  await expect(page.getByRole('link', { name: 'See what is new' })).toBeHidden()
})

test('a parent withdraws the consent, reads what then happens, and can agree again', async ({ page, family }) => {
  const { params } = family
  await family.call('POST /accounts/:accountId/consents', { params, body: { version: 2 } })
  await addChild(family)
  await openAccount(page)
  await expect(panel(page, 'Parental consent')).toContainText('Version 2, agreed to on')
  await page.getByRole('button', { name: 'Withdraw the consent' }).click()
  await expect(dialog(page, 'Withdraw the consent?')).toContainText('no longer talks with your children')
  await expectAccessible(page)
  await dialog(page, 'Withdraw the consent?').getByRole('button', { name: 'Withdraw it' }).click()
  await expect(panel(page, 'Parental consent')).toContainText('Withdrawn on')
  await page.goto('/app')
  await expect(page.getByText('Pipit talks with no child, because the parental consent is withdrawn.')).toBeVisible()
  await page.getByRole('link', { name: 'Read and agree' }).click()
  await page.getByRole('button', { name: agree }).click()
  await expect(page.getByText('Pipit talks with no child')).toBeHidden()
})

test('a superadmin can read the consent of a family but not agree to it', async ({ page, family }) => {
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/consent`)
  await giveReason(page)
  await expect(page.getByText('Only the parent can agree to this.')).toBeVisible()
  await expect(page.getByRole('button', { name: agree })).toBeHidden()
})
