import type { Page } from '@playwright/test'
import { writePushMessage } from '@pipit/server/features/push/push-message'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import { deliverPush, fakePushService, recordNotifications } from '../fixtures/pages/push-service.ts'
import { waitForServiceWorker } from '../fixtures/pages/service-worker.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const kind = (page: Page, name: string) => page.getByRole('group', { name })

test('a parent chooses for each kind what is mailed and what phones show', async ({ page, family }) => {
  await page.goto('/app')
  await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(kind(page, 'Safety notes').getByLabel('By mail')).toBeChecked()
  await kind(page, 'Safety notes').getByLabel('By mail').uncheck()
  await kind(page, 'Safety notes').getByLabel('On your phones and computers').selectOption('Serious and medium ones')
  await kind(page, 'offline for a day').getByLabel('By mail').check()
  await kind(page, 'offline for a day').getByLabel('On your phones').uncheck()
  await kind(page, 'update waiting').getByLabel('On your phones').uncheck()
  await kind(page, 'The week').getByLabel('By mail').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const read = () => family.call('GET /accounts/:accountId', { params: family.params })
  const chosen = { flagMail: false, flagPush: 'medium', deviceOfflineMail: true, deviceOfflinePush: false }
  expect(await read()).toMatchObject({ ...chosen, deviceUpdateMail: false, deviceUpdatePush: false, weeklyMail: true })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(read)
    .toMatchObject({ flagMail: true, flagPush: 'high', deviceOfflineMail: false, weeklyMail: false })
  await expectNoSidewaysScrolling(page)
})

test.describe('a browser that may show notifications', () => {
  test.beforeEach(async ({ context }) => {
    await fakePushService(context)
  })

  test('is added with one tap, sends its subscription at each load, and is removed', async ({ page, family }) => {
    const list = async () =>
      (await family.call('GET /accounts/:accountId/push-subscriptions', { params: family.params })).items
    await page.goto('/app/notifications')
    await page.getByRole('button', { name: 'Show notifications here' }).click()
    const listed = page.getByRole('listitem').filter({ hasText: 'This phone or computer' })
    await expect(listed).toBeVisible()
    expect(await list()).toMatchObject([{ service: 'fcm.googleapis.com' }])
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)

    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/push-subscriptions'),
    )
    await page.goto('/app')
    await sent

    await page.goto('/app/notifications')
    await page.getByRole('button', { name: 'Remove this phone or computer' }).click()
    await expect(page.getByRole('button', { name: 'Show notifications here' })).toBeVisible()
    expect(await list()).toEqual([])
    expect(await page.evaluate(`localStorage.getItem('test:push-subscription')`)).toBeNull()
  })

  test('shows what the server wrote, and opens its page', async ({ page, context, family, server }) => {
    const { deviceId } = await setUpFamily(family, server)
    await page.goto('/app')
    await waitForServiceWorker(page)
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('There is no service worker.')
    const notifications = await recordNotifications(worker)
    const { accountId } = family
    const message = writePushMessage(
      { kind: 'device-offline', severity: null, accountId, subjectId: deviceId },
      { personId: accountId, sessionId: 'any', language: 'en' },
    )
    await deliverPush(page, message)
    const { title, text: body, tag } = message
    const notification = { title, body, tag, lang: 'en', icon: '/icons/icon-192.png' }
    await expect.poll(notifications.list).toEqual([notification])
    // A repeat takes the place of the earlier one.
    await deliverPush(page, message)
    await expect.poll(notifications.list).toEqual([notification])

    await notifications.click()
    await expect(page).toHaveURL(message.path)
    await expect.poll(notifications.list).toEqual([])
  })

  test('shows none any more after signing out', async ({ page, signInAs, isPhone }) => {
    await signInAs({ role: 'parent' })
    await page.goto('/app/notifications')
    await page.getByRole('button', { name: 'Show notifications here' }).click()
    await expect(page.getByText('This phone or computer', { exact: true })).toBeVisible()
    await (await openMenu(page, isPhone)).getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    const registrations = 'navigator.serviceWorker.getRegistrations().then((all) => all.length)'
    await expect.poll(() => page.evaluate(registrations)).toBe(0)
  })
})

test('a browser that refuses notifications is told how to allow them', async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => 'denied' })`)
  await page.goto('/app/notifications')
  await expect(page.getByText('This browser blocks notifications of Pipit.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show notifications here' })).toHaveCount(0)
  await expectAccessible(page)
})

test('an iPhone is told to install Pipit first', { tag: '@phone' }, async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.addInitScript(`
    delete window.PushManager
    delete window.Notification
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' })
  `)
  await page.goto('/app/notifications')
  await expect(page.getByText('Add to Home Screen')).toBeVisible()
})
