import { readFile } from 'node:fs/promises'
import { aPicture } from '@pipit/server/features/transcripts/recordings/testing/picture'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { daysAgo, setUpTranscripts } from '../fixtures/family/set-up-transcripts.ts'
import { expect, test } from '../fixtures/test.ts'

const desktop = { tag: '@desktop' }
const entryWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const conversations = (page: Page) => page.getByRole('article')

test(
  'a parent reads conversations in order, with their device, card and remarks',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    const { addConversation, close, ofChild, deviceId, cardId, log } = await setUpTranscripts(family, server)
    await addConversation({ ...ofChild, startedAt: daysAgo(400), entries: ['Hello Pipit'] })
    await addConversation({
      ...ofChild,
      startedAt: daysAgo(3),
      scriptedSince: daysAgo(3, '12:01'),
      endReason: 'time-limit',
      deviceId,
      cardId,
      activity: 'story',
      entries: [
        'Tell me about the dragon <b>with</b> wings',
        {
          text: 'Once upon a time there was a small dragon who was afraid of heights. Every morning it climbed',
          interrupted: true,
        },
        { text: null },
        'I am sorry, I did not hear that. Shall we go on?',
        'أريد تنينا أحمر',
        '好的，一条红色的龙',
      ],
    })
    await close()
    await page.goto('/app')
    await page.getByRole('link', { name: 'Conversations of Mia' }).click()
    await expect(page).toHaveURL(log)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversations')
    await expect(conversations(page)).toHaveCount(2)
    const newest = conversations(page).first()
    await expect(newest).toContainText('Kitchen')
    await expect(newest).toContainText('Card: Dragon')
    await expect(newest).toContainText('1 min 0 s')
    await expect(newest).toContainText('The day’s time was used')
    await expect(newest).toContainText(
      /language model was not available from .*:01.*The built-in coach answered instead/,
    )
    await expect(conversations(page).last()).not.toContainText('language model')
    await expect(newest.getByRole('listitem')).toHaveCount(6)
    await expect(newest.getByRole('listitem').first()).toContainText('Tell me about the dragon <b>with</b> wings')
    await expect(entryWith(page, 'climbed')).toContainText('Mia spoke over the rest.')
    await expect(page.getByText('Pipit could not understand this.')).toBeVisible()
    await expect(page.getByText('أريد تنينا أحمر')).toHaveCSS('direction', 'rtl')
    await expect(page.getByText(/Words are kept for a year; .* Speech and pictures are not kept\./)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'a parent sees that Pipit support tried the device, and not the child',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { addConversation, close, ofChild, log } = await setUpTranscripts(family, server)
    await addConversation({ ...ofChild, startedAt: daysAgo(2), emulated: true, entries: ['Is this on?', 'Hello!'] })
    await addConversation({ ...ofChild, startedAt: daysAgo(3), entries: ['Hello Pipit'] })
    await close()
    await page.goto(log)
    const tried = conversations(page).first()
    await expect(tried).toContainText('Pipit support tried this device. Mia did not talk here')
    await expect(tried.getByRole('listitem').first()).toContainText('Pipit support')
    await expect(conversations(page).last().getByRole('listitem').first()).toContainText('Mia')
    await expect(conversations(page).last()).not.toContainText('support')
  },
)

test(
  'a parent searches and filters conversations, and the URL contains the filters',
  desktop,
  async ({ page, family, server }) => {
    const { addConversation, close, ofChild, deviceId, log } = await setUpTranscripts(family, server)
    await addConversation({ ...ofChild, startedAt: daysAgo(9), entries: ['I saw a whale', 'A blue one?'] })
    await addConversation({
      ...ofChild,
      startedAt: daysAgo(5),
      deviceId,
      entries: ['Whales again', { text: 'A riddle', activity: 'riddles' }],
    })
    await close()
    await page.goto(log)
    await page.getByRole('searchbox', { name: 'Search what was said' }).fill('whal')
    await expect(page.locator('mark')).toHaveText(['Whal', 'whal'])
    await expect(page).toHaveURL(/search=whal/)
    await page.reload()
    await expect(page.locator('mark')).toHaveCount(2)
    await page.getByLabel('Go to a day').fill(daysAgo(7).slice(0, 10))
    await expect(page.locator('mark')).toHaveText(['whal'])
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect(conversations(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Device').selectOption('Kitchen')
    await expect(conversations(page)).toHaveCount(1)
    await page.getByLabel('Device').selectOption('All devices')
    await expect(conversations(page)).toHaveCount(2)
    await page.getByLabel('Device').selectOption('Kitchen')
    await expect(conversations(page)).toHaveCount(1)
    await page.getByLabel('Activity').selectOption('Riddles and jokes')
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByLabel('Safety notes').selectOption('Only with a safety note')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing was found.' })).toBeVisible()
  },
)

test('a link leads to one entry within its conversation', desktop, async ({ page, family, server }) => {
  const { addConversation, close, ofChild, log } = await setUpTranscripts(family, server)
  const { id } = await addConversation({
    ...ofChild,
    startedAt: daysAgo(9),
    entries: ['before', 'this very one', 'after'],
  })
  await addConversation({ ...ofChild, startedAt: daysAgo(5), entries: ['something else'] })
  await close()
  await page.goto(`${log}?entry=${id}-2`)
  await expect(page.locator('[data-linked]')).toContainText('this very one')
  // The whole outline shows: nothing of it is outside of the entry, which cuts off what is.
  const bubble = page.locator('[data-linked] > div')
  await expect(bubble).toHaveCSS('border-width', '3px')
  await expect(bubble).not.toHaveCSS('border-inline-start-color', 'rgba(0, 0, 0, 0)')
  await expect(conversations(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(conversations(page)).toHaveCount(2)
})

test('a parent plays stored speech and opens stored pictures', desktop, async ({ page, family, server }) => {
  const { addConversation, record, close, ofChild, log } = await setUpTranscripts(family, server)
  const { entry } = await addConversation({ ...ofChild, startedAt: daysAgo(1), entries: ['Look!'] })
  await record.speech(
    entry(1),
    Int16Array.from({ length: 16_000 }, (_, index) => 9000 * Math.sin(index / 9)),
  )
  await record.vision(entry(1), aPicture(640, 480))
  await close()
  await page.goto(log)
  await page.getByRole('button', { name: 'Listen (1 s)' }).click()
  const audio = page.getByLabel('What was said', { exact: true })
  await expect(audio).toBeVisible()
  await expect.poll(() => audio.evaluate((each: { duration: number }) => Math.round(each.duration * 10) / 10)).toBe(1)
  await page.getByRole('button', { name: 'Show the picture' }).click()
  await expect(page.getByRole('img', { name: 'What the device saw' })).toHaveJSProperty('naturalWidth', 640)
  await expectAccessible(page)
})

test(
  'a parent deletes an entry, a conversation and a day for good',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    const { addConversation, close, ofChild, log } = await setUpTranscripts(family, server)
    await addConversation({ ...ofChild, startedAt: daysAgo(2, '10:00'), entries: ['yesterday one'] })
    await addConversation({ ...ofChild, startedAt: daysAgo(2, '11:00'), entries: ['yesterday two'] })
    await addConversation({ ...ofChild, startedAt: daysAgo(1), entries: ['not for me', 'stays'] })
    await addConversation({ ...ofChild, startedAt: daysAgo(3), entries: ['a whole one', 'with two turns'] })
    await close()
    await page.goto(log)
    const dialog = page.getByRole('dialog')
    const first = entryWith(page, 'not for me')
    const choose = async (within: Locator, menu: RegExp, action: string) => {
      await within.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const ofConversation = /^Actions for the conversation/
    await expect(page.getByRole('button', { name: /^Delete/ }), 'deleting is on demand').toHaveCount(0)
    await choose(conversations(page).filter({ has: first }), ofConversation, 'Delete single sentences')
    await first.getByRole('button', { name: /^Delete what Mia said/ }).click()
    await expect(dialog).toContainText('This cannot be undone.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toBeHidden()
    await first.getByRole('button', { name: /^Delete what Mia said/ }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(first).toHaveCount(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await choose(conversations(page).filter({ hasText: 'a whole one' }), ofConversation, 'Delete the conversation')
    await dialog.getByRole('button', { name: 'Delete the conversation' }).click()
    await expect(entryWith(page, 'with two turns')).toHaveCount(0)
    await choose(page.getByRole('region').filter({ hasText: 'yesterday one' }), /^Actions for .*day/, 'Delete the day')
    await dialog.getByRole('button', { name: 'Delete the day' }).click()
    await expect(entryWith(page, 'yesterday two')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article').getByRole('listitem')).toHaveText([/stays/])
  },
)

test(
  'a new entry shows without a reload above a day of two thousand entries',
  desktop,
  async ({ page, family, server }) => {
    test.slow()
    const { addConversation, addEntry, close, ofChild, log } = await setUpTranscripts(family, server)
    for (let hour = 0; hour < 20; hour += 1) {
      const entries = Array.from({ length: 100 }, (_, index) => `turn ${String(hour * 100 + index)}.`)
      await addConversation({ ...ofChild, startedAt: daysAgo(1, `${String(hour).padStart(2, '0')}:00`), entries })
    }
    const { id } = await addConversation({
      ...ofChild,
      startedAt: new Date().toISOString(),
      entries: ['I am talking'],
      isOver: false,
    })
    await page.goto(log)
    await expect(page.getByText('Talking now')).toBeVisible()
    // The socket that announces changes opens after the page.
    await expect(async () => {
      // The entry exists already at the second attempt.
      await addEntry(ofChild, id, 2, 'and here is more').catch(() => undefined)
      await expect(entryWith(page, 'and here is more')).toBeVisible({ timeout: 2000 })
    }).toPass()
    const oldest = page.getByText('turn 0.', { exact: true })
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(oldest).toBeAttached({ timeout: 200 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2002)
    await addEntry(ofChild, id, 3, 'and the end')
    await expect(entryWith(page, 'and the end')).toBeAttached()
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2003)
    await close()
  },
)

test(
  'conversations are downloaded as text and JSON, and opened for printing',
  desktop,
  async ({ page, family, server }) => {
    const { addConversation, close, ofChild, log } = await setUpTranscripts(family, server)
    await addConversation({ ...ofChild, startedAt: daysAgo(5), entries: ['Grüße <i>from</i> Mia', '你好'] })
    await close()
    await page.goto(log)
    await expect(conversations(page)).toHaveCount(1)
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Download' }).click()
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
      await page.getByRole('menuitem', { name }).click()
    }
    const download = async (name: string) => {
      const downloading = page.waitForEvent('download')
      await choose(name)
      const file = await downloading
      return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') }
    }
    const text = await download('As text')
    expect(text.name).toMatch(/\.txt$/)
    expect(text.content).toContain('Mia: Grüße <i>from</i> Mia')
    expect(JSON.parse((await download('As JSON')).content)).toMatchObject({
      conversations: [{ entries: [{}, { text: '你好' }] }],
    })
    await choose('Print, or save as PDF')
    const printed = page.frameLocator('iframe[title="What is printed"]')
    await expect(printed.locator('dd').first()).toHaveText('Grüße <i>from</i> Mia')
    await expect(printed.locator('h1')).toHaveCSS('font-size', '24px')
  },
)

test(
  'a parent sets the retention, and the conversations page shows it',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    const { close, childId, log } = await setUpTranscripts(family, server)
    await close()
    await page.goto(`/app/children/${childId}/update`)
    await page.getByLabel('What was said').selectOption('For 30 days')
    await page.getByLabel('Your child’s voice').selectOption('For 7 days')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/app')
    await page.goto(log)
    await expect(
      page.getByText(/Words are kept for 30 days; .* Speech is kept for 7 days\. Pictures are not kept\./),
    ).toBeVisible()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    const child = await family.call('GET /accounts/:accountId/children/:childId', {
      params: { ...family.params, childId },
    })
    expect(child).toMatchObject({
      textRetentionDays: 30,
      speechRetentionDays: 7,
      visionRetentionDays: 0,
    })
  },
)
