import type { Locator, Page } from '@playwright/test'
import { addFlag, addConversation, countInsightDays } from '../fixtures/family/add-conversation.ts'
import { addChildWithConversations } from '../fixtures/family/child-with-conversations.ts'
import { openConversationDatabase } from '../fixtures/family/conversation-database.ts'
import { printPage } from '../fixtures/pages/print-page.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { expect, test } from '../fixtures/test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a parent sees what the child talked about, and how each figure is made',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { page: insights, today } = await addChildWithConversations(family, server)
    await page.goto(insights)
    await expect(page.getByRole('main').getByText('Mia', { exact: true })).toBeVisible()
    await expect(panel(page, 'Today')).toContainText('Mia talked with Pipit for 7 minutes.')
    await expect(panel(page, 'Today').getByRole('figure')).toContainText('Why do whales sing?')
    await expect(panel(page, 'Today').getByRole('term')).toHaveText(['minutes', 'words', 'new words', 'question'])
    await expect(panel(page, 'Safety notes')).toContainText('Nothing needs your attention.')
    await expect(panel(page, 'Questions asked')).toContainText('1 question')
    await expect(panel(page, 'Topics')).toContainText('Animals')
    await expect(panel(page, 'New words')).toContainText('sharks')
    await expect(panel(page, 'What was said about feelings')).toContainText('not enough to say')

    const time = panel(page, 'Time talked')
    await expect(time).toContainText('7 of 30 minutes used on the day with a limit.')
    await time.getByText('Show as table').click()
    await expect(time.getByRole('columnheader', { name: 'Allowed' })).toBeVisible()
    await expect(time.getByRole('cell', { name: '30', exact: true })).toHaveCount(1)

    const words = panel(page, 'Words said')
    await expect(words.getByRole('row', { name: /^Monday/ })).toBeHidden()
    await words.getByText('Show as table').click()
    await expect(words.getByRole('row', { name: /^Monday/ })).toBeVisible()
    await words.getByText('How we know').click()
    await expect(words).toContainText('none of Pipit’s')

    const moment = panel(page, 'Best moments').getByRole('listitem').filter({ hasText: 'Why do whales sing?' })
    await moment.getByRole('link', { name: 'Read the conversation' }).click()
    await expect(page).toHaveURL(`${insights}/log?entry=${today}-1`)
  },
)

test(
  'on a phone, the best moment comes first and a chart soon after',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    const { page: insights } = await addChildWithConversations(family, server)
    await page.goto(insights)
    await expect(panel(page, 'Time talked').getByText('Show as table')).toBeVisible()
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
    expect(await top(panel(page, 'Today').getByRole('figure'))).toBeLessThan(450)
    expect(await top(panel(page, 'Time talked').getByText('Show as table'))).toBeLessThan(1400)
  },
)

test(
  'the URL contains the week, month or year, which is compared with the child’s own past',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    const { page: insights } = await addChildWithConversations(family, server)
    await page.goto(insights)
    await page.getByRole('link', { name: 'Year', exact: true }).click()
    await expect(page).toHaveURL(/period=year/)
    await expect(page.getByRole('link', { name: 'Year', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(panel(page, 'Words said')).toContainText(/more than in the same days of the year before/)
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('link', { name: 'Earlier week' }).click()
    await expect(page.getByRole('link', { name: 'Later week' })).toBeVisible()
    await expect(panel(page, 'Topics')).toContainText('Stories and magic')
    await page.reload()
    await expect(panel(page, 'Topics')).toContainText('Stories and magic')
    await page.goto(`${insights}?period=century&day=yesterday`)
    await expect(page.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'safety notes come first, with advice, and can be marked as read',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    const child = await addChildWithConversations(family, server)
    await addFlag(server, child, child.today, {
      category: 'unhappiness',
      severity: 'medium',
      snippet: 'nobody <b>likes</b> me',
    })
    await addFlag(server, child, child.today, {
      category: 'link',
      severity: 'low',
      snippet: 'go to toys dot com',
      number: null,
    })
    await page.goto('/app')
    await expect(page.getByRole('list', { name: 'Safety notes to read' }).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: 'Mia', exact: true }).click()
    const flags = panel(page, 'Safety notes')
    const unhappy = flags.getByRole('listitem').filter({ hasText: 'Words about being unhappy' })
    await expect(unhappy).toContainText('nobody <b>likes</b> me')
    await expect(unhappy).toContainText('Worth a talk')
    await expect(unhappy).toContainText('Take time to ask how things are')
    const unfold = () => unhappy.getByRole('heading').click()
    await expect(unhappy.getByRole('button', { name: 'Mark as read' }), 'folded on a phone').toBeHidden()
    await unfold()
    await expect(unhappy.getByRole('link', { name: 'Read the conversation' })).toHaveAttribute(
      'href',
      `${child.page}/log?entry=${child.today}-1`,
    )
    await expect(flags).toContainText('Your child did not hear this')
    await unhappy.getByRole('button', { name: 'Mark as read' }).click()
    await expect(unhappy).toBeHidden()
    await flags.getByText('Already read').click()
    await expect(unhappy).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(flags.getByText('Already read'), 'it is back among the others').toBeHidden()
    await unfold()
    await expect(unhappy.getByRole('button', { name: 'Mark as read' })).toBeVisible()
  },
)

test('new insights show without a reload', { tag: '@phone' }, async ({ page, family, server }) => {
  const { id: childId } = await addChild(family)
  await page.goto(`/app/children/${childId}`)
  await expect(panel(page, 'Today')).toContainText('No conversation yet')
  await expect(page.getByText('Nothing was said in this week.')).toBeVisible()
  await expectAccessible(page)
  await addConversation(server, { accountId: family.accountId, childId }, { daysAgo: 0, said: ['hello hello'] })
  await expect.poll(() => countInsightDays(server, childId)).toBe(1)
  await expect(panel(page, 'Words said')).toContainText('2 words')
})

test(
  'axe finds nothing on the insights of a long day, and nothing overflows at 320 px',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    test.slow()
    const child = await addChildWithConversations(family, server)
    await addConversation(server, child, {
      daysAgo: 0,
      language: 'ar',
      said: [
        'أحب القطط كثيرا جدا',
        'Oh',
        `<img src=x onerror=alert(1)> ${'Donaudampfschifffahrt'.repeat(20)} why is it so long?`,
      ],
    })
    await addFlag(server, child, child.today, { category: 'danger', severity: 'high', snippet: 'x'.repeat(200) })
    await page.goto(child.page)
    await expect(panel(page, 'Safety notes')).toContainText('Serious')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'a week prints on two pages: charts without navigation, safety notes, tables and explanations',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { page: insights } = await addChildWithConversations(family, server)
    await page.goto(insights)
    await expect(panel(page, 'Topics')).toContainText('Animals')
    await expect(panel(page, 'Topics over the months')).toContainText('Animals')
    expect((await printPage(page)).pages).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    await expect(panel(page, 'Words said')).toBeVisible()
    await expect(page.getByText('Show as table').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText('How we know').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Home' })).toBeHidden()
    await expect(panel(page, 'Safety notes')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print this week' })).toBeHidden()
  },
)

test(
  'what runs is marked as so far, in the charts and in their tables',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { page: insights } = await addChildWithConversations(family, server)
    await page.goto(insights)
    await expect(page.getByRole('heading', { level: 2, name: /so far$/ })).toBeVisible()
    const words = panel(page, 'Words said')
    await expect(words.getByText('so far', { exact: true })).toBeVisible()
    await words.getByText('Show as table').click()
    await expect(words.getByRole('rowheader', { name: /, so far$/ })).toHaveCount(1)
    await page.getByRole('link', { name: 'Earlier week' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /so far$/ })).toHaveCount(0)
    await expect(words.getByText('so far', { exact: true })).toHaveCount(0)
  },
)

test(
  'charts show the time of day by weekday, and words and topics over the months',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { page: insights } = await addChildWithConversations(family, server)
    await page.goto(`${insights}?period=year`)
    const hours = panel(page, 'Time of day')
    await hours.getByText('Show as table').click()
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    await expect(hours.getByRole('columnheader')).toHaveText(['Hour', ...weekdays])
    await expect(hours.getByRole('row', { name: /^10 AM/ })).toContainText('5')
    const words = panel(page, 'Words over the months')
    await words.getByText('Show as table').click()
    await expect(words.getByRole('row')).toHaveCount(13)
    await expect(words.getByRole('row').last()).toContainText(/so far/)
    const topics = panel(page, 'Topics over the months')
    await topics.getByText('Show as table').click()
    await expect(topics.getByRole('columnheader', { name: 'Stories and magic' })).toBeVisible()
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'the best moments of a month are the best of all its days, not those of its last days',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { id: childId } = await addChild(family)
    const child = { accountId: family.accountId, childId }
    const now = new Date()
    const dayOfLastMonth = (day: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, day)
    const daysAgo = (day: number) => Math.floor((now.getTime() - dayOfLastMonth(day)) / 86_400_000)
    const days = [2, 3, 4, 5, 6, 7, 8, 9]
    for (const day of days) {
      const why = day === 3 ? ', because I want to know' : ''
      await addConversation(server, child, { daysAgo: daysAgo(day), said: [`Why is rain wet on day ${day}${why}?`] })
    }
    await expect.poll(() => countInsightDays(server, childId)).toBe(days.length)
    const day = new Date(dayOfLastMonth(9)).toISOString().slice(0, 10)
    await page.goto(`/app/children/${childId}?period=month&day=${day}`)
    const moments = panel(page, 'Best moments').getByRole('listitem')
    await expect(moments).toHaveCount(6)
    await expect(moments.first()).toContainText('day 3, because I want to know')
    await expect(moments.nth(1), 'among equals, the newest').toContainText('day 9')
  },
)

test('a parent hears the best moment of the last day', { tag: '@phone' }, async ({ page, family, server }) => {
  const { id: childId } = await addChild(family)
  const child = { accountId: family.accountId, childId }
  const conversationId = await addConversation(server, child, { daysAgo: 1, said: ['Why do hedgehogs sleep so long?'] })
  const { record, close } = await openConversationDatabase(server)
  const samples = Int16Array.from({ length: 32_000 }, (_, index) => 9000 * Math.sin(index / 9))
  await record.speech({ ...child, conversationId, number: 1, at: new Date() }, samples)
  await close()
  await expect.poll(() => countInsightDays(server, childId)).toBe(1)
  await page.goto(`/app/children/${childId}`)
  const moment = panel(page, 'Last time').getByRole('figure')
  await expect(moment).toContainText('Why do hedgehogs sleep so long?')
  await moment.getByRole('button', { name: 'Hear it (2 seconds)' }).click()
  const player = moment.locator('audio')
  await expect.poll(() => player.evaluate((audio: { duration: number }) => Math.round(audio.duration))).toBe(2)
  await moment.getByRole('link', { name: 'Read the conversation' }).click()
  await expect(page).toHaveURL(`/app/children/${childId}/log?entry=${conversationId}-1`)
})

test('the insights of a child that does not exist are not found', { tag: '@phone' }, async ({ page, family }) => {
  await addChild(family)
  await page.goto('/app/children/0b5a7e9e-6c43-4d0e-9c55-2f7a1c5e8d11')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page')
})
