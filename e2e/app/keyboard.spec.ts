import type { Page } from '@playwright/test'
import { addConversation } from '../fixtures/family/add-conversation.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { adminPages, familyPages, visitorPages } from '../fixtures/pages/all-pages.ts'
import { visitPages } from '../fixtures/pages/navigate.ts'
import { tabThrough } from '../fixtures/pages/tab-through.ts'
import { expect, test } from '../fixtures/test.ts'

/** A window of 1280 × 1024 at 200 %. */
test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 })

const nothing = { unreached: [], invisible: [], covered: [] }

async function expectReachable(page: Page, paths: string[]) {
  await visitPages(page, paths, async (path) => {
    expect.soft(await tabThrough(page), path).toEqual(nothing)
    expect.soft(await page.evaluate(findCutOff), path).toEqual([])
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await tabThrough(page), 'with the menu of a wide window').toEqual(nothing)
}

/** What is wider than the window, and texts that do not fit the element that hides the rest of them. */
const findCutOff = `[document.documentElement, ...document.querySelectorAll('body *')]
  .filter((element) => {
    const { overflowX, clipPath } = getComputedStyle(element)
    const hidesRest = element === document.documentElement || overflowX === 'hidden' || overflowX === 'clip'
    const isForScreenReaders = clipPath !== 'none'
    return hidesRest && !isForScreenReaders && element.scrollWidth > element.clientWidth + 1
  })
  .map((element) => element.outerHTML.slice(0, 160))`

test('the keyboard reaches all of the pages for visitors, and shows where it is', { tag: '@desktop' }, ({ page }) =>
  expectReachable(page, Object.keys(visitorPages)),
)

test(
  'the keyboard reaches all of the pages of a family, and shows where it is',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    test.slow()
    const ids = await setUpFamily(family, server)
    const said = Array.from({ length: 12 }, (_, turn) => `turn ${turn}`)
    for (const daysAgo of [1, 2, 3]) {
      await addConversation(server, { accountId: family.accountId, childId: ids.childId }, { daysAgo, said })
    }
    const paths = Object.keys(familyPages(ids))
    await expectReachable(
      page,
      paths.map((path) => `/app${path}`),
    )
  },
)

test(
  'the keyboard reaches all of the pages of superadmins, and shows where it is',
  { tag: '@desktop' },
  async ({ page, signInAs }) => {
    test.slow()
    await signInAs({ role: 'superadmin' })
    await expectReachable(page, Object.keys(adminPages))
    await page.setViewportSize({ width: 640, height: 512 })
    await page.goto('/admin/accounts')
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
    expect(await tabThrough(page), 'with the bar of a selection').toEqual(nothing)
  },
)
