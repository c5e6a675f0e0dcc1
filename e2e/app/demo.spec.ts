import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test as base } from '../fixtures/test.ts'

/** `npm run demo` starts this. */
const demo = fileURLToPath(new URL('../../tools/demo/main.ts', import.meta.url))

const test = base.extend({
  server: [async ({ servers }, use) => use(await servers.get({}, demo)), { scope: 'test', timeout: 180_000 }],
})

const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

async function signIn(page: Page, printed: string) {
  const [, email = '', password = ''] = /The parent: (\S+) with the password (\S+)/.exec(printed) ?? []
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test(
  'in the demo, the insights and conversations of a child cover three months',
  { tag: '@desktop' },
  async ({ page, server }) => {
    test.slow()
    await expect.poll(server.printed).toContain('The superadmin:')
    expect(server.outboxUrl, 'the demo prints the address of the outbox').not.toBe('')
    await signIn(page, server.printed())
    await page.getByRole('link', { name: 'Mia', exact: true }).first().click()
    const words = page.getByRole('region', { name: 'New words', exact: true })
    await expect(words).toBeVisible()
    await page.getByRole('link', { name: 'Month' }).click()
    await expect(words.getByRole('listitem').first()).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      await page.screenshot({ path: test.info().outputPath(`insights-${size.width}.png`), fullPage: true })
      await expectNoSidewaysScrolling(page)
    }

    const child = new URL(page.url()).pathname
    await page.goto(`${child}/memories`)
    await expect(page.getByText('Favourite fruit')).toBeVisible()
    await expect(page.getByText('Nothing yet')).toHaveCount(0)
    await page.goto(`${child}/log`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('searchbox').fill('dragon')
    await expect(page.locator('mark').first()).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      await page.screenshot({ path: test.info().outputPath(`conversations-${size.width}.png`), fullPage: true })
      await expectNoSidewaysScrolling(page)
    }
  },
)
