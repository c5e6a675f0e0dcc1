import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Text stays sharp, and a page stays below 150 KB. */
const quality = 85

export interface Screenshot {
  /** Where it is stored, in the repository. */
  file: string
  /** A path of the server; `{Mia}` is the id of this child or device. */
  path: string
  width: number
  height: number
  /** The page is a parent's, if it is not a superadmin's. */
  as?: 'superadmin'
  /** Light, unless it says so. */
  colorScheme?: 'dark'
  /** The heading to begin with; otherwise the top of the page. */
  from?: string
}

export async function takeScreenshot(page: Page, screenshot: Screenshot) {
  const { file, path, width, height, from } = screenshot
  await page.emulateMedia({ colorScheme: screenshot.colorScheme ?? 'light' })
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  if (screenshot.as === 'superadmin') await giveReason(page)
  await page.evaluate('document.fonts.ready')
  if (from !== undefined) await showAtTop(page, from)
  // WebP is half of a PNG; Playwright itself writes only PNG and JPEG.
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await session.detach()
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), Buffer.from(data, 'base64'))
}

/** Scrolls until it is below the header of a phone, so that its panel is seen from its edge. */
async function showAtTop(page: Page, heading: string) {
  const box = await page.getByRole('heading', { name: heading, exact: true }).boundingBox()
  await page.evaluate(`scrollBy(0, ${(box?.y ?? 0) - 104})`)
}

/** A superadmin says why a family is opened before anything of it is shown. */
async function giveReason(page: Page) {
  const reason = page.getByLabel('Why are you opening it?')
  if (!(await reason.isVisible())) return
  await reason.fill('The device does not come online')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await reason.waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
}
