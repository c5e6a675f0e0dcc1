import type { Page } from '@playwright/test'
import { addChild, familyNames, setUpFamily } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { storedFiles, waitForServiceWorker } from '../fixtures/pages/service-worker.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const childLink = (page: Page) => page.getByRole('main').getByRole('link', { name: familyNames.child, exact: true })
const noConnection = 'There is no connection to Pipit.'

test('without a connection, the app opens with the home page that was seen last, and goes on by itself', async ({
  page,
  context,
  family,
  server,
}) => {
  await setUpFamily(family, server)
  await page.goto('/app')
  await expect(childLink(page)).toBeVisible()
  await waitForServiceWorker(page)

  await context.setOffline(true)
  await page.goto('/app')
  await expect(page.getByRole('main').getByRole('status')).toContainText(noConnection)
  await expect(page.getByRole('main').getByRole('status')).toContainText(String(new Date().getFullYear()))
  for (const name of [familyNames.child, familyNames.device, familyNames.card])
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  // Nothing that would only fail.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add a child' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await context.setOffline(false)
  await expect(childLink(page)).toBeVisible()
  await expect(page.getByText(noConnection)).toBeHidden()
})

test('a home page that is open says so when the connection is lost', async ({ page, context, family, server }) => {
  await setUpFamily(family, server)
  await page.goto('/app')
  await expect(childLink(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(noConnection)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(noConnection)).toBeHidden()
})

test('other pages say that they need a connection, and open when there is one', async ({ page, context, family }) => {
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.goto('/app/account')
  await expect(page.getByText('This needs a connection.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  await expect(page.getByText(family.parent.email).first()).toBeVisible()
})

test('a page of many panels says once that it needs a connection', async ({ page, context, family, server }) => {
  await setUpFamily(family, server)
  await addChild(family, 'Noah')
  await page.goto('/app')
  // Afterwards the page is there without a connection, and what it shows of the other child is not.
  await childLink(page).click()
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible()
  await page.goBack()
  await expect(childLink(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Noah', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible()
  await expect(page.getByText('This needs a connection.')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await context.setOffline(false)
  await expect(page.getByText('This needs a connection.')).toBeHidden()
  await expect(page.getByText('No conversation yet.')).toBeVisible()
})

test('helplines can be read without a connection', { tag: '@phone' }, async ({ page, context, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.goto('/app')
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'When a child needs help' })).toBeVisible()
})

test('nothing that a child said is stored in the browser, and signing out removes what is', async ({
  page,
  context,
  family,
  server,
  isPhone,
}) => {
  await setUpFamily(family, server)
  await page.goto('/app')
  await expect(childLink(page)).toBeVisible()
  await waitForServiceWorker(page)
  const stored = () => page.evaluate(`localStorage.getItem('pipit:last-home')`)
  await expect.poll(stored).toContain(familyNames.child)
  expect(Object.keys(JSON.parse(String(await stored())) as object)).toEqual([
    'personId',
    'accountId',
    'seenAt',
    'timeZone',
    'children',
    'devices',
    'cards',
  ])
  const files = await storedFiles(page)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => !/^\/(assets\/|index\.en\.html$|pipit\.svg$|v1\/settings$)/.test(path))).toEqual([])

  // Signing out works without a connection, too.
  await context.setOffline(true)
  await page.goto('/app')
  await expect(page.getByText(noConnection)).toBeVisible()
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Sign out succeeded')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect.poll(stored).toBeNull()
  await expect.poll(() => storedFiles(page)).toEqual([])
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
})

test(
  'another person who signs in with the same browser does not see it',
  { tag: '@phone' },
  async ({ page, context, family, server, signInAs }) => {
    await setUpFamily(family, server)
    await page.goto('/app')
    await expect(childLink(page)).toBeVisible()
    await waitForServiceWorker(page)
    const readStored = () => page.evaluate<string | null>(`localStorage.getItem('pipit:last-home')`)
    const stored = await readStored()
    await signInAs({ role: 'parent' })
    await page.goto('/app')
    await expect.poll(async () => [null, stored].includes(await readStored())).toBe(false)
    await context.setOffline(true)
    // The browser has not been told of the other person.
    await page.evaluate(`localStorage.setItem('pipit:last-home', ${JSON.stringify(stored)})`)
    await page.goto('/app')
    await expect(page.getByText('This needs a connection.')).toBeVisible()
    await expect(page.getByText(familyNames.child)).toHaveCount(0)
    expect(await readStored()).toBeNull()
  },
)
