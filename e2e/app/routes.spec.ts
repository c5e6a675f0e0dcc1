import { scopesOf, type Scope } from '@pipit/contract/api/access'
import type { Page } from '@playwright/test'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { adminPages, familyPages, forbidden, unknownIds, notFound } from '../fixtures/pages/all-pages.ts'
import { expectHome, expectPage, expectSignInFirst } from '../fixtures/pages/expect-page.ts'
import { createFamily } from '../fixtures/family/family.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { expect, test } from '../fixtures/test.ts'

const anotherFamily = '/app/0b5a7e9e-6c43-4d0e-9c55-2f7a1c5e8d11'
const admin = Object.entries(adminPages)
const desktopOnly = { tag: '@desktop' }

/** What a page says, without the consent that it quotes. */
const textsOf = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, label, legend, summary, a, strong):not(article *)')

async function openSignInPage(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('every other page sends a visitor to the sign-in page', desktopOnly, async ({ page }) => {
  await openSignInPage(page)
  for (const path of Object.keys(familyPages(unknownIds))) {
    await expectSignInFirst(page, `/app${path}`)
    await expectSignInFirst(page, `${anotherFamily}${path}`)
    await expectSignInFirst(page, `/families/${unknownIds.childId}${path}`)
  }
  for (const [path] of admin) await expectSignInFirst(page, path)
})

test(
  'a parent can open every page of their own family, and no other page',
  desktopOnly,
  async ({ page, family, server }) => {
    test.slow()
    const pages = Object.entries(familyPages(await setUpFamily(family, server)))
    await expectHome(page, '/app')
    for (const [path, heading] of pages) {
      await expectPage(page, `/app${path}`, heading)
      await expectPage(page, `${anotherFamily}${path}`, forbidden)
      await expectPage(page, `/app/${family.accountId}${path}`, forbidden)
    }
    for (const [path] of admin) await expectPage(page, path, forbidden)
  },
)

test('a superadmin can open the same pages of any family', { tag: '@desktop' }, async ({ page, family, server }) => {
  test.slow()
  const pages = Object.entries(familyPages(await setUpFamily(family, server), `${family.parent.email}’s`))
  await family.signInAsSuperadmin(page)
  await expectHome(page, '/admin')
  await expectPage(page, `/app/${family.accountId}`, 'Why are you opening this account?')
  await giveReason(page)
  for (const [path, heading] of pages) {
    await expectPage(page, `/app/${family.accountId}${path}`, heading)
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0)
    await expect(
      textsOf(page).filter({ hasText: /\byour (family|child|children|device|data|name)/i }),
      path,
    ).toHaveCount(0)
    await expectPage(page, `/app${path}`, forbidden)
  }
})

test(
  'a resource that the family does not have, and an unknown family, show the not-found page',
  desktopOnly,
  async ({ page, family, server }) => {
    test.slow()
    await expectHome(page, '/app')
    const { childId, wifiNetworkId, deviceId, cardId } = unknownIds
    await expectPage(page, `/app/wifi-networks/${wifiNetworkId}`, notFound)
    await expectPage(page, `/app/children/${childId}/update`, notFound)
    await expectPage(page, `/app/devices/${deviceId}`, notFound)
    await expectPage(page, `/app/cards/${cardId}`, notFound)
    await family.signInAsSuperadmin(page)
    await expectHome(page, '/admin')
    await expectPage(page, anotherFamily, 'Why are you opening this account?')
    await giveReason(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound)

    await test.step('what belongs to one family is not found under another, for a superadmin too', async () => {
      const ids = await setUpFamily(family, server)
      const other = await createFamily(server, async () => family.parent)
      await expectPage(page, `/app/${other.accountId}`, 'Why are you opening this account?')
      await giveReason(page)
      const ofResources = Object.keys(familyPages(ids)).filter((path) => /^\/[a-z-]+\/[\w-]{20,}/.test(path))
      expect(ofResources).toHaveLength(9)
      for (const path of ofResources) await expectPage(page, `/app/${other.accountId}${path}`, notFound)
    })
  },
)

const pathsByScope: [scope: Scope, ...paths: string[]][] = [
  ['account:superadmin', '/admin/accounts', '/admin/accounts/verify-email', '/admin/wait-list', '/admin/audit'],
  ['device:superadmin', '/admin/devices', '/admin/devices/qr-codes', '/admin/firmware', '/admin/firmware/upload'],
  ['device:create', '/admin/devices/create'],
  ['chat:create', '/admin/devices/emulate/1'],
  ['chat:read', '/admin/devices/emulate/1'],
  ['chatTranscript:create', '/admin/devices/emulate/1'],
  ['chatTranscript:read', '/admin/devices/emulate/1'],
  ['card:superadmin', '/admin/cards', '/admin/cards/qr-codes'],
  ['card:create', '/admin/cards/create'],
]
test('a superadmin cannot open the pages for which a scope is missing', desktopOnly, async ({ page, signInAs }) => {
  test.slow()
  for (const [missing, ...paths] of pathsByScope) {
    await test.step(`without ${missing}: ${paths.join(', ')}`, async () => {
      await signInAs({ role: 'superadmin', scopes: scopesOf.superadmin.filter((scope) => scope !== missing) })
      await expectHome(page, '/admin')
      for (const path of paths) await expectPage(page, path, forbidden)
    })
  }
})

test('an unknown address shows the not-found page with a link home', desktopOnly, async ({ page, signInAs }) => {
  const unknown = [
    '/nowhere',
    '/app/nowhere',
    '/app/admin',
    '/app/admin/account',
    '/app/children',
    '/app/profile/nowhere',
  ]
  for (const role of ['parent', 'superadmin'] as const) {
    await signInAs({ role })
    const home = role === 'parent' ? '/app' : '/admin'
    await expectHome(page, home)
    for (const path of [...unknown, '/admin/nowhere', '/admin/devices/nowhere']) await expectPage(page, path, notFound)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(home)
  }
})

test('a page that is loading says "Loading ..." with a spinner', desktopOnly, async ({ page }) => {
  await openSignInPage(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/wait-list-page-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Join the wait list' }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading ...' })
  await expect(loading).toBeVisible()
  await expect(loading.locator('svg')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Join the wait list' })).toBeVisible()
})

test('a page that cannot be fetched explains the problem, and trying again works', desktopOnly, async ({ page }) => {
  await openSignInPage(page)
  await page.route('**/assets/wait-list-page-*.js', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Join the wait list' }).click()
  await expect(page.getByRole('heading', { name: 'We cannot reach Pipit' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Join the wait list' })).toBeVisible()
})
