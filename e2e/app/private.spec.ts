import type { Page } from '@playwright/test'
import { adminPages, familyPages, notFound, visitorPages } from '../fixtures/pages/all-pages.ts'
import { expectPage } from '../fixtures/pages/expect-page.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import type { Server } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'

// Pages have a service worker in a browser of a family.
test.use({ serviceWorkers: 'allow' })

const rule = 'sends anything to another host, or breaks the content policy'

test(`no page for visitors ${rule}`, async ({ page, server }) => {
  await expectPrivate(page, server, { ...visitorPages, '/nowhere': notFound })
})

test(`no page for parents ${rule}`, async ({ page, server, family }) => {
  const pages = Object.entries(familyPages(await setUpFamily(family, server)))
  await expectPrivate(page, server, Object.fromEntries(pages.map(([path, heading]) => [`/app${path}`, heading])))
})

test(`no page for superadmins ${rule}`, async ({ page, server, signInAs }) => {
  await signInAs({ role: 'superadmin' })
  await expectPrivate(page, server, adminPages)
})

async function expectPrivate(page: Page, server: Server, pages: Record<string, string>) {
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== server.url) elsewhere.push(request.url())
  })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const [path, heading] of Object.entries(pages)) await expectPage(page, path, heading)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
}
