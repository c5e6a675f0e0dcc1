import { visitorPages } from '../fixtures/pages/all-pages.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { textsWithoutMarks, useLanguage } from '../fixtures/pages/pseudo-languages.ts'
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

test('the pages for visitors fit the narrowest phone with long texts, all of them from a catalogue', async ({
  page,
}) => {
  await useLanguage(page, 'en-XA')
  await page.goto('/')
  for (const path of Object.keys(visitorPages)) {
    await navigate(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
    await expectNoSidewaysScrolling(page)
    expect(await textsWithoutMarks(page), path).toEqual([])
  }
})

test('the pages for visitors fit the narrowest phone from right to left', async ({ page }) => {
  await useLanguage(page, 'ar-XB')
  await page.goto('/')
  for (const path of Object.keys(visitorPages)) {
    await navigate(page, path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectNoSidewaysScrolling(page)
  }
})
