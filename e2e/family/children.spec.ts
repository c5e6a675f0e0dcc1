import type { Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { tabTo } from '../fixtures/pages/keyboard.ts'
import {
  birthDateField,
  childLink,
  expectFieldError,
  fineTuning,
  listChildren,
  nameField,
  openAddChild,
  openFineTuning,
  saveButton,
  speechLevels,
  topicLevels,
  yearsAgo,
} from '../fixtures/pages/child-form.ts'
import { expect, test } from '../fixtures/test.ts'

const addButton = (page: Page) => page.getByRole('button', { name: 'Add the child' })

test('a child is added with all fields of a profile', async ({ page, family }) => {
  await openFineTuning(page)
  await nameField(page).fill('Mia')
  await birthDateField(page).fill('2020-02-29')
  await page.getByLabel('Pronouns').selectOption('she / her')
  await page.getByLabel('Language that Pipit speaks').selectOption('German')
  await speechLevels(page).getByRole('radio', { name: 'Telling stories' }).check()
  await topicLevels(page).getByRole('radio', { name: 'First words' }).check()
  await page.getByRole('button', { name: 'Listen to Emma' }).click()
  await expect(page.getByRole('button', { name: 'Stop Emma' })).toBeVisible()
  await page.getByRole('radio', { name: 'Emma' }).check()
  for (const [field, effect] of [
    [nameField(page), /A nickname is fine/],
    [birthDateField(page), /offers what suits the age/],
    [page.getByLabel('Pronouns'), /somebody in a story speaks of the child/],
    [page.getByLabel('Language that Pipit speaks'), /listens and speaks in it/],
    [page.getByLabel('Interests'), /games, stories and questions about them/],
    [page.getByRole('group', { name: 'Favourite activities' }), /offers them first/],
  ] as const)
    await expect(field).toHaveAccessibleDescription(effect)
  await page.getByLabel('Interests').fill('trains')
  await page.keyboard.press('Enter')
  await page.getByLabel('Interests').fill('whales, <b>moon</b>')
  await page.getByRole('checkbox', { name: 'Riddles and jokes' }).check()
  await page.getByRole('checkbox', { name: 'Just talk' }).check()
  await addButton(page).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('alert')).toContainText('Mia is part of the family now')
  await expect(childLink(page, 'Mia')).toBeVisible()
  expect(await listChildren(family)).toMatchObject([
    {
      name: 'Mia',
      birthDate: '2020-02-29',
      pronouns: 'she',
      proficiencyLevel: 'fluent',
      contentMaturity: 'toddler',
      interests: ['trains', 'whales', '<b>moon</b>'],
      activities: ['free-talk', 'riddles'],
      language: 'de',
      voice: 'emma',
    },
  ])
})

test('only the name of a child is required, and without a birth date Pipit speaks as with a small child', async ({
  page,
  family,
}) => {
  await openAddChild(page)
  await expect(birthDateField(page)).toHaveAccessibleDescription(/Without it, Pipit speaks as with a small child/)
  await nameField(page).fill('Ada')
  await addButton(page).click()
  await expect(childLink(page, 'Ada')).toBeVisible()
  const levels = { proficiencyLevel: 'simple', contentMaturity: 'preschool' }
  const defaults = { birthDate: null, pronouns: null, interests: [], activities: [], language: 'en', ...levels }
  expect(await listChildren(family)).toMatchObject([{ name: 'Ada', ...defaults }])
})

test('the age suggests the levels until the parent chooses them', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openFineTuning(page)
  await expect(speechLevels(page)).toContainText('With a birth date, we can suggest one.')
  await birthDateField(page).fill(yearsAgo(5))
  await expect(page.getByText('5 years old')).toBeVisible()
  await expect(speechLevels(page).getByRole('radio', { name: 'Simple sentences' })).toBeChecked()
  await expect(topicLevels(page).getByRole('radio', { name: 'Little explorer' })).toBeChecked()
  await expect(speechLevels(page)).toContainText('Suggested for 5 years of age')
  await birthDateField(page).fill(yearsAgo(8))
  await expect(speechLevels(page).getByRole('radio', { name: 'Telling stories' })).toBeChecked()
  await expect(topicLevels(page)).toContainText('Suggested for 8 years of age')
  await topicLevels(page).getByRole('radio', { name: 'First words' }).check()
  await expect(topicLevels(page)).toContainText('For 8 years of age, we suggest “Story time”.')
  await birthDateField(page).fill(yearsAgo(12))
  await expect(speechLevels(page).getByRole('radio', { name: 'Like a grown-up' })).toBeChecked()
  await expect(topicLevels(page).getByRole('radio', { name: 'First words' })).toBeChecked()
  await page.getByLabel('Interests').fill(`${'x'.repeat(90)},`)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
})

test('the form to add a child fits on one screen of a phone', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAddChild(page)
  for (const part of [nameField(page), birthDateField(page), fineTuning(page), addButton(page)])
    await expect(part).toBeInViewport({ ratio: 1 })
  const pixelsBelow: number = await page.evaluate('document.documentElement.scrollHeight - window.innerHeight')
  expect(pixelsBelow).toBeLessThan(100)
  await expect(speechLevels(page), 'the rest is folded').toBeHidden()
})

test('every mistake in a child’s profile is shown beside its field, and nothing is sent', async ({ page, family }) => {
  test.slow()
  await openAddChild(page)
  await addButton(page).click()
  await expectFieldError(nameField(page), 'Give it a name.')
  await expect(nameField(page)).toBeFocused()

  await nameField(page).fill('M'.repeat(301))
  await birthDateField(page).fill('2199-01-01')
  await addButton(page).click()
  await expectFieldError(nameField(page), 'At most 300 characters.')
  await expectFieldError(birthDateField(page), 'This day is still to come.')
  await expect(nameField(page)).toHaveValue('M'.repeat(301))

  await nameField(page).fill('   ')
  await birthDateField(page).fill(yearsAgo(19))
  await addButton(page).click()
  await expectFieldError(nameField(page), 'Give it a name.')
  await expectFieldError(birthDateField(page), 'Pipit is for children; this day is more than 18 years ago.')
  await expectNoSidewaysScrolling(page)

  await nameField(page).fill('Mia')
  await birthDateField(page).fill('')
  await birthDateField(page).focus()
  await page.keyboard.type('02')
  await addButton(page).click()
  await expectFieldError(birthDateField(page), 'Enter the whole date, or leave it empty.')
  expect(await listChildren(family)).toEqual([])
  await birthDateField(page).fill('2021-02-03')
  await addButton(page).click()
  await expect(childLink(page, 'Mia')).toBeVisible()
})

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a birth date is saved and shown as the same day', async ({ page, family }) => {
      await openAddChild(page)
      await nameField(page).fill('Mia')
      await birthDateField(page).fill('2020-02-29')
      await addButton(page).click()
      await expect(childLink(page, 'Mia')).toBeVisible()
      expect(await listChildren(family)).toMatchObject([{ birthDate: '2020-02-29' }])
      await page.getByRole('link', { name: 'Edit Mia' }).click()
      await expect(birthDateField(page)).toHaveValue('2020-02-29')
      await nameField(page).fill('Mia Sophie')
      await saveButton(page).click()
      await expect(childLink(page, 'Mia Sophie')).toBeVisible()
      expect(await listChildren(family)).toMatchObject([{ name: 'Mia Sophie', birthDate: '2020-02-29' }])
    })
  })
}

test('a retry after a lost response creates only one child', async ({ page, family }) => {
  await openAddChild(page)
  await nameField(page).fill('Mia')
  await birthDateField(page).fill('2021-02-03')
  await page.route('**/children', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await addButton(page).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit. What you typed is still here')
  expect(await listChildren(family)).toHaveLength(1)
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await addButton(page).click()
  await expect(childLink(page, 'Mia')).toBeVisible()
  expect(await listChildren(family)).toHaveLength(1)
})

test('interests of a child can be removed with the keyboard', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openFineTuning(page)
  await page.getByLabel('Interests').fill('trains, whales, trains,')
  const remove = page.getByRole('button', { name: /^Remove / })
  await expect(remove).toHaveCount(2)
  await tabTo(page, page.getByRole('button', { name: 'Remove trains' }))
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(page.getByLabel('Interests')).toBeFocused()
})
