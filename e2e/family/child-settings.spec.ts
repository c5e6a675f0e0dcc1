import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { addDevice } from '../fixtures/family/set-up-family.ts'
import { mailsTo } from '../fixtures/accounts/mail.ts'
import { savedReceipt } from '../fixtures/pages/account-page.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import {
  birthDateField,
  childLink,
  listChildren,
  nameField,
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

test('a reload keeps what was typed, which is gone after signing out', async ({ page, family, isPhone }) => {
  page.on('dialog', (question) => void question.accept())
  const childId = await openChildSettings(page, family)
  await nameField(page).fill('Mia Sophie')
  await page.goto('about:blank')
  const params = { ...family.params, childId }
  await family.call('PATCH /accounts/:accountId/children/:childId', { params, body: { interests: ['owls'] } })
  await page.goto(`/app/children/${childId}/update`)
  await expect(page.getByText('This is what you typed before the page was loaded again.')).toBeVisible()
  await expect(page.getByText('owls', { exact: true }), 'saved by somebody else meanwhile').toBeVisible()
  await expect(nameField(page)).toHaveValue('Mia Sophie')
  await expectAccessible(page)
  await nameField(page).fill('Never saved')
  expect(await storedDraft(page)).toContain('Never saved')
  await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => storedDraft(page)).toBeNull()
})

const storedDraft = (page: Page): Promise<string | null> => page.evaluate(`sessionStorage.getItem('pipit:form-draft')`)

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
  await expect(page.getByRole('alert')).toContainText('Somebody changed this in the meantime.')
  expect(await listChildren(family)).toMatchObject([{ name: 'Theirs', version: 2 }])
  await expectAccessible(page)
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
