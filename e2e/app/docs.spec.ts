import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const pages = ['/docs/', '/docs/parents/first-steps.html', '/docs/api/children.html', '/docs/nowhere/at-all']

for (const path of pages) {
  test(`the documentation at ${path} is accessible, also in dark colours and at 320 pixels`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScrolling(page)
    expect(refused).toEqual([])
  })
}

test('a parent finds the guide on the home page', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.goto('/app')
  await page.getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
})

test('somebody with a keyboard skips to the content, and searches', async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('searchbox', { name: 'Search' }).fill('quiet hours')
  await expect(page.getByRole('search').getByRole('status')).toContainText('results')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/parents\/limits\.html/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the documentation can be read from page to page, and offers no search', async ({ page }) => {
    await page.goto('/docs/')
    await page.getByRole('main').getByRole('link', { name: 'First steps' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: 'Wifi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wifi' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})
