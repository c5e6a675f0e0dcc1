import type { Page } from '@playwright/test'
import { addConversation, addFlag, countInsightDays } from '../fixtures/family/add-conversation.ts'
import { addChildWithConversations } from '../fixtures/family/child-with-conversations.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { printPage } from '../fixtures/pages/print-page.ts'
import { expect, test } from '../fixtures/test.ts'

const desktopOnly = { tag: '@desktop' }

test(
  'a finished week has a page to keep, of one sheet, without conversations that have a safety note',
  desktopOnly,
  async ({ page, family, server }) => {
    const child = await addChildWithConversations(family, server)
    const said = ['The thunder was loud because it was near', 'Oh', 'Why is thunder so loud?']
    const flagged = await addConversation(server, child, { daysAgo: 7, said })
    await addFlag(server, child, flagged, { category: 'unhappiness', severity: 'low', snippet: 'loud' })
    await page.goto(child.page)
    await expect(page.getByRole('link', { name: 'Earlier week' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'A page to keep of this week' }), 'this week runs').toHaveCount(0)
    await page.getByRole('link', { name: 'Earlier week' }).click()
    await page.getByRole('link', { name: 'A page to keep of this week' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page to keep')
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Mia’s week')
    await expect(sheet).toContainText('What is a knight')
    await expect(sheet).not.toContainText('thunder')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    expect((await printPage(page)).pages).toBe(1)
    await page.goto(`${child.page}/keepsake?day=${new Date().toISOString().slice(0, 10)}`)
    await expect(page.getByText('This week is not over yet.')).toBeVisible()
  },
)

/** No quote can be longer. */
const longQuestions = [
  'because the enormous thunderstorm rattled all the windows in grandmother’s greenhouse',
  'because the tremendous caterpillar nibbled a raspberry underneath the wheelbarrow',
  'because the magnificent steamboat whistled beside the lighthouse yesterday evening',
  'because the mysterious hedgehog hibernated inside a cardboard box with newspaper',
].map(
  (reason) =>
    `Why do you think that it was so loud and so surprising for everybody who was there, ${reason}, and what do you think that they did afterwards, when all of them came home again and told each other about it at the table?`,
)

test(
  'a full page to keep prints whole, from a light and from a dark screen',
  desktopOnly,
  async ({ page, family, server }) => {
    const { id: childId } = await addChild(family)
    const child = { accountId: family.accountId, childId }
    // The days of last week, whatever day today is.
    const monday = 7 + ((new Date().getUTCDay() + 6) % 7)
    for (const [index, question] of longQuestions.entries())
      await addConversation(server, child, {
        daysAgo: monday - index,
        said: [question, 'Good question!', 'I saw a whale', 'Oh', 'I love whales'],
      })
    await expect.poll(() => countInsightDays(server, childId)).toBe(longQuestions.length)

    await page.goto(`/app/children/${childId}/keepsake`)
    const sheet = page.getByRole('article')
    await expect(sheet.locator('q')).toHaveCount(4)
    await expect(sheet.locator('li bdi')).toHaveCount(12)
    const shown = await sheet.locator('h2, h3, q, li span, li bdi, p').allInnerTexts()
    expect(shown).toContain('Said to Pipit, and written down as it was heard.')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const format of ['A4', 'Letter'] as const) {
        const printed = await printPage(page, format)
        const missing = shown.filter((text) => !withoutSpaces(printed.text).includes(withoutSpaces(text)))
        expect(missing, `${colorScheme}, ${format}`).toEqual([])
        expect(printed.pages, `${colorScheme}, ${format}`).toBe(1)
      }
      expect(await countVisibleDots(page), `the notes that the bird sings, ${colorScheme}`).toBeGreaterThan(200)
    }
  },
)

/** Lines are broken elsewhere on paper. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** The dots where the picture has its notes that stand out against the sheet, as WCAG asks of pictures. */
const countVisibleDots = (page: Page) =>
  page.evaluate<number>(`(() => {
    const sheet = document.querySelector('article')
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 200
    const context = canvas.getContext('2d')
    context.fillStyle = getComputedStyle(sheet).backgroundColor
    context.fillRect(0, 0, 640, 200)
    const [paper] = dots(0, 199, 1, 1)
    context.drawImage(sheet.querySelector('img'), 0, 0, 640, 200)
    return dots(410, 30, 60, 70).filter((dot) => contrast(dot, paper) >= 3).length

    function dots(...area) {
      const { data } = context.getImageData(...area)
      return Array.from({ length: data.length / 4 }, (_, index) => luminance(...data.slice(index * 4, index * 4 + 3)))
    }
    function luminance(...colours) {
      const [red, green, blue] = colours.map((each) => each / 255).map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    function contrast(one, other) {
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }
  })()`)
