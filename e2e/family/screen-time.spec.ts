import type { Page, Route } from '@playwright/test'
import type { ApiResponse } from '@pipit/contract/api/client'
import { startTalkingDevice } from '../fixtures/devices/talking-device.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { saveButton } from '../fixtures/pages/child-form.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

type FamilyHome = ApiResponse<'GET /accounts/:accountId/home'>

const children = (page: Page) => page.getByRole('region', { name: 'Children', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const meaning = (page: Page) => page.getByRole('status', { name: 'What this means' })
const quietTime = (page: Page, number: number) => page.getByRole('group', { name: `Quiet time ${number}` })

/** The first words take a while: the speech processes start with the first conversation. */
const soon = { timeout: 60_000 }

/** `2:05 PM`. */
const asShown = (clock: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2026-01-01T${clock}:00Z`))

/** `HH:MM` in UTC, the time zone of a new family. */
const clockIn = (hours: number) => Temporal.Now.plainTimeISO('UTC').add({ hours }).toString().slice(0, 5)

test('a child runs into quiet hours, goes on with 15 more minutes, and stops when it is paused', async ({
  page,
  family,
  server,
}) => {
  test.slow()
  const { childId, deviceId } = await setUpFamily(family, server)
  const params = { ...family.params, deviceId }
  const { deviceApiKey } = await family.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', { params })
  const device = await startTalkingDevice(server, { deviceId, deviceApiKey })
  const [from, to] = [clockIn(-1), clockIn(3)]
  await page.goto(`/app/children/${childId}/limits`)
  await button(page, 'Add bedtime').click()
  await quietTime(page, 1).getByLabel('From').fill(from)
  await quietTime(page, 1).getByLabel('To', { exact: true }).fill(to)
  await expect(meaning(page)).toContainText(`Every day: as long as they like. Quiet from ${asAmerican(from)} to`)
  await saveButton(page).click()
  await expect(children(page)).toContainText(`Quiet until ${asShown(to)}`)

  const refused = await device.talk()
  await expect.poll(refused.heard, soon).toContain('I am resting now')
  refused.say('Good night')
  expect(await refused.ended).toBe('quiet-hours')

  await page.route('**/screen-time/grants', loseResponse, { times: 1 })
  await button(page, '15 more minutes for Mia').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Mia did not get more minutes' })).toBeVisible()
  await button(page, '15 more minutes for Mia').click()
  const notice = page.getByRole('alert').filter({ hasText: 'Mia has 15 more minutes' })
  await expect(notice).toBeVisible()
  await expect(children(page)).toContainText('15 minutes left')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(children(page)).toContainText(`Quiet until ${asShown(to)}`)
  // The page shows it before the server has answered.
  await Promise.all([page.waitForResponse(/\/screen-time\/grants$/), button(page, '15 more minutes for Mia').click()])
  await expect(children(page)).toContainText('15 minutes left')
  const allowed = await device.talk()
  await expect.poll(allowed.heard, soon).toContain('Mia')
  await expect(children(page)).toContainText('Talking now')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await button(page, 'Pause Mia').click()
  expect(await allowed.ended).toBe('paused')
  await expect(children(page)).toContainText('Paused')
  await expect(children(page)).not.toContainText('Talking now')
  await button(page, 'Resume Mia').click()
  await expect(button(page, 'Pause Mia')).toBeVisible()
  await device.close()
})

test('minutes and quiet hours by weekday are set with the keyboard and in words, and errors are at their field', async ({
  page,
  family,
  server,
}) => {
  const { childId } = await setUpFamily(family, server)
  await page.goto(`/app/children/${childId}/limits`)
  await expect(meaning(page)).toHaveText('Every day: as long as they like.')
  await page.getByLabel('Every day', { exact: true }).selectOption('45 minutes')
  await page.getByLabel('The same every day').press('Space')
  const minutes = page.getByRole('group', { name: 'Time with Pipit in a day' })
  await minutes.getByLabel('Saturday').selectOption('1 hour 30 minutes')
  await minutes.getByLabel('Sunday').selectOption('As long as they like')
  await button(page, 'Add bedtime').press('Enter')
  await button(page, 'Add other hours').press('Enter')
  const other = quietTime(page, 2)
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await other.getByLabel(day).press('Space')
  await other.getByLabel('From').fill('20:00')
  await other.getByLabel('To', { exact: true }).fill('20:00')
  await saveButton(page).click()
  await expect(other.getByLabel('From')).toBeFocused()
  await expect(other.getByLabel('To', { exact: true })).toHaveAccessibleDescription(/Quiet hours from 20:00 to 20:00/)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await other.getByLabel('To', { exact: true }).fill('21:00')
  await expect(other.getByLabel('To', { exact: true })).toHaveAccessibleDescription('')
  await expect(page.getByText('Some of these hours overlap. That is fine')).toBeVisible()
  await expect(meaning(page).locator('span')).toHaveText([
    'Monday: 45 minutes. Quiet from 7:30 PM to 7:00 AM the next day and from 8:00 PM to 9:00 PM.',
    'Tuesday to Friday: 45 minutes. Quiet from 7:30 PM to 7:00 AM the next day.',
    'Saturday: 1 hour 30 minutes. Quiet from 7:30 PM to 7:00 AM the next day.',
    'Sunday: as long as they like. Quiet from 7:30 PM to 7:00 AM the next day.',
  ])
  await other.getByRole('button', { name: 'Remove quiet time 2' }).press('Enter')
  await expect(quietTime(page, 2)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quietTime(page, 2).getByLabel('To', { exact: true })).toHaveValue('21:00')
  await quietTime(page, 2)
    .getByLabel(/All day/)
    .check()
  await expect(meaning(page)).toContainText('Monday: quiet the whole day.')
  await saveButton(page).click()
  await expect(page).toHaveURL('/app')
  const { screenTime } = await family.call('GET /accounts/:accountId/children/:childId', {
    params: { ...family.params, childId },
  })
  expect(screenTime).toMatchObject({
    minutes: { monday: 45, friday: 45, saturday: 90, sunday: null },
    quietHours: [
      { from: '19:30', to: '07:00' },
      { days: ['monday'], from: '00:00', to: '24:00' },
    ],
  })
})

test('the limits of a child are one tap away from its pages, and pause Pipit too', async ({ page, family, server }) => {
  const { childId } = await setUpFamily(family, server)
  await page.goto(`/app/children/${childId}`)
  await page.getByRole('link', { name: 'Settings' }).click()
  const limits = page.getByRole('region', { name: 'Limits' })
  await expect(limits).toContainText('Every day: as long as they like.')
  await limits.getByRole('link', { name: 'Change the limits' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s limits')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await button(page, 'Pause Mia').click()
  await expect(page.getByText('Pipit is paused for Mia, until somebody resumes it.')).toBeVisible()
  const { children: paused } = await family.call('GET /accounts/:accountId/home', { params: family.params })
  expect(paused).toMatchObject([{ allowance: { state: 'paused' } }])
  await button(page, 'Resume Mia').click()
  await expect(button(page, 'Pause Mia')).toBeVisible()

  await page.getByRole('link', { name: 'Back to Mia' }).click()
  await page.getByRole('link', { name: 'Limits' }).click()
  await page.getByLabel('Every day', { exact: true }).selectOption('30 minutes')
  await saveButton(page).click()
  await expect(children(page)).toContainText('30 minutes')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(children(page)).not.toContainText('30 minutes')
})

test('the whole family is paused and resumed with one tap, here and on other pages, and a failed tap is rolled back', async ({
  page,
  context,
  family,
  server,
}) => {
  await setUpFamily(family, server)
  await page.goto('/app')
  const other = await context.newPage()
  await other.goto('/app')
  await button(page, 'Pause all').click()
  await expect(children(page)).toContainText('Paused')
  await expect(children(other)).toContainText('Paused')
  await expect(button(other, 'Pause Mia')).toBeHidden()
  await button(other, 'Resume all').click()
  await expect(children(page)).not.toContainText('Paused')
  await page.route('**/pause', (route) => route.abort())
  await button(page, 'Pause Mia').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Pipit could not be paused for Mia' })).toBeVisible()
  await expect(children(page)).not.toContainText('Paused')
  await expect(button(page, 'Pause Mia')).toBeVisible()
})

test('more minutes are not offered where the plan’s time ends first', async ({ page, family, server }) => {
  await setUpFamily(family, server)
  await page.route('**/v1/accounts/*/home', async (route) => {
    const response = await route.fetch()
    const home = (await response.json()) as FamilyHome
    const plan = { ...home.plan, name: 'Small', minutesPerDay: 30 }
    const planned = { allowedMinutes: 30, minutesLeft: 30, limitedBy: 'plan' }
    const limited = home.children.map((child) => ({ ...child, allowance: { ...child.allowance, ...planned } }))
    await route.fulfill({ response, json: { ...home, plan, children: limited } })
  })
  await page.goto('/app')
  await expect(children(page)).toContainText('0 of 30 minutes used · 30 left in the plan')
  const grant = button(page, '15 more minutes for Mia')
  await expect(grant).toBeDisabled()
  await expect(grant).toHaveAccessibleDescription(/^The plan Small allows each child 30 minutes a day\./)
  await expectAccessible(page)
})

/** The server has done it, and the page does not learn of it. */
async function loseResponse(route: Route) {
  await route.fetch()
  await route.abort()
}

/** `19:30` → `7:30 PM`, as the browser of these tests writes it. */
const asAmerican = (clock: string) => Temporal.PlainTime.from(clock).toLocaleString('en-US', { timeStyle: 'short' })
