import { adminPages } from '../fixtures/pages/all-pages.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { navigate, visitPages } from '../fixtures/pages/navigate.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

const lists = ['/admin/accounts', '/admin/audit', '/admin/devices', '/admin/cards', '/admin/jobs', '/admin/wait-list']

test(
  'lists of superadmins fit the page: they do not scroll, and do not break words',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    test.slow()
    await setUpFamily(family, server)
    await updateDatabase(server, 'update accounts set email = $2, name = $3 where id = $1', [
      family.accountId,
      `maximiliane.hohenlohe+${family.accountId.slice(0, 8)}@kindergarten.example.org`,
      'Maximiliane Hohenlohe-Schwarzenberg',
    ])
    const call = await family.callAsSuperadmin()
    const { params } = family
    await call('POST /admin/accounts/:accountId/open', { params, body: { reason: 'The device was lost in autumn' } })
    await family.signInAsSuperadmin(page)
    await page.goto('/admin')
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of lists) {
        await navigate(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminPages[path as keyof typeof adminPages])
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await page.evaluate(findOverflow), `${path} at ${width}`).toEqual([])
        expect(await page.evaluate(findBrokenWords), `${path} at ${width}`).toEqual([])
      }
    }
  },
)

/** What is wider than the element that it is in. */
const findOverflow = `[document.documentElement, ...document.querySelectorAll('main :has(> table)')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ className }) => className)`

/** A word on two lines has two rectangles. Addresses and words with hyphens have places where they may break. */
const findBrokenWords = `(() => {
  const texts = document.createTreeWalker(document.querySelector('main table') ?? document.createElement('p'), NodeFilter.SHOW_TEXT)
  const broken = []
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{Letter}\\p{Number}]+/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
})()`

test('an id is short, and copied as a whole; a search that finds nothing offers to show everything', async ({
  page,
  context,
  family,
  server,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const { deviceId } = await setUpFamily(family, server)
  await family.signInAsSuperadmin(page)
  await page.goto(`/admin/devices?search=${deviceId}`)
  await expect(page.getByText(`${deviceId.slice(0, 8)}…`)).toHaveAttribute('title', deviceId)
  await page.getByRole('button', { name: `Copy the id ${deviceId}` }).press('Enter')
  await expect(page.getByText('The id is copied')).toBeVisible()
  await page.getByLabel(/^Search/).fill('')
  await page.getByLabel(/^Search/).press('ControlOrMeta+v')
  await expect(page.getByLabel(/^Search/)).toHaveValue(deviceId)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await page.getByLabel(/^Search/).fill('no such device')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByText(`${deviceId.slice(0, 8)}…`)).toBeVisible()
  await expect(page.getByLabel(/^Search/)).toHaveValue('')
})

test('axe finds nothing on any page of superadmins', { tag: '@phone' }, async ({ page, family, server }) => {
  test.slow()
  await setUpFamily(family, server)
  await family.signInAsSuperadmin(page)
  await visitPages(page, Object.keys(adminPages), () => expectAccessible(page))
})
