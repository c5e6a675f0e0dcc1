import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumArguments } from '@pipit/test-kit/chromium-arguments'
import { findChromium } from '@pipit/test-kit/chromium'
import type { Check } from '../runner/check.ts'
import { aFamily } from '../target/families.ts'
import { aSuperadmin, type SignedIn } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { webPages } from '../target/web-pages.ts'
import { withTarget } from '../target/with-target.ts'

/** It is short enough for the name of a wifi network. */
const markup = '<img src=x onerror=pwned()>'

/** Every page in a real browser: a strict policy, no other host, and names and words that stay text. */
export const pages: Check = {
  name: 'pages',
  run: ({ tries, tally, report }) =>
    withTarget({ variables: { LOG_LEVEL: 'warn' } }, async (target) => {
      const superadmin = await aSuperadmin(target)
      const family = await aFamily(target, superadmin, markup)
      const all = webPages(family.ids)
      const browser = await openBrowser()
      try {
        const visits: [SignedIn | null, string[]][] = [
          [null, all.visitor],
          [family.parent, all.family],
          [superadmin, all.admin],
          [null, mailPages(target)],
        ]
        for (const [person, paths] of visits) {
          const visitor = await openVisitor(browser, target, person)
          for (const path of paths.slice(0, tries(Infinity, 6))) {
            const problems = await visitor.visit(path)
            tally.count(problems.length === 0, () => `${path}: ${problems[0]}`)
          }
          await visitor.close()
        }
      } finally {
        await browser.close()
      }
      report(`${tally.tried} pages`)
    }),
}

async function openBrowser(): Promise<Browser> {
  const found = findChromium()
  if ('missing' in found) throw new Error(found.missing)
  return chromium.launch({ executablePath: found.path, args: chromiumArguments })
}

/** The outbox shows every mail that was sent. */
function mailPages(target: Target): string[] {
  const address = /http:\S+\/outbox\?token=\S+/.exec(target.output.text)?.[0]
  if (!address) throw new Error('The start printed no address of the outbox.')
  return [address.slice(address.indexOf('/outbox'))]
}

async function openVisitor(browser: Browser, target: Target, person: SignedIn | null) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const problems: string[] = []
  const host = new URL(target.url).host
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.host !== host) problems.push(`a request to ${url.host}`)
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`an error: ${error.message}`))
  page.on('dialog', (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await context.exposeFunction('pwned', () => problems.push('markup in a name or text was run'))
  if (person) await signIn(page, target, person)
  return {
    async visit(path: string): Promise<string[]> {
      problems.length = 0
      const response = await page.goto(target.url + path, { waitUntil: 'networkidle' })
      const policy = response?.headers()['content-security-policy'] ?? ''
      if (!isStrict(policy)) problems.push(`the policy is "${policy}"`)
      // The printed page has its own layout.
      await page.emulateMedia({ media: 'print' })
      await page.emulateMedia({ media: 'screen' })
      const injected = await page.locator('img[src="x"]').count()
      if (injected > 0) problems.push('markup in a name or text became an element')
      return [...problems]
    },
    close: () => context.close(),
  }
}

async function signIn(page: Page, target: Target, { email, password }: SignedIn) {
  await page.goto(target.url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
}

/** No script but our own files, no frames, nothing from other hosts. */
function isStrict(policy: string): boolean {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ''
  return (
    ["'self'", "'none'", "'self' 'wasm-unsafe-eval'"].includes(scripts) &&
    ["'self'", "'none'"].includes(directives.get('default-src') ?? '') &&
    directives.get('frame-ancestors') === "'none'" &&
    directives.get('base-uri') === "'none'" &&
    !/https?:|\*/.test(policy)
  )
}
