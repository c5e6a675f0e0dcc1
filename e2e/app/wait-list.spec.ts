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

test('an invalid address is explained at its field before anything is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const field = page.getByLabel('Your email address')

  await page.getByRole('button', { name: 'Join the wait list' }).click()
  await expect(page.getByText('Please type your email address.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('robin at home')
  await field.press('Enter')
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  await expect(field).toHaveAccessibleDescription('This does not look like an email address.')
  expect(sent).toEqual([])
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

test('while the wait-list form is being sent, the button shows it and a second press does nothing', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/v1/wait-list', async (route) => {
    posts++
    await held.promise
    await route.continue()
  })
  const field = page.getByLabel('Your email address')
  await field.fill('linnet@example.com')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending ...' })).toBeVisible()
  await field.press('Enter')
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(posts).toBe(1)
})

test('the typed address stays when sending fails, and sending again works', async ({ page }) => {
  await page.route('**/v1/wait-list', (route) => route.abort('internetdisconnected'))
  const field = page.getByLabel('Your email address')
  await field.fill('swift@example.com')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit.')
  await expect(field).toHaveValue('swift@example.com')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Join the wait list' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('the wait-list page is outside the main layout, with a link to the start page', async ({ page }) => {
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: 'Pipit, to the start page' }).click()
  await expect(page).toHaveURL('/')
})
