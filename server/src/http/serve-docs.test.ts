import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveDocs } from './serve-docs.ts'

const files = {
  'index.html': '<script src="/docs/app.js"></script><script id="dark">setDark()</script><h1>Pipit</h1>',
  'parents/wifi.html': '<h1>Wifi</h1>',
  '404.html': '<h1>No such page</h1>',
  'llms.txt': '# Pipit\n',
  '.hidden': 'hidden',
}

describe('the documentation site', () => {
  const app = fastify()
  let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
  beforeAll(async () => {
    folder = await temporaryDataFolder('pipit-docs-')
    await writeFile(join(folder.path, 'package.json'), 'not of the site')
    const built = join(folder.path, 'dist')
    await mkdir(join(built, 'parents'), { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(built, name), text)
    await serveDocs(app, built)
  })
  afterAll(async () => {
    await app.close()
    await folder.remove()
  })

  test('the documentation is served at /docs, and its pages may be kept only if they are asked for again', async () => {
    expect((await app.inject('/docs')).headers.location).toBe('/docs/')
    const { body, headers } = await app.inject('/docs/')
    expect(body).toBe(files['index.html'])
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.etag).toMatch(/^W?\/?"/)
    expect((await app.inject('/docs/parents/wifi.html')).body).toBe(files['parents/wifi.html'])
  })

  test('llms.txt lists the pages for programs that read them', async () => {
    const { body, headers } = await app.inject('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe(files['llms.txt'])
  })

  test('pages allow no styles inside, no scripts inside but those of the build, and nothing of other hosts', async () => {
    const policy = String((await app.inject('/docs/parents/wifi.html')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'sha256-SzouypvKo/6YNY/6EkpWS9N3mqVC87QICDI1+XpLLt8=';")
    expect(policy).toContain("style-src 'self';")
    expect(policy.replace("img-src 'self' data:", '')).not.toMatch(/unsafe|data:|blob:|http/)
  })

  test('an unknown page is not found, with a page that leads back', async () => {
    const { statusCode, headers, body } = await app.inject('/docs/parents/nowhere.html')
    expect(statusCode).toBe(404)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toBe(files['404.html'])
  })

  test.each(['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/.hidden'])(
    'no other file is served: %s',
    async (path) => {
      const { statusCode, body } = await app.inject(path)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(body).not.toMatch(/not of the site|hidden/)
    },
  )
})

test.each(['/docs/', '/docs/parents/wifi.html'])(
  'where the documentation is not built, %s says how to build it',
  async (path) => {
    const app = fastify()
    await serveDocs(app, '/nowhere')
    const { statusCode, headers, body } = await app.inject(path)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe('The documentation is built by `npm run docs`. Its pages are the Markdown files in docs/.\n')
  },
)
