import type { Page } from '@playwright/test'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { createFamily } from '../fixtures/family/family.ts'
import { addChild, addDevice } from '../fixtures/family/set-up-family.ts'
import { mailsTo } from '../fixtures/accounts/mail.ts'
import { savedReceipt } from '../fixtures/pages/account-page.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import {
  birthDateField,
  childLink,
  listChildren,
  nameField,
  openFineTuning,
  openChildSettings,
  saveButton,
  speechLevels,
  topicLevels,
  yearsAgo,
} from '../fixtures/pages/child-form.ts'
import { expect, test } from '../fixtures/test.ts'

test('a saved level stays when the birth date changes, and a saved suggestion follows it', async ({ page, family }) => {
  const body = { name: 'Mia', birthDate: yearsAgo(5), proficiencyLevel: 'simple', contentMaturity: 'teen' }
  const { id } = await family.call('POST /accounts/:accountId/children', { params: family.params, body })
  await page.goto(`/app/children/${id}/update`)
  await birthDateField(page).fill(yearsAgo(10))
  await expect(speechLevels(page).getByRole('radio', { name: 'Rich language' })).toBeChecked()
  await expect(topicLevels(page).getByRole('radio', { name: 'Growing up' })).toBeChecked()
})

test('changes to a child are saved, and undo restores the previous settings', async ({ page, family }) => {
  await openChildSettings(page, family)
  await nameField(page).fill('Mia Sophie')
  await birthDateField(page).fill('2021-02-03')
  await saveButton(page).click()
  await expect(page).toHaveURL('/app')
  await expect(childLink(page, 'Mia Sophie')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(childLink(page, 'Mia')).toBeVisible()
  expect(await listChildren(family)).toMatchObject([{ name: 'Mia', birthDate: null, version: 3 }])
})

test('undo does not overwrite a later change of the child by somebody else', async ({ page, family }) => {
  const childId = await openChildSettings(page, family)
  await nameField(page).fill('Mia Sophie')
  await saveButton(page).click()
  await expect(childLink(page, 'Mia Sophie')).toBeVisible()
  const params = { ...family.params, childId }
  await family.call('PATCH /accounts/:accountId/children/:childId', { params, body: { language: 'fr' } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This could not be undone')).toBeVisible()
  expect(await listChildren(family)).toMatchObject([{ name: 'Mia Sophie', language: 'fr' }])
})

test('removing a child says what is deleted, requires its name, and keeps the device', async ({
  page,
  family,
  server,
}) => {
  const childId = await openChildSettings(page, family)
  const { deviceId } = await addDevice(family, server, 'Kitchen')
  const device = { ...family.params, deviceId }
  await family.call('PATCH /accounts/:accountId/devices/:deviceId', { params: device, body: { childId } })
  const remove = page.getByRole('button', { name: 'Remove this child' })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('every stored conversation')
  await expect(dialog).toContainText('Devices and cards stay in your family, but no longer belong to a child.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await nameField(page).fill('An unsaved change is no reason to stay')
  await remove.click()
  await expect(dialog.getByRole('button', { name: 'Remove for good' })).toBeDisabled()
  await dialog.getByLabel('Type Mia to continue').fill('mia')
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await expect(page).toHaveURL('/app/children/removed')
  await expect(page.getByRole('alert')).toContainText('Mia was removed')
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByRole('listitem')).toHaveText([
    '1 profile of a child',
    '1 device, no longer linked to the child',
  ])
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  expect(await savedReceipt(page)).toMatch(/- 1 profile of a child\n- 1 device/)
  await expect.poll(async () => (await mailsTo(server, family.parent.email)).join()).toContain('1 profile of a child')
  await page.getByRole('link', { name: 'Back to the family' }).click()
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('Belongs to no child yet')
  expect(await listChildren(family)).toEqual([])
})

test('leaving a child’s settings with unsaved changes is confirmed', async ({ page, family, isPhone }) => {
  await openChildSettings(page, family)
  await nameField(page).fill('Half a n')
  await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  await expect(nameField(page)).toHaveValue('Half a n')
  await (await openMenu(page, isPhone)).getByRole('link', { name: 'Home' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(childLink(page, 'Mia')).toBeVisible()
})

test('a reload keeps what was typed, until it is saved, discarded, left or signed out', async ({
  page,
  family,
  isPhone,
}) => {
  test.slow()
  page.on('dialog', (question) => void question.accept())
  const note = page.getByText('This is what you typed before the page was loaded again.')
  const childId = await openChildSettings(page, family)
  await nameField(page).fill('Mia Sophie')
  await page.reload()
  await expect(note).toBeVisible()
  await expect(nameField(page)).toHaveValue('Mia Sophie')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(nameField(page)).toHaveValue('Mia')
  await expect(note).toBeHidden()
  await page.reload()
  await expect(nameField(page)).toHaveValue('Mia')

  // What somebody else saved meanwhile is there, too.
  await nameField(page).fill('Mia Sophie')
  await page.goto('about:blank')
  const params = { ...family.params, childId }
  await family.call('PATCH /accounts/:accountId/children/:childId', { params, body: { interests: ['owls'] } })
  await page.goto(`/app/children/${childId}/update`)
  await expect(page.getByText('owls', { exact: true })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Mia Sophie')
  await saveButton(page).click()
  await expect(childLink(page, 'Mia Sophie')).toBeVisible()
  await page.goto(`/app/children/${childId}/update`)
  await expect(nameField(page)).toHaveValue('Mia Sophie')
  await expect(note).toBeHidden()

  await nameField(page).fill('Never saved')
  expect(await storedDraft(page)).toContain('Never saved')
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => storedDraft(page)).toBeNull()
})

const storedDraft = (page: Page): Promise<string | null> => page.evaluate(`sessionStorage.getItem('pipit:form-draft')`)

test('the button to save stays in sight, and covers no field that has the focus', async ({ page, family }) => {
  test.slow()
  await openChildSettings(page, family)
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 })
  await nameField(page).focus()
  const isReached = () => saveButton(page).evaluate((button) => button === button.ownerDocument.activeElement)
  for (let step = 0; step < 80 && !(await isReached()); step += 1) {
    const covered: string = await page.evaluate(`(() => {
      const [field, button] = [document.activeElement, document.querySelector('button[type=submit]')]
      const { bottom } = (field.closest('label') ?? field).getBoundingClientRect()
      return bottom > button.getBoundingClientRect().top ? field.outerHTML : ''
    })()`)
    expect(covered).toBe('')
    await page.keyboard.press('Tab')
  }
  await expect(saveButton(page)).toBeFocused()
})

test('the second of two tabs reports a conflict about the child and overwrites nothing', async ({
  page,
  family,
  context,
}) => {
  const childId = await openChildSettings(page, family)
  const second = await context.newPage()
  await second.goto(`/app/children/${childId}/update`)
  await nameField(second).fill('From the second tab')
  await nameField(page).fill('From the first tab')
  await saveButton(page).click()
  await expect(childLink(page, 'From the first tab')).toBeVisible()
  await saveButton(second).click()
  await expect(second.getByRole('alert')).toContainText('Somebody changed this in the meantime.')
  await expect(nameField(second)).toHaveValue('From the second tab')
  await expectAccessible(second)
  expect(await listChildren(family)).toMatchObject([{ name: 'From the first tab', version: 2 }])
  await second.getByRole('button', { name: 'Show the newest' }).click()
  await expect(nameField(second)).toHaveValue('From the first tab')
  await nameField(second).fill('From both')
  await saveButton(second).click()
  await expect(childLink(second, 'From both')).toBeVisible()
})

test('after a conflict about the child, the other change is loaded without losing what was typed', async ({
  page,
  family,
}) => {
  const childId = await openChildSettings(page, family)
  await nameField(page).fill('Mine')
  await family.call('PATCH /accounts/:accountId/children/:childId', {
    params: { ...family.params, childId },
    body: { name: 'Theirs', interests: ['owls'] },
  })
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Load their change and keep mine' }).click()
  await expect(page.getByText('Somebody else changed this to “Theirs”.')).toBeVisible()
  await expect(page.getByText('owls', { exact: true })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Mine')
  await expectAccessible(page)
  await saveButton(page).click()
  await expect(childLink(page, 'Mine')).toBeVisible()
  expect(await listChildren(family)).toMatchObject([{ name: 'Mine', interests: ['owls'], version: 3 }])
})

test('an untouched form of a child shows what another tab has saved', async ({ page, family }) => {
  const childId = await openChildSettings(page, family)
  const params = { ...family.params, childId }
  await family.call('PATCH /accounts/:accountId/children/:childId', { params, body: { name: 'Renamed elsewhere' } })
  await expect(nameField(page)).toHaveValue('Renamed elsewhere')
})

test('a superadmin changes a child of any family', async ({ page, family }) => {
  const { id } = await addChild(family)
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/children/${id}/update`)
  await giveReason(page)
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toContainText(family.parent.email)
  await nameField(page).fill('Mia, by support')
  await saveButton(page).click()
  await expect(page).toHaveURL(`/app/${family.accountId}`)
  expect(await listChildren(family)).toMatchObject([{ name: 'Mia, by support' }])
})

test('a child that does not exist or belongs to another family is not found', async ({
  page,
  family,
  server,
  testAccounts,
}) => {
  await page.goto('/app/children/no-such-id/update')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page')
  const neighbour = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
  const { id } = await addChild(neighbour)
  await page.goto(`/app/children/${id}/update`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page')
  expect(await listChildren(family)).toEqual([])
})

test('axe finds nothing on the pages that add and change a child, and nothing overflows at 320 px', async ({
  page,
  family,
}) => {
  test.slow()
  await openFineTuning(page)
  await birthDateField(page).fill(yearsAgo(5))
  await expect(speechLevels(page)).toContainText('Suggested for 5 years of age')
  await page.getByLabel('Interests').fill(`${'x'.repeat(90)},`)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const { id } = await addChild(family)
  await page.goto(`/app/children/${id}/update`)
  await expect(nameField(page)).toHaveValue('Mia')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
})
