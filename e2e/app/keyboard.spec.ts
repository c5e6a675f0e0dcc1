import type { Page } from '@playwright/test'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { adminPages, familyPages, visitorPages } from '../fixtures/pages/all-pages.ts'
import { visitPages } from '../fixtures/pages/navigate.ts'
import { tabThrough } from '../fixtures/pages/tab-through.ts'
import { expect, test } from '../fixtures/test.ts'

const expectReachable = (page: Page, paths: string[]) =>
  visitPages(page, paths, async (path) => {
    expect(await tabThrough(page), path).toEqual({ unreached: [], invisible: [] })
  })

test('the keyboard reaches all of the pages for visitors, and shows where it is', { tag: '@desktop' }, ({ page }) =>
  expectReachable(page, Object.keys(visitorPages)),
)

test(
  'the keyboard reaches all of the pages of a family, and shows where it is',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    test.slow()
    const paths = Object.keys(familyPages(await setUpFamily(family, server)))
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
  },
)
