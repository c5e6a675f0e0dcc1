import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/wait-list')
})

test('a visitor joins the wait list with the keyboard alone', async ({ page }) => {
  await page.getByLabel('Your email address').focus()
  await page.keyboard.type('robin@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(page.getByText('We will write to robin@example.com')).toBeVisible()
})

test('an address that is on the wait list already gets the same response', async ({ page, request }) => {
  await request.post('/v1/wait-list', { data: { email: 'wren@example.com' } })
  await page.getByLabel('Your email address').fill('wren@example.com')
  await page.getByRole('button', { name: 'Join the wait list' }).click()
  await expect(page.getByText('We will write to wren@example.com')).toBeVisible()
})

test('a field error of the server is shown at the field', async ({ page }) => {
  // The page lets it through; the server is stricter.
  const address = 'robin#1@example.com'
  const field = page.getByLabel('Your email address')
  await field.fill(address)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/email address/)
  await expect(field).toHaveValue(address)
})

test('the wait-list page is outside the main layout, with a link to the start page', async ({ page }) => {
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: 'Pipit, to the start page' }).click()
  await expect(page).toHaveURL('/')
})
