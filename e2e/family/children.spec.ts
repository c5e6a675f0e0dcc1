import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { createFamily, type Family } from '../fixtures/family/family.ts'
import { addChild, addDevice } from '../fixtures/family/set-up-family.ts'
import { tabTo } from '../fixtures/pages/keyboard.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { expect, test } from '../fixtures/test.ts'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const birthDate = (page: Page) => page.getByLabel('Birth date')
const speech = (page: Page) => page.getByRole('group', { name: 'How simply Pipit speaks' })
const topics = (page: Page) => page.getByRole('group', { name: 'How grown-up the topics may be' })
const add = (page: Page) => page.getByRole('button', { name: 'Add the child' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const children = async ({ call, params }: Family) => (await call('GET /accounts/:accountId/children', { params })).items
const child = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Children' }).getByRole('link', { name, exact: true })

/** Three days earlier, so that it is the same age wherever it is midnight just now. */
const yearsAgo = (years: number) => Temporal.Now.plainDateISO().subtract({ years, days: 3 }).toString()

async function openAdd(page: Page) {
  await page.goto('/app/children/add')
  await expect(nameField(page)).toBeVisible()
}

async function openUpdate(page: Page, family: Family, name = 'Mia') {
  const { id } = await addChild(family, name)
  await page.goto(`/app/children/${id}/update`)
  await expect(nameField(page)).toHaveValue(name)
  return id
}

test('a child is added with all fields of a profile', async ({ page, family }) => {
  await openAdd(page)
  await nameField(page).fill('Mia')
  await birthDate(page).fill('2020-02-29')
  await page.getByLabel('Gender').selectOption('Girl')
  await page.getByLabel('Pronouns').selectOption('she / her')
  await page.getByLabel('Language that Pipit speaks').selectOption('German')
  await speech(page).getByRole('radio', { name: 'Telling stories' }).check()
  await topics(page).getByRole('radio', { name: 'First words' }).check()
  await page.getByLabel('Interests').fill('trains')
  await page.keyboard.press('Enter')
  await page.getByLabel('Interests').fill('whales, <b>moon</b>')
  await page.getByRole('checkbox', { name: 'Riddles and jokes' }).check()
  await page.getByRole('checkbox', { name: 'Just talk' }).check()
  await add(page).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('alert')).toContainText('Mia is part of the family now')
  await expect(child(page, 'Mia')).toBeVisible()
  expect(await children(family)).toMatchObject([
    {
      name: 'Mia',
      birthDate: '2020-02-29',
      gender: 'girl',
      pronouns: 'she',
      proficiencyLevel: 'fluent',
      contentMaturity: 'toddler',
      interests: ['trains', 'whales', '<b>moon</b>'],
      activities: ['free-talk', 'riddles'],
      language: 'de',
    },
  ])
})

test('only the name and the levels of a child are required', async ({ page, family }) => {
  await openAdd(page)
  await nameField(page).fill('Ada')
  await speech(page).getByRole('radio', { name: 'Simple sentences' }).check()
  await topics(page).getByRole('radio', { name: 'Little explorer' }).check()
  await add(page).click()
  await expect(child(page, 'Ada')).toBeVisible()
  const left = { birthDate: null, gender: null, pronouns: null, interests: [], activities: [], language: 'en' }
  expect(await children(family)).toMatchObject([{ name: 'Ada', ...left }])
})

test('the age suggests the levels until the parent chooses them', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAdd(page)
  await expect(speech(page)).toContainText('With a birth date, we can suggest one.')
  await birthDate(page).fill(yearsAgo(5))
  await expect(page.getByText('5 years old')).toBeVisible()
  await expect(speech(page).getByRole('radio', { name: 'Simple sentences' })).toBeChecked()
  await expect(topics(page).getByRole('radio', { name: 'Little explorer' })).toBeChecked()
  await expect(speech(page)).toContainText('Suggested for a 5-year-old')
  await birthDate(page).fill(yearsAgo(8))
  await expect(speech(page).getByRole('radio', { name: 'Telling stories' })).toBeChecked()
  await expect(topics(page)).toContainText('Suggested for an 8-year-old')
  await topics(page).getByRole('radio', { name: 'First words' }).check()
  await expect(topics(page)).toContainText('For an 8-year-old, we suggest “Story time”.')
  await birthDate(page).fill(yearsAgo(12))
  await expect(speech(page).getByRole('radio', { name: 'Like a grown-up' })).toBeChecked()
  await expect(topics(page).getByRole('radio', { name: 'First words' })).toBeChecked()
})

test('a saved choice stays when the birth date changes, and a saved suggestion follows it', async ({
  page,
  family,
}) => {
  const body = { name: 'Mia', birthDate: yearsAgo(5), proficiencyLevel: 'simple', contentMaturity: 'teen' }
  const { id } = await family.call('POST /accounts/:accountId/children', { params: family.params, body })
  await page.goto(`/app/children/${id}/update`)
  await birthDate(page).fill(yearsAgo(10))
  await expect(speech(page).getByRole('radio', { name: 'Rich language' })).toBeChecked()
  await expect(topics(page).getByRole('radio', { name: 'Growing up' })).toBeChecked()
})

test('every mistake is shown beside its field, and nothing is sent', async ({ page, family }) => {
  test.slow()
  await openAdd(page)
  await add(page).click()
  await expectMistake(nameField(page), 'Give it a name.')
  await expect(nameField(page)).toBeFocused()
  await expectMistake(speech(page), 'Choose how Pipit speaks.')
  await expectMistake(topics(page), 'Choose what Pipit speaks about.')
  await expectAccessible(page)

  await nameField(page).fill('M'.repeat(301))
  await birthDate(page).fill('2199-01-01')
  await add(page).click()
  await expectMistake(nameField(page), 'At most 300 characters.')
  await expectMistake(birthDate(page), 'This day is still to come.')
  await expect(nameField(page)).toHaveValue('M'.repeat(301))

  await nameField(page).fill('   ')
  await birthDate(page).fill(yearsAgo(19))
  await add(page).click()
  await expectMistake(nameField(page), 'Give it a name.')
  await expectMistake(birthDate(page), 'Pipit is for children; this day is more than 18 years ago.')
  await expectNoSidewaysScrolling(page)
  expect(await children(family)).toEqual([])
})

test('an incomplete birth date is not treated as empty', async ({ page, family }) => {
  await openAdd(page)
  await nameField(page).fill('Mia')
  await speech(page).getByRole('radio', { name: 'Simple sentences' }).check()
  await topics(page).getByRole('radio', { name: 'Little explorer' }).check()
  await birthDate(page).focus()
  await page.keyboard.type('02')
  await add(page).click()
  await expectMistake(birthDate(page), 'Give the whole day, or leave it empty.')
  expect(await children(family)).toEqual([])
  await birthDate(page).fill('2021-02-03')
  await add(page).click()
  await expect(child(page, 'Mia')).toBeVisible()
})

test('an error that only the server can find is shown beside its field too', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAdd(page)
  await nameField(page).fill('Mia')
  await birthDate(page).fill(yearsAgo(5))
  const answer = { status: 400, contentType: 'application/json', body: refusal }
  await page.route('**/children', (route) => route.fulfill(answer))
  await add(page).click()
  await expectMistake(page.getByLabel('Pronouns'), 'There is no such choice.')
})

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a birth date is the same day in every time zone', async ({ page, family }) => {
      await openAdd(page)
      await nameField(page).fill('Mia')
      await birthDate(page).fill('2020-02-29')
      await add(page).click()
      await expect(child(page, 'Mia')).toBeVisible()
      expect(await children(family)).toMatchObject([{ birthDate: '2020-02-29' }])
      await page.getByRole('link', { name: 'Edit Mia' }).click()
      await expect(birthDate(page)).toHaveValue('2020-02-29')
      await nameField(page).fill('Mia Sophie')
      await save(page).click()
      await expect(child(page, 'Mia Sophie')).toBeVisible()
      expect(await children(family)).toMatchObject([{ name: 'Mia Sophie', birthDate: '2020-02-29' }])
    })
  })
}

test('changes to a child are saved, and undo restores the previous settings', async ({ page, family }) => {
  await openUpdate(page, family)
  await nameField(page).fill('Mia Sophie')
  await birthDate(page).fill('2021-02-03')
  await save(page).click()
  await expect(page).toHaveURL('/app')
  await expect(child(page, 'Mia Sophie')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(child(page, 'Mia')).toBeVisible()
  expect(await children(family)).toMatchObject([{ name: 'Mia', birthDate: null, version: 3 }])
})

test('undo does not overwrite a later change by somebody else', async ({ page, family }) => {
  const childId = await openUpdate(page, family)
  await nameField(page).fill('Mia Sophie')
  await save(page).click()
  await expect(child(page, 'Mia Sophie')).toBeVisible()
  const params = { ...family.params, childId }
  await family.call('PATCH /accounts/:accountId/children/:childId', { params, body: { language: 'fr' } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This could not be undone')).toBeVisible()
  expect(await children(family)).toMatchObject([{ name: 'Mia Sophie', language: 'fr' }])
})

test('removing a child says what is deleted, requires its name, and keeps the device', async ({
  page,
  family,
  server,
}) => {
  const childId = await openUpdate(page, family)
  const { deviceId } = await addDevice(family, server, 'Kitchen')
  const device = { ...family.params, deviceId }
  await family.call('PATCH /accounts/:accountId/devices/:deviceId', { params: device, body: { childId } })
  const remove = page.getByRole('button', { name: 'Remove this child' })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('every stored conversation')
  await expect(dialog).toContainText('Devices and cards stay yours, but belong to no child then.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await nameField(page).fill('An unsaved change is no reason to stay')
  await remove.click()
  await expect(dialog.getByRole('button', { name: 'Remove for good' })).toBeDisabled()
  await dialog.getByLabel('Type Mia to continue').fill('mia')
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('alert')).toContainText('Mia was removed')
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('Belongs to no child yet')
  expect(await children(family)).toEqual([])
})

test('leaving with unsaved changes is confirmed, and leaving after saving is not', async ({
  page,
  family,
  isPhone,
}) => {
  await openUpdate(page, family)
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
  await expect(child(page, 'Mia')).toBeVisible()
})

test('the second of two tabs reports the conflict and overwrites nothing', async ({ page, family, context }) => {
  const childId = await openUpdate(page, family)
  const second = await context.newPage()
  await second.goto(`/app/children/${childId}/update`)
  await nameField(second).fill('From the second tab')
  await nameField(page).fill('From the first tab')
  await save(page).click()
  await expect(child(page, 'From the first tab')).toBeVisible()
  await save(second).click()
  await expect(second.getByRole('alert')).toContainText('Somebody changed this in the meantime.')
  await expect(nameField(second)).toHaveValue('From the second tab')
  await expectAccessible(second)
  expect(await children(family)).toMatchObject([{ name: 'From the first tab', version: 2 }])
  await second.getByRole('button', { name: 'Show the newest' }).click()
  await expect(nameField(second)).toHaveValue('From the first tab')
  await nameField(second).fill('From both')
  await save(second).click()
  await expect(child(second, 'From both')).toBeVisible()
})

test('an untouched form shows what another tab has saved', async ({ page, family }) => {
  const childId = await openUpdate(page, family)
  const params = { ...family.params, childId }
  await family.call('PATCH /accounts/:accountId/children/:childId', { params, body: { name: 'Renamed elsewhere' } })
  await expect(nameField(page)).toHaveValue('Renamed elsewhere')
})

test('a retry after a lost response creates only one child', async ({ page, family }) => {
  await openAdd(page)
  await nameField(page).fill('Mia')
  await birthDate(page).fill('2021-02-03')
  await page.route('**/children', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add(page).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach Pipit. What you typed is still here')
  expect(await children(family)).toHaveLength(1)
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await add(page).click()
  await expect(child(page, 'Mia')).toBeVisible()
  expect(await children(family)).toHaveLength(1)
})

test('any name is saved and shown as plain text', async ({ page, family }) => {
  for (const name of ['<script>alert(1)</script>', '👩‍👧 Zoë', 'مريم', 'W'.repeat(300)]) {
    await openAdd(page)
    await nameField(page).fill(name)
    await birthDate(page).fill('2021-02-03')
    await add(page).click()
    await expect(child(page, name)).toBeVisible()
  }
  expect(await children(family)).toHaveLength(4)
  await page.getByRole('link', { name: `Edit ${'W'.repeat(300)}` }).click()
  await page.getByRole('button', { name: 'Remove this child' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('interests can be removed, with the keyboard too', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await openAdd(page)
  await page.getByLabel('Interests').fill('trains, whales, trains,')
  const remove = page.getByRole('button', { name: /^Remove / })
  await expect(remove).toHaveCount(2)
  await tabTo(page, page.getByRole('button', { name: 'Remove trains' }))
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(page.getByLabel('Interests')).toBeFocused()
})

test('a child can be added with the keyboard alone', async ({ page, family }) => {
  await openAdd(page)
  await tabTo(page, nameField(page))
  await page.keyboard.type('Mia')
  await tabTo(page, speech(page).getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await tabTo(page, topics(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: 'I spy' }))
  await page.keyboard.press('Space')
  await tabTo(page, add(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const chosen = { proficiencyLevel: 'simple', contentMaturity: 'toddler', activities: ['i-spy'] }
  expect(await children(family)).toMatchObject([{ name: 'Mia', ...chosen }])
})

test('a superadmin changes a child of any family', async ({ page, family }) => {
  const { id } = await addChild(family)
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/children/${id}/update`)
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toContainText(family.parent.email)
  await nameField(page).fill('Mia, by support')
  await save(page).click()
  await expect(page).toHaveURL(`/app/${family.accountId}`)
  expect(await children(family)).toMatchObject([{ name: 'Mia, by support' }])
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
  expect(await children(family)).toEqual([])
})

test('axe finds nothing on either page, and nothing overflows at 320 px', async ({ page, family }) => {
  test.slow()
  await openAdd(page)
  await birthDate(page).fill(yearsAgo(5))
  await expect(speech(page)).toContainText('Suggested for a 5-year-old')
  await page.getByLabel('Interests').fill(`${'x'.repeat(90)},`)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const { id } = await addChild(family)
  await page.goto(`/app/children/${id}/update`)
  await expect(nameField(page)).toHaveValue('Mia')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
})

const refusal = JSON.stringify({
  error: {
    code: 'invalid-request',
    message: 'Some fields are not right; the details name each one.',
    details: [{ field: 'body.pronouns', message: 'There is no such choice.' }],
  },
})

/** Said where a screen reader finds it: in what describes the field. */
async function expectMistake(field: Locator, words: string) {
  await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(/[.]/g, '\\.')))
}
