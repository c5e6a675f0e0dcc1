import { languages } from '@pipit/contract/api/languages'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { addConversation } from '../fixtures/family/add-conversation.ts'
import { addGuardian } from '../fixtures/family/guardians.ts'
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

const familyStates = (childId: string, deviceId: string, cardId: string): State[] => [
  {
    name: 'a child without a name',
    path: '/app/children/add',
    async open(page) {
      await page.locator('summary').click()
      await page.locator('main button[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'removing a child',
    path: `/app/children/${childId}/update`,
    async open(page, text) {
      await press(page, text('Remove this child'))
      await expectDialog(page)
    },
  },
  {
    name: 'quiet hours without a day',
    path: `/app/children/${childId}/limits`,
    async open(page, text) {
      await press(page, text('Add other hours'))
      const chosen = page.locator('fieldset fieldset input:checked')
      for (let count = await chosen.count(); count > 0; count -= 1) await chosen.first().press('Space')
      await press(page, text('Save'))
      await expect(page.locator('[data-invalid]').first()).toBeVisible()
    },
  },
  {
    name: 'leaving without saving',
    path: `/app/children/${childId}/limits`,
    async open(page, text) {
      await press(page, text('Add other hours'))
      await page.getByRole('link', { name: text('Home'), exact: true }).click()
      await expectDialog(page)
    },
  },
  {
    name: 'a wifi network with mistakes',
    path: '/app/wifi-networks/add',
    async open(page, text) {
      await press(page, text('Show the password'))
      await press(page, text('Add the network'))
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'deactivating a device',
    path: `/app/devices/${deviceId}`,
    async open(page, text) {
      await press(page, text('Deactivate this device'))
      await expectDialog(page)
    },
  },
  {
    name: 'deactivating a card',
    path: `/app/cards/${cardId}`,
    async open(page, text) {
      await press(page, text('Deactivate this card'))
      await expectDialog(page)
    },
  },
  {
    name: 'a card that is saved',
    path: `/app/cards/${cardId}`,
    async open(page, text) {
      await page.locator('main form input').first().fill('Wyvern')
      await press(page, text('Save'))
      await expect(page.getByRole('button', { name: text('Undo') })).toBeVisible()
    },
  },
  {
    name: 'a code that is too short',
    path: '/app/cards/add',
    async open(page, text) {
      await page.getByLabel(text('Code under the QR code')).fill('abcd')
      await press(page, text('Use this code'))
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'filters that find nothing',
    path: `/app/children/${childId}/log?search=nothing`,
    async open(page, text) {
      await press(page, text('Filters'))
      await expect(page.getByRole('status').filter({ hasText: text('Nothing was found.') })).toBeVisible()
    },
  },
  {
    name: 'a way to download conversations',
    path: `/app/children/${childId}/log`,
    open: (page) => openActions(page, 'main search'),
  },
  {
    name: 'the actions of a conversation',
    path: `/app/children/${childId}/log`,
    open: (page) => openActions(page, 'article'),
  },
  {
    name: 'deleting a conversation',
    path: `/app/children/${childId}/log`,
    async open(page, text) {
      await openActions(page, 'article')
      await page.getByRole('menuitem', { name: text('Delete the conversation') }).click()
      await expectDialog(page)
    },
  },
  {
    name: 'deleting single sentences',
    path: `/app/children/${childId}/log`,
    async open(page, text) {
      await openActions(page, 'article')
      await page.getByRole('menuitem', { name: text('Delete single sentences') }).click()
      await expect(page.locator('article li button').first()).toBeVisible()
    },
  },
  {
    name: 'no longer remembering',
    path: `/app/children/${childId}/memories`,
    async open(page) {
      await page.getByRole('main').getByRole('checkbox').click()
      await expectDialog(page)
    },
  },
  {
    name: 'an invitation to nobody',
    path: '/app/guardians',
    async open(page, text) {
      await press(page, text('Send the invitation'))
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'another role',
    path: '/app/guardians',
    async open(page, text) {
      await page.getByRole('main').getByText(text('Change role'), { exact: true }).click()
      await expectDialog(page)
    },
  },
  {
    name: 'downloading everything',
    path: '/app/account',
    async open(page, text) {
      await press(page, text('Download'))
      await expectDialog(page)
    },
  },
  {
    name: 'deleting the account',
    path: '/app/account',
    async open(page, text) {
      await press(page, text('Delete the account'))
      await expectDialog(page)
    },
  },
  {
    name: 'signing out everywhere',
    path: '/app/account',
    async open(page, text) {
      await press(page, text('Sign out everywhere'))
      await expectDialog(page)
    },
  },
  ...waitingStates('/app/guardians', '**/v1/accounts/*/guardians'),
]

for (const language of languages) {
  test(
    `axe finds nothing on the states of a family’s pages in ${language}`,
    { tag: '@desktop' },
    async ({ page, family, server }) => {
      const { params, accountId, parent } = family
      await family.call('PATCH /accounts/:accountId', { params, body: { language } })
      const firstDay: State = {
        name: 'a family without anything',
        path: '/app',
        open: (opened) => expect(opened.locator('[aria-busy=true]')).toHaveCount(0),
      }
      await expectAccessibleStates(page, language, [firstDay])
      const { childId, deviceId, cardId } = await setUpFamily(family, server)
      await addGuardian(family, server, 'guardian')
      await addConversation(server, { accountId, childId }, { daysAgo: 1, said: ['Hello', 'Hi'] })
      await expectAccessibleStates(page, language, statesIn(language, familyStates(childId, deviceId, cardId)))

      await ageSignIn(page, server, parent.email)
      const oldSignIn: State = {
        name: 'an old sign-in',
        path: '/app/guardians',
        async open(opened, text) {
          await opened.getByLabel(text('Email address of the person')).fill('aunt@example.org')
          await press(opened, text('Send the invitation'))
          await expectDialog(opened)
        },
      }
      await expectAccessibleStates(page, language, [oldSignIn])
    },
  )
}
