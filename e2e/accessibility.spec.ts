import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { notFound, visitorPages } from './fixtures/every-page.ts'
import { expectPage } from './fixtures/expect-page.ts'
import { openMenu } from './fixtures/menu.ts'
import { signedInAs } from './fixtures/signed-in-as.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on any page for visitors', async ({ page }) => {
  await page.goto('/')
  for (const [path, heading] of [...Object.entries(visitorPages), ['/nowhere', notFound] as const]) {
    await expectPage(page, path, heading)
    await expectAccessible(page)
  }
})

test('a link that is drawn as a button is legible', async ({ page }) => {
  // Text in the very colour of its background is taken for hidden by axe.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Join the wait list' })).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('axe finds nothing on a page of the family, with the menu open', async ({ page, isPhone }) => {
  await signedInAs(page, { role: 'parent' })
  await page.goto('/app')
  await openMenu(page, isPhone)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the administration page', async ({ page }) => {
  await signedInAs(page, { role: 'superadmin' })
  await page.goto('/admin')
  await expectAccessible(page)
})

test('axe finds nothing on the forbidden page', async ({ page }) => {
  await signedInAs(page, { role: 'parent' })
  await page.goto('/admin')
  await expectAccessible(page)
})

test('axe finds nothing when a page could not be fetched', async ({ page }) => {
  await page.route('**/assets/wait-list-page-*.js', (route) => route.abort())
  await page.goto('/wait-list')
  await expectAccessible(page)
})

test('axe finds nothing on the wait list with a mistake, and after joining', async ({ page }) => {
  await page.goto('/wait-list')
  await page.getByRole('button', { name: 'Join the wait list' }).click()
  await expect(page.getByText('Please type your email address.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your email address').fill('dunnock@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the notification after signing out', async ({ page, isPhone }) => {
  await signedInAs(page, { role: 'parent' })
  await page.goto('/app')
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Sign out succeeded')).toBeVisible()
  await expectAccessible(page)
})

async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
