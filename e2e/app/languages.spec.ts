import type { Page } from '@playwright/test'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { inLanguageOfSuperadmins } from '../fixtures/accounts/superadmin-language.ts'
import { adminPages, familyPages, visitorPages } from '../fixtures/pages/all-pages.ts'
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectRoomForLargeTexts,
} from '../fixtures/pages/expect-accessible.ts'
import { collectSentTexts, textsWithoutMarks, useLanguage } from '../fixtures/pages/pseudo-languages.ts'
import { visitPages } from '../fixtures/pages/navigate.ts'
import { expect, test } from '../fixtures/test.ts'

const titles = {
  'es-MX': ['Te damos la bienvenida a Pipit', 'Iniciar sesión'],
  'de-AT': ['Willkommen bei Pipit', 'Anmelden'],
  'fr-CA': ['Bienvenue chez Pipit', 'Se connecter'],
  'pt-BR': ['Welcome to Pipit', 'Sign in'],
} as const

for (const [locale, [title, signIn]] of Object.entries(titles)) {
  test.describe(() => {
    test.use({ locale })

    test(`a browser in ${locale} gets its own language, or else English`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('button', { name: signIn, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'pt-BR' ? 'en' : locale.slice(0, 2))
      await expectAccessible(page)
      await expectRoomForLargeTexts(page)
    })
  })
}

for (const language of ['es', 'de', 'fr'] as const) {
  test(
    `axe finds nothing on any page of a family in ${language}`,
    { tag: '@desktop' },
    async ({ page, family, server }) => {
      test.slow()
      await family.call('PATCH /accounts/:accountId', { params: family.params, body: { language } })
      const paths = Object.keys(familyPages(await setUpFamily(family, server)))
      await expectAccessiblePages(
        page,
        language,
        paths.map((path) => `/app${path}`),
      )
    },
  )

  test(
    `axe finds nothing on any page of superadmins in ${language}`,
    { tag: '@desktop' },
    async ({ page, server, family }) => {
      test.slow()
      // The account exists from its first session on.
      await family.callAsSuperadmin()
      await inLanguageOfSuperadmins(server, language, async () => {
        await family.signInAsSuperadmin(page)
        await expectAccessiblePages(page, language, Object.keys(adminPages))
      })
    },
  )
}

const expectAccessiblePages = (page: Page, language: string, paths: string[]) =>
  visitPages(page, paths, async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // accessibility.spec.ts and lists.spec.ts look at every English page on a phone.
    await expectAccessible(page, { colors: language === 'es' })
    // The longest words.
    if (language === 'de') await expectRoomForLargeTexts(page)
  })

for (const [language, direction] of [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const) {
  const texts = direction === 'ltr' ? 'with long texts, all of them from a catalogue' : 'from right to left'

  /** Looks at each page on the narrowest phone. */
  async function expectToFit(page: Page, paths: string[]) {
    const sent = collectSentTexts(page)
    await useLanguage(page, language)
    await visitPages(page, paths, async (path) => {
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expectNoSidewaysScrolling(page)
      if (direction === 'rtl') return
      const unmarked = (await textsWithoutMarks(page)).filter((text) => !sent.has(text))
      expect(unmarked, path).toEqual([])
    })
  }

  test(`the pages for visitors fit the narrowest phone ${texts}`, { tag: '@phone' }, async ({ page }) => {
    await expectToFit(page, Object.keys(visitorPages))
  })

  test(
    `the pages of a family fit the narrowest phone ${texts}`,
    { tag: '@phone' },
    async ({ page, family, server }) => {
      test.slow()
      const paths = Object.keys(familyPages(await setUpFamily(family, server)))
      await expectToFit(
        page,
        paths.map((path) => `/app${path}`),
      )
    },
  )

  test(
    `the pages of superadmins fit the narrowest phone ${texts}`,
    { tag: '@phone' },
    async ({ page, family, server }) => {
      test.slow()
      await setUpFamily(family, server)
      await family.signInAsSuperadmin(page)
      await expectToFit(page, Object.keys(adminPages))
    },
  )
}
