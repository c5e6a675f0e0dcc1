import type { Page } from '@playwright/test'
import { familyNames, setUpFamily } from '../fixtures/family/set-up-family.ts'
import { dialog } from '../fixtures/pages/account-page.ts'
import { keysOf } from '../fixtures/pages/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'

/** What a superadmin does, with nothing but a keyboard: after each key press, something on the page has the focus. */

test.describe.configure({ timeout: 180_000 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const result = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const desktop = { tag: '@desktop' }

test(
  'an account is found, selected and opened, and the audit trail is filtered by keyboard',
  desktop,
  async ({ page, family }) => {
    const keys = keysOf(page)
    const { email } = family.parent
    await family.signInAsSuperadmin(page)
    await page.goto('/admin/accounts')
    await keys.type(page.getByLabel('Search by email address, name or id'), email)
    await expect(result(page, '1–1 of 1')).toBeVisible()
    await keys.use(page.getByLabel(`Select ${email}`), 'Space')
    await expect(result(page, '1 selected')).toBeVisible()
    const deletion = button(page, 'Delete')
    await keys.use(deletion)
    await keys.press('Escape')
    await expect(deletion).toBeFocused()

    const menu = button(page, `Actions for ${email}`)
    const open = page.getByRole('menuitem', { name: 'Open the account' })
    await keys.choose(menu, open)
    await keys.press('Escape')
    await expect(dialog(page, `Open the account of ${email}?`)).toBeHidden()
    await expect(menu).toBeFocused()
    await keys.choose(menu, open)
    await keys.type(page.getByLabel('Why are you opening it?'), 'no')
    await keys.press('Enter')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Say in a few words why.')
    await keys.type(page.getByLabel('Why are you opening it?'), 'Their bird is silent')
    await keys.press('Enter')
    await expect(page).toHaveURL(`/app/${family.accountId}`)
    await expect(heading(page)).toBeFocused()

    await page.goto('/admin/audit')
    await keys.type(page.getByLabel('Account (email address)'), email)
    await keys.type(page.getByLabel('Action', { exact: true }), 'opened the account')
    await expect(result(page, '1–1 of 1')).toBeVisible()
    await keys.type(page.getByLabel('Who (email address)'), 'nobody@example.org')
    await expect(result(page, 'Nothing was found.')).toBeVisible()
    await keys.use(button(page, 'Check all entries'))
    await expect(result(page, 'entries are intact')).toBeVisible()
  },
)

test('batches of devices and cards are created by keyboard', desktop, async ({ page, signInAs }) => {
  const keys = keysOf(page)
  await signInAs({ role: 'superadmin' })
  await page.goto('/admin/devices/create')
  await keys.use(button(page, 'Create devices'))
  await expect(page.getByLabel('How many'), 'the first field with a mistake').toBeFocused()
  await keys.type(page.getByLabel('How many'), '2')
  await keys.type(page.getByLabel('Name of the batch'), 'Typed')
  await keys.type(page.getByLabel('Hardware model'), 'Pipit One')
  await keys.press('Enter')
  await expect(result(page, '2 devices created.')).toBeVisible()
  await keys.use(button(page, 'Create another batch'))
  await expect(heading(page)).toBeFocused()

  await page.goto('/admin/cards/create')
  await keys.type(page.getByLabel('How many'), '2')
  await keys.type(page.getByLabel('Name of the batch'), 'Typed')
  await keys.type(page.getByLabel('Activity'), 'Riddles')
  await keys.use(button(page, 'Create cards'))
  await expect(result(page, '2 cards created.')).toBeVisible()
  await keys.use(
    page.getByRole('region', { name: 'The batch is created' }).getByRole('link', { name: 'See them in the list' }),
  )
  await expect(heading(page)).toBeFocused()
  await keys.use(page.getByLabel('Select all on this page'), 'Space')
  await keys.use(button(page, 'Delete'))
  await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect(result(page, 'Done: 2 deleted.')).toBeVisible()
  await keys.use(page.getByRole('region', { name: 'Deleting cards' }).getByRole('button', { name: 'Close' }))
})

test('a conversation is held in the emulator by keyboard', desktop, async ({ page, family, server }) => {
  const keys = keysOf(page)
  const { deviceId } = await setUpFamily(family, server)
  await family.signInAsSuperadmin(page)
  await page.goto(`/admin/devices?search=${deviceId}`)
  await keys.choose(button(page, `Actions for ${familyNames.device}`), page.getByRole('menuitem', { name: 'Emulate' }))
  await keys.type(page.getByLabel('Why are you opening it?'), 'Their bird is silent')
  await keys.press('Enter')
  await expect(page.getByText('Your reason, which the family can read')).toBeFocused()
  await keys.use(button(page, 'Start the conversation'))
  await expect(button(page, 'Stop the conversation')).toBeFocused()
  const state = page.getByRole('status', { name: 'State of the conversation' })
  const captions = page.getByRole('log', { name: 'Live captions' })
  await expect(captions).toContainText(familyNames.child, { timeout: 60_000 })
  await expect(state).toContainText('Listening', { timeout: 60_000 })
  await keys.type(page.getByLabel('Type what the child says'), 'Tell me a riddle')
  await keys.press('Enter')
  await expect(captions).toContainText('Tell me a riddle')
  await expect(page.getByLabel('Type what the child says')).toBeFocused()
  await keys.use(button(page, 'Stop the conversation'))
  await expect(result(page, 'The conversation was stopped.')).toBeVisible()
  await expect(button(page, 'Start the conversation')).toBeFocused()
})
