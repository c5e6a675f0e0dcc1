import { adminPages } from '../fixtures/pages/all-pages.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { navigate, visitPages } from '../fixtures/pages/navigate.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

/** The lists, and the filter that shows what belongs to this test alone. */
const lists = {
  '/admin/accounts': 'search',
  '/admin/audit': 'account',
  '/admin/devices': 'search',
  '/admin/cards': 'search',
} as const

test(
  'lists of superadmins fit the page: they do not scroll, and do not break words',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    test.slow()
    await setUpFamily(family, server)
    const email = `maximiliane.hohenlohe+${family.accountId.slice(0, 8)}@kindergarten.example.org`
    await updateDatabase(server, 'update accounts set email = $2, name = $3 where id = $1', [
      family.accountId,
      email,
      'Maximiliane Hohenlohe-Schwarzenberg',
    ])
    const call = await family.callAsSuperadmin()
    const { params } = family
    await call('POST /admin/accounts/:accountId/open', { params, body: { reason: 'The device was lost in autumn' } })
    await family.signInAsSuperadmin(page)
    await page.goto('/admin')
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [path, filter] of Object.entries(lists)) {
        await navigate(page, `${path}?${new URLSearchParams({ [filter]: email })}`)
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

test('axe finds nothing on any page of superadmins', { tag: '@phone' }, async ({ page, family, server }) => {
  test.slow()
  await setUpFamily(family, server)
  await family.signInAsSuperadmin(page)
  await visitPages(page, Object.keys(adminPages), () => expectAccessible(page))
})
