import type { Page } from '@playwright/test'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ timezoneId: 'Europe/Lisbon' })

async function openProfile(page: Page, path = '/app/profile') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** A picture that the browser draws: its left half is red, its right half blue. */
async function drawPicture(page: Page, width: number, height: number) {
  const base64: string = await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} })
    const context = canvas.getContext('2d')
    context.fillStyle = 'red'
    context.fillRect(0, 0, ${width / 2}, ${height})
    context.fillStyle = 'blue'
    context.fillRect(${width / 2}, 0, ${width / 2}, ${height})
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('name, phone and time zone are saved, and undo restores them', async ({ page, family }) => {
  const read = () => family.call('GET /accounts/:accountId', { params: family.params })
  await openProfile(page)
  await page.getByLabel('Name', { exact: true }).fill('  Ada <i>Ω</i> مريم 👩🏽 ')
  await page.getByLabel('Phone').fill('0049 (170) 123-45 678')
  await page.getByLabel('Time zone').fill('new york')
  await page.keyboard.press('Enter')
  await save(page)
  expect(await read()).toMatchObject({
    name: 'Ada <i>Ω</i> مريم 👩🏽',
    phone: '+4917012345678',
    timeZone: 'America/New_York',
  })
  await expect(page.getByLabel('Phone')).toHaveValue('+4917012345678')
  await expect(page.getByRole('main').getByText('America/New York')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  expect(await read()).toMatchObject({ name: null, phone: null })
})

test('the language of the profile is that of the pages at once, and after a reload', async ({ page, family }) => {
  await openProfile(page)
  await expect(page.getByLabel('Language').getByRole('option')).toHaveText([
    'English',
    'Español',
    'Deutsch',
    'Français',
  ])
  await page.getByLabel('Language').selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'de')
  expect(await family.call('GET /accounts/:accountId', { params: family.params })).toMatchObject({ language: 'de' })
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.locator('select').filter({ hasText: 'Español' })).toHaveValue('de')
})

test('a language that Pipit does not have shows as the nearest one, and stays until another is chosen', async ({
  page,
  family,
}) => {
  const read = () => family.call('GET /accounts/:accountId', { params: family.params })
  await family.call('PATCH /accounts/:accountId', { params: family.params, body: { language: 'de-AT' } })
  await page.goto('/app/profile')
  await expect(page.getByLabel('Sprache')).toHaveValue('de')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(read).toMatchObject({ name: 'Ada', language: 'de-AT' })
})

test('the time zone of this device is set with one click, and not lost by leaving without a question', async ({
  page,
  family,
}) => {
  await openProfile(page)
  const button = page.getByRole('button', { name: 'Use this device’s: Europe/Lisbon' })
  await button.click()
  await expect(button).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await save(page)
  const { timeZone } = await family.call('GET /accounts/:accountId', { params: family.params })
  expect(timeZone).toBe('Europe/Lisbon')
})

test('a photo is cut to a small square before it is sent, and can be removed', async ({ page, family }) => {
  const read = () => family.call('GET /accounts/:accountId', { params: family.params })
  await openProfile(page)
  await page.getByLabel('Photo').setInputFiles(await drawPicture(page, 1200, 400))
  const shown = page.getByRole('img', { name: 'How others see you' })
  await expect(shown).toBeVisible()
  await save(page)
  const { photo } = await read()
  expect(photo).toMatch(/^data:image\/jpeg;base64,/)
  const size = await shown.evaluate((image: unknown) => {
    const { naturalWidth, naturalHeight } = image as { naturalWidth: number; naturalHeight: number }
    return [naturalWidth, naturalHeight]
  })
  expect(size).toEqual([256, 256])
  await page.reload()
  await expect(shown).toHaveAttribute('src', photo ?? '')
  await page.getByRole('button', { name: 'Remove' }).click()
  await save(page)
  expect(await read()).toMatchObject({ photo: null })
})

test('a mistake in the profile is shown beside its field, and what was typed stays', async ({ page, family }) => {
  await openProfile(page)
  await page.getByRole('main').getByRole('link', { name: 'notifications' }).focus()
  for (const name of ['Choose a photo', 'Name', 'Phone', 'Language', 'Time zone']) {
    await page.keyboard.press('Tab')
    const field = page.getByRole('button', { name }).or(page.getByLabel(name, { exact: true }))
    await expect(field, name).toBeFocused()
  }
  const noPicture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.getByLabel('Photo').setInputFiles(noPicture)
  await expect(page.getByLabel('Photo')).toHaveAccessibleDescription(/We cannot read this as a picture/)
  await page.getByLabel('Name', { exact: true }).fill('n'.repeat(301))
  await page.getByLabel('Phone').fill('0170 1234567')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/At most 300 characters/)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/with its country code/)
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('n'.repeat(300))
  await page.getByLabel('Phone').fill('')
  await save(page)
  const { name } = await family.call('GET /accounts/:accountId', { params: family.params })
  expect(name).toHaveLength(300)
  await expectNoSidewaysScrolling(page)
})

test('a profile that is changed elsewhere is updated without a reload', async ({ page, family }) => {
  await openProfile(page)
  let number = 0
  // Repeated, because the page's socket may not be connected yet.
  await expect(async () => {
    const name = `From elsewhere, ${(number += 1)}`
    await family.call('PATCH /accounts/:accountId', { params: family.params, body: { name } })
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name, { timeout: 2000 })
  }).toPass()
})

test('a superadmin changes the profile of a family', async ({ page, family }) => {
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/profile`)
  await giveReason(page)
  await openProfile(page, `/app/${family.accountId}/profile`)
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await save(page)
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toContainText('Ada')
  expect(await family.call('GET /accounts/:accountId', { params: family.params })).toMatchObject({ name: 'Ada' })
})
