import { supportUrl } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { openMenu } from '../fixtures/pages/menu.ts'

test.describe('the side menu', () => {
  test('is a drawer of 112 px on a phone, collapsed at the start', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('navigation')).toBeHidden()

    await toggle.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible()
    expect(await drawer.boundingBox()).toMatchObject({ x: 0, width: 112 })

    await drawer.getByRole('button', { name: 'Close the menu' }).click()
    await expect(drawer).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  test('is beside the page on a large screen, without a header', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('complementary').getByRole('navigation')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
  })

  test(
    'collapses to icons with tooltips on a large screen, and stays so',
    { tag: '@desktop' },
    async ({ page, signInAs }) => {
      // Superadmins have the most entries.
      await signInAs({ role: 'superadmin' })
      await page.setViewportSize({ width: 768, height: 600 })
      await page.goto('/admin/devices')
      const aside = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: /menu/ }) })
      const widthOf = async () => (await aside.boundingBox())?.width
      expect(await widthOf()).toBe(224)
      const toggle = aside.getByRole('button', { name: 'Collapse menu', expanded: true })
      await toggle.press('Enter')
      const expand = aside.getByRole('button', { name: 'Expand menu', expanded: false })
      await expect(expand).toBeFocused()
      expect(await widthOf()).toBe(88)
      for (const entry of await aside.getByRole('listitem').all())
        expect((await entry.boundingBox())?.width).toBeLessThan(50)
      await expectAccessible(page)

      await page.reload()
      const home = aside.getByRole('link', { name: 'Home', exact: true })
      const tooltip = home.getByText('Home')
      await expect(tooltip).toHaveCSS('opacity', '0')
      await home.hover()
      await expect(tooltip).toHaveCSS('opacity', '1')
      await page.keyboard.press('Escape')
      await expect(tooltip).toHaveCSS('opacity', '0')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(home).toBeFocused()
      await expect(tooltip).toHaveCSS('opacity', '1')
      await expect(aside.getByRole('button', { name: 'Sign out' })).toBeVisible()

      await expand.click()
      await page.reload()
      await expect(aside.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
      expect(await widthOf()).toBe(224)
    },
  )

  test('changes its shape at 768 px', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 700 })
    await page.goto('/')
    await expect(page.getByRole('navigation')).toBeVisible()
    await page.setViewportSize({ width: 767, height: 700 })
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })

  test('leads a parent home to /app', async ({ page, signInAs, isPhone }) => {
    await signInAs({ role: 'parent' })
    await page.goto('/app/profile')
    await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/app')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('leads a superadmin home to /admin', { tag: '@desktop' }, async ({ page, signInAs, isPhone }) => {
    await signInAs({ role: 'superadmin' })
    await page.goto('/admin/devices')
    await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/admin')
  })

  test(
    'leads a visitor home to the sign-in page and offers no sign-out',
    { tag: '@phone' },
    async ({ page, isPhone }) => {
      await page.goto('/sign-up')
      const menu = await openMenu(page, isPhone)
      await expect(menu.getByText('Sign out')).toHaveCount(0)
      await menu.getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
    },
  )

  test('opens the support site in a separate window', { tag: '@desktop' }, async ({ page, context, isPhone }) => {
    await context.route(`${supportUrl}**`, (route) => route.fulfill({ body: 'The support site' }))
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await (await openMenu(page, isPhone)).getByRole('link', { name: 'Support' }).click()
    const support = await opened
    await expect(support).toHaveURL(supportUrl)
    expect(await support.evaluate('window.opener')).toBeNull()
    await expect(page).toHaveURL('/')
  })
})

test('every page sets the document title and moves the focus to its heading', { tag: '@desktop' }, async ({ page }) => {
  // The links of the sign-in page load a page until its script has arrived, so this begins elsewhere.
  await page.goto('/sign-up')
  await expect(page).toHaveTitle('Create an account · Pipit')
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveTitle('Welcome to Pipit')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the theme has the colours of the specification', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const themed = page.locator('html')
  const colours = { primary: '#1677FF', success: '#3AC569', icon: '#00B2FF', warning: '#FFA630', error: '#D7263D' }
  for (const [name, colour] of Object.entries(colours)) {
    await expect(themed, name).toHaveCSS(`--pipit-color-${name}`, new RegExp(`^${colour}$`, 'i'))
  }
})

test('the first Tab key press offers to skip the menu', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('no page is cut off on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/wait-list', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(320)
  }
})
