import { languages } from '@pipit/contract/api/languages'
import { inLanguageOfSuperadmins } from '../fixtures/accounts/superadmin-language.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import {
  expectAccessibleStates,
  expectDialog,
  openActions,
  press,
  statesIn,
  waitingStates,
  type State,
} from '../fixtures/pages/states.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe.configure({ timeout: 120_000 })

const adminStates = (email: string, deviceId: string): State[] => [
  {
    name: 'accounts that are not found',
    path: '/admin/accounts?search=nothing',
    async open(page, text) {
      await press(page, text('Choose columns'))
      await expect(page.getByRole('status').filter({ hasText: text('Nothing was found.') })).toBeVisible()
    },
  },
  {
    name: 'the actions of an account',
    path: `/admin/accounts?search=${email}`,
    open: (page) => openActions(page, 'tbody'),
  },
  {
    name: 'opening an account without a reason',
    path: `/admin/accounts?search=${email}`,
    async open(page, text) {
      await openActions(page, 'tbody')
      await page.getByRole('menuitem', { name: text('Open the account') }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('no')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'switching an account off',
    path: `/admin/accounts?search=${email}`,
    async open(page, text) {
      await openActions(page, 'tbody')
      await page.getByRole('menuitem', { name: text('Switch off'), exact: true }).click()
      await expectDialog(page)
    },
  },
  {
    name: 'deleting selected accounts',
    path: `/admin/accounts?search=${email}`,
    async open(page, text) {
      await page.locator('tbody input[type=checkbox]').check()
      await press(page, text('Delete'))
      await expectDialog(page)
    },
  },
  {
    name: 'selected devices',
    path: `/admin/devices?search=${deviceId}`,
    async open(page, text) {
      await page.locator('tbody input[type=checkbox]').check()
      await expect(page.getByRole('button', { name: text('Delete'), exact: true })).toBeVisible()
    },
  },
  {
    name: 'a batch of devices with mistakes',
    path: '/admin/devices/create',
    async open(page, text) {
      await press(page, text('Create devices'))
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'a batch of devices that is created',
    path: '/admin/devices/create',
    async open(page, text) {
      await page.getByLabel(text('How many')).fill('1')
      await page.getByLabel(text('Name of the batch')).fill('One')
      await page.getByLabel(text('Hardware model')).fill('Pipit One')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: text('Create another batch') })).toBeVisible()
    },
  },
  {
    name: 'an audit trail that is intact',
    path: '/admin/audit',
    async open(page, text) {
      await press(page, text('Check all entries'))
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    },
  },
  {
    name: 'emulating a device without a reason',
    path: `/admin/devices/emulate/${deviceId}`,
    async open(page, text) {
      await page.getByLabel(text('Why are you opening it?')).fill('no')
      await page.keyboard.press('Enter')
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  ...waitingStates('/admin/cards', '**/v1/admin/cards/list*'),
]

for (const language of languages) {
  test(
    `axe finds nothing on the states of superadmins’ pages in ${language}`,
    { tag: '@desktop' },
    async ({ page, family, server }) => {
      const { deviceId } = await setUpFamily(family, server)
      await inLanguageOfSuperadmins(server, language, async () => {
        await family.signInAsSuperadmin(page)
        await expectAccessibleStates(page, language, statesIn(language, adminStates(family.parent.email, deviceId)))
      })
    },
  )
}
