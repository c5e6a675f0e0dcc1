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
  /** On the server; `{Mia}` is the id of this child. */
  path: string
  width: number
  height: number
}

export async function takeScreenshot(page: Page, { file, path, width, height }: Screenshot) {
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  // WebP is half of a PNG; Playwright itself writes only PNG and JPEG.
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await session.detach()
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), Buffer.from(data, 'base64'))
}
