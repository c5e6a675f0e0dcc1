import type { Page } from '@playwright/test'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { adminPages, familyPages, visitorPages } from '../fixtures/pages/all-pages.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { navigate } from '../fixtures/pages/navigate.ts'
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
    })
  })
}

for (const [language, direction] of [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const) {
  const texts = direction === 'ltr' ? 'with long texts, all of them from a catalogue' : 'from right to left'

  /** Opens the pages one after the other, and looks at each on the narrowest phone. */
  async function expectToFit(page: Page, start: string, paths: string[]) {
    const sent = collectSentTexts(page)
    await page.addInitScript(`localStorage.setItem('pipit:language', '${language}')`)
    await page.goto(start)
    for (const path of paths) {
      await navigate(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expectNoSidewaysScrolling(page)
      if (direction === 'rtl') continue
      const unmarked = await textsWithoutMarks(page)
      expect(
        unmarked.filter((text) => !sent.has(text)),
        path,
      ).toEqual([])
    }
  }

  test(`the pages for visitors fit the narrowest phone ${texts}`, { tag: '@phone' }, async ({ page }) => {
    await expectToFit(page, '/', Object.keys(visitorPages))
  })

  test(
    `the pages of a family fit the narrowest phone ${texts}`,
    { tag: '@phone' },
    async ({ page, family, server }) => {
      test.slow()
      const paths = Object.keys(familyPages(await setUpFamily(family, server)))
      await expectToFit(
        page,
        '/app',
        paths.map((path) => `/app${path}`),
      )
    },
  )

  test(`the pages of superadmins fit the narrowest phone ${texts}`, { tag: '@phone' }, async ({ page, signInAs }) => {
    test.slow()
    await signInAs({ role: 'superadmin' })
    await expectToFit(page, '/admin', Object.keys(adminPages))
  })
}

/** Names that people have given, and texts that the server translates. */
function collectSentTexts(page: Page) {
  const texts = new Set(['Pipit'])
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.startsWith('application/json')) return
    // A page that is left before the answer has arrived shows nothing of it.
    const answer: unknown = await response.json().catch(() => null)
    JSON.stringify(answer, (_, value: unknown) => {
      if (typeof value === 'string') texts.add(value)
      return value
    })
  })
  return texts
}

/** The pseudo-language marks every text of a catalogue. Dates are no texts, and a link is part of its sentence. */
function textsWithoutMarks(page: Page) {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('body :is(h1, h2, h3, p, li, label, button, a, legend, summary, th)')]
      .filter((element) => element.checkVisibility() && !element.parentElement.textContent.includes('⟦'))
      .flatMap((element) => {
        const texts = []
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (nodes.nextNode()) if (!nodes.currentNode.parentElement.closest('time, option')) texts.push(nodes.currentNode.data.trim())
        return texts
      })
      .filter((text) => /\\p{Letter}/u.test(text) && !text.includes('⟦'))`)
}
