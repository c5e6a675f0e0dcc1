// `npm run screenshots`: takes all screenshots of README.md and docs/ again, from the demo family on a fixed day.
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments } from '../../tools/chromium-arguments.ts'
import { findChromium } from '../../tools/chromium.ts'
import screenshots from './screenshots.json' with { type: 'json' }
import { shownTime, startDemo, timeZone } from './start-demo.ts'
import { takeScreenshot } from './take-screenshot.ts'

/** Generous for busy machines. */
const timeoutMs = 120_000
const browserPath = findChromium()
if ('missing' in browserPath) throw new Error(browserPath.missing)
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: browserPath.path, args: chromiumArguments })
try {
  const page = await browser.newPage({
    baseURL: demo.url,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: timeZone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(timeoutMs)
  await page.clock.install({ time: shownTime })
  await signIn(page)
  for (const screenshot of screenshots) {
    await takeScreenshot(page, { ...screenshot, path: await withChildren(page, screenshot.path) })
    console.log(screenshot.file)
  }
} finally {
  await browser.close()
  await demo.stop()
}

async function signIn(page: Page) {
  await page.goto('/')
  await page.getByLabel('Email').fill(demo.parent.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.parent.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Mia', exact: true }).first().waitFor()
}

/** Replaces the name of a child by its id, which is in the links of the home page. */
async function withChildren(page: Page, path: string) {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  if (name === undefined) return path
  await page.goto('/app')
  const link = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  return path.replace(`{${name}}`, link?.split('/').at(-1) ?? '')
}
