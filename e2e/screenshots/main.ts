// `npm run screenshots`: takes all screenshots of README.md, docs/ and the manifest again, from the demo family on a fixed day.
// `-- home keepsake` takes only those whose file has one of these words.
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArguments } from '../../test-kit/src/chromium-arguments.ts'
import { findChromium } from '../../test-kit/src/chromium.ts'
import listed from './screenshots.json' with { type: 'json' }
import { shownTime, startDemo, timeZone } from './start-demo.ts'
import { takeScreenshot, type Screenshot } from './take-screenshot.ts'

/** Generous for busy machines. */
const timeoutMs = 120_000
const words = process.argv.slice(2)
const screenshots = (listed as Screenshot[]).filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)
const browserPath = findChromium()
if ('missing' in browserPath) throw new Error(browserPath.missing)
const demo = await startDemo()
const browser = await chromium.launch({ executablePath: browserPath.path, args: chromiumArguments })
try {
  const parent = await signIn(browser, demo.parent)
  await parent.getByRole('link', { name: 'Mia', exact: true }).first().waitFor()
  const paths = await Promise.all(screenshots.map(({ path }) => fillIn(parent, path)))
  const superadmin = screenshots.some(({ as }) => as === 'superadmin') ? await signIn(browser, demo.superadmin) : null
  for (const [index, screenshot] of screenshots.entries()) {
    const page = screenshot.as === 'superadmin' && superadmin ? superadmin : parent
    await takeScreenshot(page, { ...screenshot, path: paths[index] ?? screenshot.path })
  }
} finally {
  await browser.close()
  await demo.stop()
}

async function signIn(by: Browser, { email, password }: { email: string; password: string }) {
  const page = await by.newPage({
    baseURL: demo.url,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: timeZone,
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(timeoutMs)
  await page.clock.install({ time: shownTime })
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/(app|admin)$/)
  return page
}

/** Replaces the name of a child or a device by its id, which is in the links of the home page. */
async function fillIn(home: Page, path: string) {
  const name = /\{(.+)\}/.exec(path)?.[1]
  if (name === undefined) return path
  const link = await home.getByRole('link', { name, exact: true }).first().getAttribute('href')
  return path.replace(`{${name}}`, link?.split('/').at(-1) ?? '')
}
