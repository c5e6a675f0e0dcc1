import type { CDPSession, Page } from '@playwright/test'
import { waitForServiceWorker } from '../fixtures/pages/service-worker.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

interface Manifest {
  id: string
  start_url: string
  scope: string
  display: string
  lang: string
  description: string
  icons: Picture[]
  screenshots: (Picture & { form_factor: string; label: string })[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
}

async function readManifest(page: Page): Promise<Manifest> {
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  return (await response.json()) as Manifest
}

/** The browser itself judges. */
async function installabilityErrors(session: CDPSession) {
  const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors')
  // A window without a profile on disk never offers to install anything.
  return errors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

test(
  'a family can install Pipit: the browser finds nothing that is missing',
  { tag: '@phone' },
  async ({ page, signInAs }) => {
    await signInAs({ role: 'parent' })
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForServiceWorker(page)
    const session = await page.context().newCDPSession(page)
    const { errors, manifest } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(manifest.scope).toBe(new URL('/', page.url()).href)
    expect(await installabilityErrors(session)).toEqual([])
  },
)

test('icons and screenshots of the manifest have the sizes that it says', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const { icons, screenshots, shortcuts } = await readManifest(page)
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  expect(screenshots.map((screenshot) => screenshot.form_factor)).toEqual(['narrow', 'wide'])
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  for (const { src, sizes, type } of pictures) {
    expect((await page.request.get(src)).headers()['content-type']).toBe(type)
    const size = await page.evaluate(
      `new Promise((resolve, reject) => {
        const image = Object.assign(new Image(), { onload: () => resolve(image.naturalWidth + 'x' + image.naturalHeight), onerror: reject })
        image.src = ${JSON.stringify(src)}
      })`,
    )
    expect(size, src).toBe(sizes)
  }
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await page.request.get(touchIcon ?? '')).headers()['content-type']).toBe('image/png')
})

test(
  'shortcuts and the links of printed labels are pages of the app',
  { tag: '@desktop' },
  async ({ page, signInAs }) => {
    await signInAs({ role: 'parent' })
    await page.goto('/app')
    const { scope, start_url: start, shortcuts } = await readManifest(page)
    const label = '/app/cards/add/0123456789abcdefghijklmnop?code=x'
    for (const path of [start, label, ...shortcuts.map(({ url }) => url)]) {
      expect(path.startsWith(scope), path).toBe(true)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We could not find this page')
    }
  },
)

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('the app describes itself in the language of the browser', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    expect(await readManifest(page)).toMatchObject({ id: '/app', lang: 'de' })
  })
})

test('a visitor gets no service worker', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(`new Promise((resolve) => requestIdleCallback(resolve))`)
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
})
