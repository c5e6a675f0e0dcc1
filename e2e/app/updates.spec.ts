import { signInBrowser } from '../fixtures/accounts/sign-in-browser.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { waitForServiceWorker } from '../fixtures/pages/service-worker.ts'
import { startUpgradableServer } from '../fixtures/server/upgradable-server.ts'
import { expect, test as base } from '../fixtures/test.ts'

const test = base.extend<{ upgradable: Awaited<ReturnType<typeof startUpgradableServer>> }>({
  upgradable: async ({ page, server, testAccounts }, use) => {
    const upgradable = await startUpgradableServer(server)
    await signInBrowser(page, { ...server, url: upgradable.url }, await testAccounts.get({ role: 'parent' }))
    await use(upgradable)
    upgradable.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

const ready = 'A new version of Pipit is ready.'
/** The browser does this by itself, for example when another tab is opened. */
const lookForNewWorker = 'navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => null)'
const mark = `document.documentElement.dataset.loaded = 'before'`
const isLoadedAnew = `document.documentElement.dataset.loaded === undefined`

test('a new version asks before it reloads the page, and can wait', { tag: '@phone' }, async ({ page, upgradable }) => {
  await page.goto(`${upgradable.url}/app`)
  await waitForServiceWorker(page)
  await expect(page.getByText(ready)).toBeHidden()
  await page.evaluate(mark)
  upgradable.upgrade()
  await page.evaluate(lookForNewWorker)
  await expect(page.getByText(ready)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  expect(await page.evaluate(isLoadedAnew)).toBe(false)

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(isLoadedAnew)).toBe(true)
  await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible()
  await expect(page.getByText(ready)).toBeHidden()
})

test('a page with unsaved text is not reloaded', { tag: '@phone' }, async ({ page, upgradable }) => {
  await page.goto(`${upgradable.url}/app/profile`)
  await waitForServiceWorker(page)
  await page.evaluate(mark)
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  upgradable.upgrade()
  await page.evaluate(lookForNewWorker)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Save what you have typed first.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin')
  expect(await page.evaluate(isLoadedAnew)).toBe(false)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(isLoadedAnew)).toBe(true)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin')
})

test(
  'a page whose file a new version has replaced asks to reload',
  { tag: '@desktop' },
  async ({ page, upgradable }) => {
    await page.goto(`${upgradable.url}/app`)
    await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible()
    upgradable.upgrade(/^\/assets\/guardians-page-/)
    await page.getByRole('main').getByRole('link', { name: 'Guardians' }).click()
    await expect(page.getByRole('heading', { name: ready })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Guardians', level: 1 })).toBeVisible()
  },
)
