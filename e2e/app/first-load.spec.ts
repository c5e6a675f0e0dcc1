import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/test.ts'

const maxScript = 140_000
const maxRequests = 12

test(`the sign-in page loads at most ${maxScript / 1000} kB of JavaScript, gzipped, with ${maxRequests} requests`, async ({
  page,
}, { annotations, project }) => {
  const scripts: Promise<Buffer>[] = []
  let requests = 0
  page.on('response', (response) => {
    requests += 1
    const isScript = response.request().resourceType() === 'script' || new URL(response.url()).pathname.endsWith('.js')
    if (isScript) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const figure = `${(total / 1000).toFixed(1)} kB in ${sizes.length} files, of at most ${maxScript / 1000} kB; ${requests} requests`
  annotations.push({ type: 'first load', description: figure })
  process.stdout.write(`\nFirst load on ${project.name}: ${figure}\n`)
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(maxScript)
  expect(requests).toBeLessThanOrEqual(maxRequests)
})

test('the scripts are loaded when the page has been painted', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

test('a visitor can type before the script has arrived, and what was typed stays', async ({ page, testAccounts }) => {
  const { email, password } = await testAccounts.get({ role: 'parent' })
  const letScriptsArrive = await openWithoutScripts(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  letScriptsArrive()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/app')
})

test('what was typed stays for somebody whose session has ended, too', async ({ page, family }) => {
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
  // A page that is open would notice at once.
  await page.goto('about:blank')
  await family.call('DELETE /accounts/:accountId/sessions', { params: { accountId: family.accountId } })
  const letScriptsArrive = await openWithoutScripts(page)
  const email = page.getByLabel('Email address')
  await email.fill(family.parent.email)
  await page.getByLabel('Password', { exact: true }).fill(family.parent.password)
  letScriptsArrive()
  await page.waitForLoadState('networkidle')
  await expect(email).toHaveValue(family.parent.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})

test('what a visitor presses before the script has arrived happens when it has', async ({ page, testAccounts }) => {
  const { email, password } = await testAccounts.get({ role: 'parent' })
  const letScriptsArrive = await openWithoutScripts(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  // Above all, it does not put the password into the address.
  await expect(page).toHaveURL('/')

  letScriptsArrive()
  await expect(page).toHaveURL('/app')
})

/** Opens the sign-in page. Returns the function that lets its scripts arrive. */
async function openWithoutScripts(page: Page) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return scripts.resolve
}
