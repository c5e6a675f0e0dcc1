import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/test.ts'

const limit = 220_000

test('the sign-in page loads at most 220 kB of JavaScript, gzipped', async ({ page }, { annotations, project }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' || new URL(response.url()).pathname.endsWith('.js')
    if (isScript) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const figure = `${(total / 1000).toFixed(1)} kB in ${sizes.length} files, of at most ${limit / 1000} kB`
  annotations.push({ type: 'first load', description: figure })
  process.stdout.write(`\nFirst load on ${project.name}: ${figure}\n`)
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(limit)
})
