import type { Page } from '@playwright/test'
import { createCard } from '../fixtures/devices/factory.ts'
import { addConversation } from '../fixtures/family/add-conversation.ts'
import { addGuardian } from '../fixtures/family/guardians.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { daysAgo, setUpTranscripts } from '../fixtures/family/set-up-transcripts.ts'
import { dialog, panel } from '../fixtures/pages/account-page.ts'
import { keysOf } from '../fixtures/pages/keyboard.ts'
import { randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

/** What a parent does, with nothing but a keyboard: after each key press, something on the page has the focus. */

test.describe.configure({ timeout: 180_000 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const desktop = { tag: '@desktop' }

test('a child is added, limited, changed and removed by keyboard', desktop, async ({ page, family }) => {
  const keys = keysOf(page)
  await page.goto('/app/children/add')
  await keys.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Mia')
  await keys.use(button(page, 'Add the child'))
  await expect(page).toHaveURL('/app')
  await expect(heading(page)).toBeFocused()
  await keys.use(page.getByRole('region', { name: 'Children' }).getByRole('link', { name: 'Mia', exact: true }))
  await expect(heading(page)).toHaveText('Insights')
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Limits' }))
  await expect(heading(page)).toHaveText('Mia’s limits')

  await keys.type(page.getByLabel('Every day', { exact: true }), '30')
  await keys.use(button(page, 'Add bedtime'))
  await keys.use(button(page, 'Add other hours'))
  await keys.use(button(page, 'Remove quiet time 2'))
  await expect(page.getByText('Quiet time removed')).toBeVisible()
  await keys.use(button(page, 'Undo'))
  await expect(button(page, 'Remove quiet time 2')).toBeVisible()
  await keys.use(button(page, 'Remove quiet time 2'))
  await keys.use(page.getByRole('group', { name: 'Quiet time 1' }).getByRole('checkbox', { name: 'Sunday' }), 'Space')
  await expect(page.getByRole('status', { name: 'What this means' })).toContainText('30 minutes')
  await keys.use(button(page, 'Save'))
  await expect(page).toHaveURL('/app')

  await page.goBack()
  await keys.use(button(page, 'Pause Mia'))
  await expect(page.getByRole('status').filter({ hasText: 'Pipit is paused for Mia' })).toBeVisible()
  await expect(button(page, 'Resume Mia')).toBeFocused()
  await keys.use(link(page, 'Back to Mia'))
  await keys.use(page.getByRole('main').getByRole('link', { name: 'Settings' }))
  await expect(heading(page)).toHaveText('Mia’s settings')
  await keys.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Mila')
  await keys.use(link(page, 'Home'))
  await expect(dialog(page, 'Leave without saving?')).toBeVisible()
  await keys.press('Escape')
  await expect(dialog(page, 'Leave without saving?')).toBeHidden()
  await expect(link(page, 'Home')).toBeFocused()
  await keys.use(button(page, 'Save'))
  await expect(page).toHaveURL('/app')
  await page.goBack()
  await keys.use(button(page, 'Remove this child'))
  await keys.press('Escape')
  await expect(button(page, 'Remove this child')).toBeFocused()
  await keys.press('Enter')
  await keys.type(page.getByRole('dialog').getByRole('textbox'), 'Mila')
  await keys.press('Enter')
  await expect(heading(page)).toBeFocused()
  expect((await family.call('GET /accounts/:accountId/children', { params: family.params })).items).toEqual([])
})

test('a card is registered, changed and deactivated by keyboard', desktop, async ({ page, family, server }) => {
  const keys = keysOf(page)
  await addChild(family)
  const card = await createCard(server, family)
  await page.goto('/app/cards/add')
  await keys.type(page.getByLabel('Code under the QR code'), card.claimCode)
  await expect(heading(page)).toHaveText('Register this card')
  await expect(heading(page)).toBeFocused()
  await keys.type(page.getByLabel('Name', { exact: true }), 'Dragon')
  await keys.type(page.getByLabel('Activity'), 'Riddles')
  await keys.use(button(page, 'Register the card'))
  await expect(heading(page)).toHaveText('Dragon')

  await keys.type(page.getByLabel('Name', { exact: true }), 'Wyvern')
  await keys.press('Enter')
  await expect(heading(page)).toHaveText('Wyvern')
  await keys.use(button(page, 'Undo'))
  await expect(heading(page)).toHaveText('Dragon')
  await expect(page.getByText('Undone')).toBeVisible()
  await keys.press('Escape')
  await expect(page.getByText('Undone'), 'Escape closes what may cover the page').toBeHidden()

  const deactivate = button(page, 'Deactivate this card')
  await keys.use(deactivate)
  await keys.use(dialog(page, 'Deactivate this card?').getByRole('button', { name: 'Keep it' }))
  await expect(deactivate).toBeFocused()
  await keys.press('Enter')
  await keys.use(dialog(page, 'Deactivate this card?').getByRole('button', { name: 'Deactivate' }))
  await expect(page).toHaveURL('/app')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'The card is deactivated' })).toBeVisible()
})

test('a wifi network is added, changed, removed and restored by keyboard', desktop, async ({ page, family }) => {
  const keys = keysOf(page)
  await addChild(family)
  const network = (name: string) =>
    page.getByRole('region', { name: 'Wifi networks' }).getByRole('link', { name, exact: true })
  await page.goto('/app/wifi-networks/add')
  await keys.use(button(page, 'Add the network'))
  await expect(page.getByLabel('Network name'), 'the first field with a mistake').toBeFocused()
  await keys.type(page.getByLabel('Network name'), 'Nest')
  await keys.goTo(page.getByRole('radio', { name: 'WPA2' }))
  await keys.press('ArrowDown')
  await keys.type(page.getByRole('textbox', { name: 'Password' }), 'correct horse')
  await keys.use(button(page, 'Show the password'))
  await expect(button(page, 'Hide the password')).toBeFocused()
  await keys.use(page.getByRole('checkbox', { name: 'My network’s name is hidden' }), 'Space')
  await keys.use(button(page, 'Add the network'))
  await keys.use(network('Nest'))
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: 'WPA3' })).toBeChecked()
  await keys.type(page.getByLabel('Network name'), 'Big nest')
  await keys.use(button(page, 'Save'))
  await keys.use(network('Big nest'))
  await keys.use(button(page, 'Remove this network'))
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('alert').filter({ hasText: 'Big nest was removed' })).toBeVisible()
  await keys.use(button(page, 'Undo'))
  await expect(network('Big nest')).toBeVisible()
  expect((await family.call('GET /accounts/:accountId/wifi-networks', { params: family.params })).items).toHaveLength(1)
})

test(
  'conversations are searched, heard, downloaded and deleted by keyboard',
  desktop,
  async ({ page, family, server }) => {
    const keys = keysOf(page)
    const { addConversation: add, record, close, ofChild, log } = await setUpTranscripts(family, server)
    await add({ ...ofChild, startedAt: daysAgo(3), entries: ['I saw a whale', 'A blue one?'] })
    const { entry } = await add({ ...ofChild, startedAt: daysAgo(2), entries: ['Good morning', 'Hello Mia'] })
    await record.speech(
      entry(1),
      Int16Array.from({ length: 16_000 }, (_, index) => 9000 * Math.sin(index / 9)),
    )
    await close()
    const conversations = page.getByRole('article')
    await page.goto(log)
    await keys.type(page.getByRole('searchbox'), 'whal')
    await expect(page.locator('mark')).toHaveText(['whal'])
    await expect(page.getByRole('status').filter({ hasText: 'Results for “whal”' })).toBeVisible()
    await keys.use(button(page, 'Show everything'))
    await expect(conversations).toHaveCount(2)
    await keys.use(button(page, 'Filters'))
    await keys.type(page.getByLabel('Safety notes'), 'Only')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing was found.' })).toBeVisible()
    await keys.use(button(page, 'Show everything'))

    await keys.use(button(page, 'Listen (1 s)'))
    await expect(page.getByLabel('What was said', { exact: true })).toBeFocused()
    await keys.press('Space')

    const downloading = page.waitForEvent('download')
    await keys.choose(button(page, 'Download'), page.getByRole('menuitem', { name: 'As text' }))
    await downloading
    await expect(page.getByRole('menuitem', { name: 'As text' })).toBeHidden()
    await expect(button(page, 'Download')).toBeFocused()

    const newest = conversations.filter({ hasText: 'Good morning' })
    const menu = newest.getByRole('button', { name: /^Actions for the conversation/ })
    await keys.choose(menu, page.getByRole('menuitem', { name: 'Delete single sentences' }))
    await keys.use(newest.getByRole('button', { name: /^Delete what Mia said/ }))
    await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }))
    await expect(newest).toHaveCount(0)
    await expect(
      page.getByRole('article').filter({ hasText: 'Hello Mia' }).locator(':focus, :scope:focus'),
    ).toBeVisible()
    await keys.use(button(page, 'Done'))

    const oldest = conversations.filter({ hasText: 'whale' })
    const oldestMenu = oldest.getByRole('button', { name: /^Actions for the conversation/ })
    const deletion = page.getByRole('menuitem', { name: 'Delete the conversation' })
    await keys.choose(oldestMenu, deletion)
    await keys.press('Escape')
    await expect(oldestMenu).toBeFocused()
    await keys.choose(oldestMenu, deletion)
    await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Delete the conversation' }))
    await expect(conversations).toHaveCount(1)
  },
)

test('memories are corrected, forgotten and turned off by keyboard', desktop, async ({ page, family, server }) => {
  const keys = keysOf(page)
  const { id: childId } = await addChild(family)
  const said = ['I have a dog called Brno', 'Oh', 'my favourite colour is blue']
  await addConversation(server, { accountId: family.accountId, childId }, { daysAgo: 0, said })
  await updateDatabase(
    server,
    `select graphile_worker.add_job('remember-facts', json_build_object('accountId', account_id, 'childId', id))
       from children where id = $1`,
    [childId],
  )
  const told = panel(page, 'What your child told')
  await expect(async () => {
    await page.goto(`/app/children/${childId}/memories`)
    await expect(told.getByRole('listitem')).toHaveCount(2, { timeout: 2000 })
  }).toPass()
  const correct = told.getByRole('button', { name: /^Correct: Has a dog/ })
  await keys.use(correct)
  await expect(told.getByLabel('Has a dog called')).toBeFocused()
  await keys.press('Escape')
  await expect(correct).toBeFocused()
  await keys.press('Enter')
  await keys.type(told.getByLabel('Has a dog called'), 'Bruno')
  await keys.press('Enter')
  await expect(told).toContainText('Has a dog called Bruno')
  await expect(correct).toBeFocused()
  await keys.use(told.getByRole('button', { name: 'Forget: Favourite colour: blue' }))
  await expect(told.getByRole('listitem')).toHaveCount(1)
  await keys.use(button(page, 'Undo'))
  await expect(told.getByRole('listitem')).toHaveCount(2)
  await keys.use(button(page, 'Forget everything'))
  await expect(told).toContainText('Nothing yet.')
  const remember = page.getByRole('checkbox', { name: 'Remember things between days' })
  await keys.use(remember, 'Space')
  await keys.press('Escape')
  await expect(remember).toBeFocused()
  await keys.press('Space')
  await keys.use(button(page, 'Stop and delete'))
  await expect(remember).toBeFocused()
  await expect(remember).not.toBeChecked()
})

test(
  'a guardian is invited and removed, and notifications and the account are managed by keyboard',
  desktop,
  async ({ page, family, server }) => {
    const keys = keysOf(page)
    const guardian = await addGuardian(family, server, 'guardian')
    const { email } = randomPerson('aunt')
    await page.goto('/app/guardians')
    await keys.type(page.getByLabel('Email address of the person'), email)
    await keys.goTo(page.getByRole('radio', { name: 'Guardian' }))
    await keys.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Viewer' })).toBeChecked()
    await keys.use(button(page, 'Send the invitation'))
    await expect(page.getByRole('alert').filter({ hasText: `We sent an invitation to ${email}` })).toBeVisible()
    await keys.use(button(page, `Take back the invitation to ${email}`))
    await expect(page.getByText(`The invitation to ${email} is taken back`)).toBeVisible()
    await expect(panel(page, 'Invite somebody'), 'the focus stays near').toBeFocused()

    const role = button(page, `Change role of ${guardian.email}`)
    await keys.use(role)
    await keys.goTo(page.getByRole('dialog').getByRole('radio', { name: 'Guardian' }))
    await keys.press('ArrowDown')
    await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    await expect(role).toBeFocused()
    const remove = button(page, `Remove ${guardian.email}`)
    await keys.use(remove)
    await keys.press('Escape')
    await expect(remove).toBeFocused()
    await keys.press('Enter')
    await keys.use(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
    await expect(remove).toHaveCount(0)
    await expect(panel(page, 'Who belongs to the family').locator(':focus')).toBeVisible()

    await keys.use(link(page, 'Home'))
    await keys.use(link(page, 'Notifications'))
    await expect(heading(page)).toBeFocused()
    const checkbox = page.getByRole('main').getByRole('checkbox').first()
    const wasChecked = await checkbox.isChecked()
    await keys.use(checkbox, 'Space')
    await expect(checkbox).toBeChecked({ checked: !wasChecked })
    await keys.use(button(page, 'Save'))
    await expect(page.getByRole('alert').filter({ hasText: 'saved' })).toBeVisible()

    await keys.use(link(page, 'Account'))
    await expect(heading(page)).toHaveText('Account')
    const download = button(page, 'Download')
    await keys.use(download)
    await keys.use(dialog(page, 'Download everything?').getByRole('button', { name: 'Cancel' }))
    await expect(download).toBeFocused()
    await keys.press('Enter')
    const downloading = page.waitForEvent('download')
    await keys.use(dialog(page, 'Download everything?').getByRole('button', { name: 'Download the file' }))
    await downloading
    await expect(download).toBeFocused()
    const deletion = button(page, 'Delete the account')
    await keys.use(deletion)
    await keys.type(dialog(page, 'Delete the account?').getByRole('textbox'), 'not my address')
    await keys.press('Escape')
    await expect(deletion).toBeFocused()
  },
)
