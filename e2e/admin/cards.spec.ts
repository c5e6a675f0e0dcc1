import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { addCard } from '../fixtures/family/set-up-family.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a batch of cards with an activity is created, listed, and printed on ready-cut labels',
  { tag: '@desktop' },
  async ({ page, signInAs }) => {
    test.slow()
    await signInAs({ role: 'superadmin' })
    await page.goto('/admin/cards/create')
    await expect(heading(page)).toHaveText('Create cards')
    await page.getByLabel('How many').fill('ten')
    await page.getByRole('button', { name: 'Create cards' }).click()
    await expect(page.getByLabel('How many')).toHaveAccessibleDescription(/Give a whole number\./)
    await page.getByLabel('How many').fill('25')
    // The fields below move up when the error message disappears.
    await expect(page.getByLabel('How many')).not.toHaveAccessibleDescription(/Give a whole number\./)
    await page.getByLabel('Name of the batch').fill('Summer cards')
    const activity = page.getByLabel('Activity').locator('option').last()
    const name = (await activity.textContent()) ?? ''
    await page.getByLabel('Activity').selectOption(name)
    await page.getByRole('button', { name: 'Create cards' }).click()
    await expect(page.getByText('25 cards created.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download the factory file' })).toBeHidden()

    const createdBatch = page.getByRole('region', { name: 'The batch is created' })
    await createdBatch.getByRole('link', { name: 'See them in the list' }).click()
    await expect(heading(page)).toHaveText('Cards')
    await expect(page.getByRole('table').getByText(name)).toHaveCount(25)
    await expectNoSidewaysScrolling(page)
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'QR codes' }).click()
    await expect(heading(page)).toHaveText('QR codes of cards')
    await expect(page.getByText('25 cards selected in the list.')).toBeVisible()
    await page.getByLabel('Labels', { exact: true }).selectOption('2x4')
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the labels' }).click(),
    ])
    const pdf = await readFile(await sheet.path(), 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
  },
)

test(
  'a registered card is not deleted without confirmation, and cards are exported as CSV',
  {
    tag: '@desktop',
  },
  async ({ page, family, server }) => {
    const { id } = await addCard(family, server, { name: 'Dragon' })
    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/cards?search=${family.parent.email}`)
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(await readFile(await csv.path(), 'utf8')).toContain(id)
    await page.getByLabel('Select Dragon').check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 1 card?' })
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Done: 0 deleted, 1 failed.')).toBeVisible()
    await expect(page.getByLabel('Select Dragon')).toBeVisible()
  },
)
