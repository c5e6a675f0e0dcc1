// `npm run icons`: draws the icons of the installed app from web/public/pipit.svg.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments } from '../../test-kit/src/chromium-arguments.ts'
import { findChromium } from '../../test-kit/src/chromium.ts'
import icons from './icons.json' with { type: 'json' }

const publicFolder = new URL('../../web/public/', import.meta.url)

type Icon = (typeof icons)[number]

/** The colour of the page in the light theme, which the bird was drawn for. */
const background = '#fbf7f0'

const browserPath = findChromium()
if ('missing' in browserPath) throw new Error(browserPath.missing)
const bird = await readFile(new URL('pipit.svg', publicFolder), 'utf8')
await mkdir(new URL('icons/', publicFolder), { recursive: true })
const browser = await chromium.launch({ executablePath: browserPath.path, args: chromiumArguments })
try {
  const page = await browser.newPage()
  for (const icon of icons) {
    await writeFile(fileURLToPath(new URL(`icons/${icon.file}`, publicFolder)), await draw(page, icon))
    console.log(icon.file)
  }
} finally {
  await browser.close()
}

async function draw(page: Page, { size, shape, birdSize }: Icon) {
  const isSilhouette = shape === 'silhouette'
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
    body { margin: 0 }
    div {
      display: grid;
      place-items: center;
      height: 100vh;
      background: ${isSilhouette ? 'none' : background};
      border-radius: ${shape === 'rounded' ? '22%' : '0'};
    }
    /* Above the bird there is more room than below. */
    svg { width: ${birdSize}%; translate: 0 -5%; ${isSilhouette ? 'filter: brightness(0) invert(1)' : ''} }
  </style><div>${bird}</div>`)
  return page.screenshot({ omitBackground: true })
}
