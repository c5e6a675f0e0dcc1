import { addWifi } from '../fixtures/family/set-up-family.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { expect, test } from '../fixtures/test.ts'

// The default of most browsers. The other tests prefer reduced motion, for which the library leaves out all animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the menu slides in and out, and the focus returns to its button', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await toggle.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()
})

test(
  'a confirm dialog opens and closes, and a notification disappears when it is closed',
  { tag: '@desktop' },
  async ({ page, family, isPhone }) => {
    const { id } = await addWifi(family)
    await page.goto(`/app/wifi-networks/${id}`)
    await page.getByLabel('Network name').fill('Big nest')
    await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    // The mouse could miss: while the dialog grows, the button can move between the press and the release of a slow machine.
    await dialog.getByRole('button', { name: 'Stay here' }).press('Enter')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Save' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeInViewport({ ratio: 1 })
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect(undo).not.toBeAttached()
  },
)

test(
  'notifications can be closed after reduced motion was switched on while the page is open',
  { tag: '@desktop' },
  async ({ page, family }) => {
    const { id } = await addWifi(family)
    await page.goto(`/app/wifi-networks/${id}`)
    await page.getByLabel('Network name').fill('Big nest')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).not.toBeAttached()
  },
)
