import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { chromiumArguments } from '@pipit/test-kit/chromium-arguments'

/** The policy is as strict as that of the product's own pages. */
const headers = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const html =
  '<!doctype html><html lang="en"><title>loading</title><body><script src="/emulator/auth/gapi.js"></script><script type="module" src="/page.js"></script></body></html>'

let script: Promise<string> | undefined

/** Serves a page with the unmodified SDK, for the `pages` of a test provider. */
export function serveSdkPages(app: FastifyInstance) {
  app.get('/sign-in', async (_, reply) => reply.headers(headers).type('text/html').send(html))
  app.get('/page.js', async (_, reply) => reply.type('text/javascript').send(await (script ??= bundle())))
}

/** Each test gets a new profile. */
export function startSdkBrowser(identity: { url: string }) {
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArguments,
    })
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    context = await browser.newContext()
  })
  afterEach(() => context.close())

  return {
    get context() {
      return context
    },
    async openPage() {
      const opened = await context.newPage()
      await opened.goto(`${identity.url}/sign-in`)
      await opened.waitForFunction('document.title === "ready"')
      return opened
    },
  }
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('browser/page.js', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('browser', import.meta.url)),
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The page was not built.')
  return result.output[0].code
}
