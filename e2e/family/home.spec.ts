import type { Page, WebSocketRoute } from '@playwright/test'
import { connectDevice } from '@pipit/device/connect-device'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { startTalkingDevice } from '../fixtures/devices/talking-device.ts'
import { addConversation, addFlag } from '../fixtures/family/add-conversation.ts'
import type { Family } from '../fixtures/family/family.ts'
import { addCard, addChild, addDevice, addWifi, setUpFamily } from '../fixtures/family/set-up-family.ts'
import { daysAgo, setUpTranscripts } from '../fixtures/family/set-up-transcripts.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { listChildren } from '../fixtures/pages/child-form.ts'
import { tabTo } from '../fixtures/pages/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const guide = (page: Page) => panel(page, 'On the way to the first conversation')
const nextStep = (page: Page) => guide(page).locator('[aria-current=step]')
const steps = ['Your child', 'Your device', 'Your wifi', 'Bring it online', 'Your first card', 'Say hello']
const notification = (page: Page) => page.getByRole('alert')

test('a new parent is guided from the child to the first conversation, which is celebrated on its day', async ({
  page,
  family,
  server,
}) => {
  test.slow()
  await page.goto('/app')
  await expect(nextStep(page)).toContainText('Your child')
  for (const [title, empty] of [
    ['Children', 'Add your child first'],
    ['Devices', 'Scan the code on the back of a Pipit'],
    ['Cards', 'Scan a card'],
    ['Wifi networks', 'Add the wifi at home'],
  ] as const) {
    await expect(panel(page, title)).toContainText(empty)
  }
  const { id: childId } = await addChild(family)
  await expect(guide(page).getByRole('listitem').first()).toContainText('Done')
  await expect(nextStep(page)).toContainText('Your device')
  const { deviceId, deviceApiKey } = await addDevice(family, server)
  const params = { ...family.params, deviceId }
  await family.call('PATCH /accounts/:accountId/devices/:deviceId', { params, body: { childId } })
  await expect(nextStep(page)).toContainText('Your wifi')
  await addWifi(family)
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'Your wifi' })).toContainText('Saved')
  await expect(nextStep(page).getByRole('link', { name: 'Bring it online' })).toHaveAttribute(
    'href',
    `/app/devices/${deviceId}`,
  )
  const device = await startTalkingDevice(server, { deviceId, deviceApiKey })
  await expect(nextStep(page)).toContainText('Your first card')
  await expect(notification(page)).toContainText('Pipit is online and says hello, Mia')
  await expect(nextStep(page).getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/app/cards/add')
  await addCard(family, server)
  await expect(panel(page, 'Cards').getByRole('listitem')).toHaveCount(1)
  await expect(nextStep(page)).toContainText('Say hello')
  await expect(guide(page)).toContainText('5 of 6 done')

  const conversation = await device.talk()
  await expect(nextStep(page)).toContainText('Mia is talking with Pipit right now')
  await expect.poll(conversation.heard, { timeout: 60_000 }).toContain('Mia')
  conversation.say('I saw a hedgehog in the garden because it was dark')
  conversation.say('Bye bye')
  await conversation.ended
  const celebration = panel(page, 'The first conversation!')
  await expect(celebration).toContainText('Mia and Pipit have met')
  await expect(guide(page)).toBeHidden()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await device.close()
  await celebration.getByRole('link', { name: 'Read what they talked about' }).click()
  await expect(page.getByText('I saw a hedgehog in the garden')).toBeVisible()

  await updateDatabase(server, 'update insights set date = date - 1 where child_id = $1', [childId])
  await page.goto('/app')
  await expect(panel(page, 'Children')).toContainText('Yesterday’s best moment')
  await expect(celebration).toBeHidden()
  await expect(guide(page)).toBeHidden()
})

test('a skipped first step is remembered, undo restores it, and so does a failure to save it', async ({
  page,
  family,
}) => {
  await page.goto('/app')
  await expect(nextStep(page)).toContainText('Your child')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(nextStep(page)).toContainText('Your device')
  await expect(notification(page)).toContainText('Your child: skipped for now')
  await expectAccessible(page)
  await expect.poll(() => skippedSteps(family)).toEqual(['child'])
  await page.reload()
  await expect(nextStep(page)).toContainText('Your device')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nextStep(page)).toContainText('Your device')
  await expect.poll(() => skippedSteps(family)).toEqual(['child'])
  await expectNoSidewaysScrolling(page)
  await page.route(`**/v1/accounts/${family.accountId}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText('This could not be saved')).toBeVisible()
  await expect(nextStep(page)).toContainText('Your device')
})

test('the home page loads with one request after the session, and the names of the activities', async ({
  page,
  family,
  server,
}) => {
  await setUpFamily(family, server)
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/')) requestedPaths.push(pathname)
  })
  // The socket is blocked: when it connects, the page fetches everything again.
  await page.routeWebSocket('**/socket.io/**', () => undefined)
  await page.goto('/app')
  await expect(panel(page, 'Wifi networks').getByRole('link', { name: 'Nest' })).toBeVisible()
  const ownRequests = requestedPaths.filter((path) => !/settings|sign-in/.test(path))
  expect(ownRequests.toSorted()).toEqual([`/v1/accounts/${family.accountId}/home`, '/v1/activities'])
})

test('safety notes come first, are named, and lead to the note', async ({ page, family, server }) => {
  const child = { accountId: family.accountId, childId: (await addChild(family)).id }
  const conversationId = await addConversation(server, child, { daysAgo: 1, said: ['nobody likes me', 'Oh'] })
  const snippet = 'nobody likes me'
  await addFlag(server, child, conversationId, { category: 'unhappiness', severity: 'medium', snippet })
  await addFlag(server, child, conversationId, { category: 'profanity', severity: 'low', snippet: 'poo' })
  await page.goto('/app')
  const notes = page.getByRole('list', { name: 'Safety notes to read' })
  await expect(notes.getByRole('link').first()).toHaveText('Words about being unhappyWorth a talk · Mia')
  await expect(page.getByText(snippet), 'whoever looks over the shoulder reads no words').toBeHidden()
  await expect(page.getByText('safety notes to read'), 'both are named above').toBeHidden()
  await expectAccessible(page)
  await notes.getByRole('link', { name: 'Rude words' }).click()
  const note = panel(page, 'Safety notes').getByRole('listitem').filter({ hasText: 'Rude words' })
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport()
  await note.getByRole('button', { name: 'Mark as read' }).click()
  await page.goBack()
  await expect(notes.getByRole('link')).toHaveCount(1)
})

test('a child’s day shows how it was, and its best moment can be heard', async ({ page, family, server }) => {
  const { childId, ofChild, addConversation: addHeard, record, close } = await setUpTranscripts(family, server)
  const happy = ['I am so happy today!', 'Oh', 'I love my cat so much', 'Oh', 'Can hedgehogs swim in the sea?']
  const { entry } = await addHeard({ ...ofChild, startedAt: daysAgo(1), entries: [...happy, 'Yes', 'That is fun'] })
  const oneSecond = Int16Array.from({ length: 16_000 }, (_, index) => 8000 * Math.sin(index / 8))
  await record.speech(entry(5), oneSecond)
  await close()
  await page.goto('/app')
  const child = panel(page, 'Children')
  await expect(child).toContainText('Nothing yet today')
  await expect(child.getByRole('figure')).toBeHidden()
  // The page learns of it when the day is counted.
  await updateDatabase(server, 'select aggregate_day($1, $2, $3)', [family.accountId, childId, daysAgo(1).slice(0, 10)])
  const moment = child.getByRole('figure', { name: 'Yesterday’s best moment' })
  await expect(moment).toContainText('Can hedgehogs swim in the sea?')
  await expect(child).toContainText('Yesterday: 1 minute in 1 conversation')
  await expect(child).toContainText('Sounded mostly happy')
  await expect(child).toContainText('Talked about: Animals')
  await expectAccessible(page)
  await moment.getByRole('button', { name: 'Hear it (1 second)' }).click()
  await expect
    .poll(() => moment.locator('audio').evaluate((player: { played?: { length: number } }) => player.played?.length))
    .toBe(1)
  await expect(moment.getByRole('button', { name: 'Hear it (1 second)' }), 'it has ended').toBeVisible()
  await page.route('**/recordings/*', (route) => route.abort())
  await page.reload()
  await moment.getByRole('button', { name: 'Hear it (1 second)' }).click()
  await expect(moment.getByRole('alert')).toBeVisible()
  await moment.getByRole('link', { name: 'Read the conversation with Mia' }).click()
  await expect(page.locator('[data-linked]')).toContainText('Can hedgehogs swim in the sea?')
})

test('cards are grouped by child with their activity, and more than five are folded', async ({
  page,
  family,
  server,
}) => {
  const { id: childId } = await addChild(family, 'Ada')
  const names = ['Fox', 'Bear', 'Cat', 'Dog', 'Elk']
  for (const name of names) await addCard(family, server, { name, childId })
  await addCard(family, server, { name: 'Ant' })
  await page.goto('/app')
  const cards = panel(page, 'Cards')
  await expect(cards.getByRole('listitem')).toHaveText(names.toSorted().map((name) => `${name}Story with choices`))
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Ada'])
  await cards.getByRole('button', { name: 'Show all 6 cards' }).click()
  await expect(cards.getByRole('link', { name: 'Ant' }), 'the first new one').toBeFocused()
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Ada', 'Belong to no child yet'])
  await expectAccessible(page)
  await cards.getByRole('button', { name: 'Show fewer cards' }).click()
  await expect(cards.getByRole('listitem')).toHaveCount(5)
})

test('each item on the home page links to its own page', async ({ page, family, server }) => {
  const { childId, deviceId, cardId } = await setUpFamily(family, server)
  await page.goto('/app')
  const children = panel(page, 'Children')
  await expect(children).toContainText('Nothing yet today')
  await expect(panel(page, 'Devices')).toContainText('Belongs to Mia')
  for (const [name, path] of [
    ['Mia', `/children/${childId}`],
    ['Kitchen', `/devices/${deviceId}`],
    ['Dragon', `/cards/${cardId}`],
    ['Account', '/account'],
    ['Profile', '/profile'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', `/app${path}`)
  }
  await panel(page, 'Wifi networks').getByRole('link', { name: 'Nest' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wifi network')
  await page.goBack()
  await children.getByRole('link', { name: 'Edit Mia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s settings')
})

test('a device that connects and disconnects is updated live, with its battery', async ({ page, family, server }) => {
  const { deviceId, deviceApiKey } = await addDevice(family, server, 'Kitchen')
  await page.goto('/app')
  const devices = panel(page, 'Devices')
  await expect(devices).toContainText('Not online yet')
  const status = { battery: 12, firmware: '1.0.0' }
  const connection = connectDevice({ serverUrl: server.url, deviceId, deviceApiKey, status })
  await expect(devices).toContainText('Online')
  await expect(devices).toContainText('Battery low: 12%')
  connection.report({ battery: 80, firmware: '1.0.0' })
  await expect(devices).toContainText('Battery 80%')
  await connection.close()
  await expect(devices).toContainText('Offline, last seen just now')
})

test('the home page shows changes of another tab without a reload', async ({ page, family, context }) => {
  await page.goto('/app')
  await expect(panel(page, 'Children')).toContainText('Add your child first')
  const other = await context.newPage()
  await other.goto('/app/wifi-networks/add')
  await other.getByLabel('Network name').fill('From the other tab')
  await other.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await other.getByRole('button', { name: 'Add the network' }).click()
  await expect(other).toHaveURL('/app')
  await expect(panel(page, 'Wifi networks').getByRole('link', { name: 'From the other tab' })).toBeVisible()
  await addChild(family, 'Ada')
  await expect(panel(page, 'Children').getByRole('link', { name: 'Ada', exact: true })).toBeVisible()
})

test('the home page is updated live again after its connection ended and the session could not be renewed at once', async ({
  page,
  family,
}) => {
  await page.clock.install()
  const connected = Promise.withResolvers<WebSocketRoute>()
  let isRefused = false
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    const connection = socket.connectToServer()
    // Socket.IO's packets with which a page joins, and with which a server refuses that.
    socket.onMessage((message) => {
      if (isRefused && message.toString().startsWith('40/family'))
        socket.send('44/family,{"message":"Sign in first.","data":{"code":"unauthenticated"}}')
      else connection.send(message)
    })
    connection.onMessage((message) => {
      socket.send(message)
      if (message.toString().startsWith('40/family')) connected.resolve(socket)
    })
  })
  await page.goto('/app')
  await expect(panel(page, 'Children')).toContainText('Add your child first')
  const socket = await connected.promise
  await page.route('**/v1/auth/sign-in/id', (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/sign-in/id'))
  isRefused = true
  // The packet with which a server ends a connection.
  socket.send('41/family,')
  await failed
  isRefused = false
  await page.unrouteAll({ behavior: 'wait' })
  await page.clock.fastForward('00:30')
  await addChild(family, 'Ada')
  await expect(panel(page, 'Children').getByRole('link', { name: 'Ada', exact: true })).toBeVisible()
})

test('names are shown as plain text and fit the narrowest phone', async ({ page, family }) => {
  const names = ['<img src=x onerror=alert(1)>', '👧🏽 Zoë', 'مريم', 'W'.repeat(300)]
  for (const name of names) await addChild(family, name, '2021-02-03')
  await addWifi(family, '<b>🐦</b> شبكة')
  await page.goto('/app')
  for (const name of names) await expect(panel(page, 'Children').getByRole('link', { name, exact: true })).toBeVisible()
  await expect(panel(page, 'Wifi networks').getByRole('link', { name: '<b>🐦</b> شبكة' })).toBeVisible()
  expect(await page.locator('main img, main b').count()).toBe(0)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('link', { name: `Edit ${'W'.repeat(300)}` }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('W'.repeat(300))
  await page.getByRole('button', { name: 'Remove this child' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('the home page shows a skeleton while it loads, and a retry when that fails', async ({ page, family }) => {
  const home = `**/v1/accounts/${family.accountId}/home`
  const held = Promise.withResolvers<void>()
  await page.route(home, async (route) => {
    await held.promise
    await route.fulfill({ status: 403, contentType: 'application/json', body: refusal })
  })
  await page.goto('/app')
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(panel(page, 'Wifi networks')).toBeVisible()
  await expectAccessible(page)
  held.resolve()
  await expect(page.getByRole('alert')).toContainText('Your account may not do this.')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(nextStep(page)).toContainText('Your child')
})

test('a superadmin sees the same family with a banner that names it, and changes a child', async ({
  page,
  family,
  server,
}) => {
  await setUpFamily(family, server)
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}`)
  await giveReason(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${family.parent.email}’s family`)
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toContainText(family.parent.email)
  await expect(panel(page, 'Devices').getByRole('link', { name: 'Kitchen' })).toBeVisible()
  await panel(page, 'Children').getByRole('link', { name: 'Edit Mia' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/${family.accountId}/children/[^/]+/update$`))
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Mia')
  await name.fill('Mia, by support')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(`/app/${family.accountId}`)
  await expect(panel(page, 'Children').getByRole('link', { name: 'Mia, by support', exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Whose account is open' })).toContainText(family.parent.email)
  expect(await listChildren(family)).toMatchObject([{ name: 'Mia, by support' }])
})

test('skipping every first step with the keyboard removes the guide for good, without losing the focus', async ({
  page,
  family,
}) => {
  await page.goto('/app')
  await expect(nextStep(page)).toContainText('Your child')
  for (const step of steps.slice(1)) {
    await tabTo(page, page.getByRole('button', { name: 'Skip for now' }))
    await page.keyboard.press('Enter')
    await expect(nextStep(page)).toContainText(step)
    await expect(guide(page).getByRole('heading')).toBeFocused()
  }
  await tabTo(page, page.getByRole('button', { name: 'Skip for now' }))
  await page.keyboard.press('Enter')
  await expect(guide(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => skippedSteps(family)).toEqual(['child', 'device', 'wifi', 'online', 'card', 'hello'])
  await page.reload()
  await expect(panel(page, 'Children')).toContainText('Add your child first')
  await expect(guide(page)).toBeHidden()
})

const refusal = JSON.stringify({ error: { code: 'forbidden', message: 'Your account may not do this.', details: [] } })

async function skippedSteps({ call, params }: Family) {
  return (await call('GET /accounts/:accountId', { params })).skippedSteps
}
