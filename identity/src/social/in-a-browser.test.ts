import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveSdkPages, startSdkBrowser } from '../testing/sdk-pages.ts'
import { freePort } from '@pipit/test-kit/free-port'
import { apiKey, startTestProvider } from '../testing/start-test-provider.ts'
import { startOidcProvider } from '../testing/start-oidc-provider.ts'
import type { OidcProvider } from './oidc-provider.ts'

let provider: Awaited<ReturnType<typeof startOidcProvider>>

const identity = startTestProvider({
  async options(publicUrl) {
    provider = await startOidcProvider({ redirectUri: `${publicUrl}/emulator/auth/callback` })
    const posting: OidcProvider = { ...provider.settings('oidc.posting'), responseMode: 'form_post' }
    return { oidcProviders: [provider.settings('oidc.example'), posting] }
  },
  pages: serveSdkPages,
})
const browser = startSdkBrowser(identity)

let page: Page
const outside: string[] = []

afterAll(() => provider.close())
beforeEach(async () => {
  browser.context.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') outside.push(request.url())
  })
  page = await browser.openPage()
})

const run = (call: string) => page.evaluate(`window.page.${call}`)

describe('the unmodified SDK in a browser', () => {
  test('a popup signs in and closes', async () => {
    provider.people.set('ada', { email: 'ada@example.org', email_verified: true })
    const [popup, result] = await Promise.all([page.waitForEvent('popup'), run('popup("ada")')])
    expect(result).toMatchObject({
      operationType: 'signIn',
      providerId: 'oidc.example',
      email: 'ada@example.org',
      providers: ['oidc.example'],
    })
    if (!popup.isClosed()) await popup.waitForEvent('close')
  })

  test('a redirect signs in and comes back to the page', async () => {
    provider.people.set('bea', { email: 'bea@example.org', email_verified: true })
    expect(await run('redirectResult()')).toBeNull()
    await page.evaluate('document.title = "left"')
    void run('redirect("bea")').catch(() => undefined)
    await page.waitForFunction('document.title === "ready"')
    expect(await run('redirectResult()')).toMatchObject({
      operationType: 'signIn',
      providerId: 'oidc.example',
      email: 'bea@example.org',
    })
  })

  test('a provider that responds with a form, as Apple does, signs in', async () => {
    provider.people.set('pia', { email: 'pia@example.org', email_verified: true })
    expect(await run('popup("pia", "oidc.posting")')).toMatchObject({
      providerId: 'oidc.posting',
      email: 'pia@example.org',
    })
  })

  test('a popup links a provider, and another popup signs in with it', async () => {
    provider.people.set('cleo', { email: 'cleo@elsewhere.example.org', email_verified: true })
    const created = (await run('signUp("cleo@example.org", "correct horse")')) as { uid: string }
    expect(await run('link("cleo")')).toMatchObject({
      operationType: 'link',
      uid: created.uid,
      email: 'cleo@example.org',
      providers: ['oidc.example', 'password'],
    })
    expect(await run('reauthenticate("cleo")')).toMatchObject({ operationType: 'reauthenticate', uid: created.uid })
  })

  test('the page learns that the person cancelled, or that the provider belongs to another account', async () => {
    expect(await run('popup("nobody")')).toEqual({ code: 'auth/user-cancelled' })
    provider.people.set('dora', { email: 'dora@example.org', email_verified: true })
    await run('popup("dora")')
    await run('signUp("eve@example.org", "correct horse")')
    expect(await run('link("dora")')).toEqual({ code: 'auth/credential-already-in-use' })
  })

  test('only the tab that started the sign-in is signed in', async () => {
    provider.people.set('finn', { email: 'finn@example.org', email_verified: true })
    const other = await browser.openPage()
    await other.evaluate('window.page.redirectResult()')
    expect(await run('popup("finn")')).toMatchObject({ email: 'finn@example.org' })
    expect(await other.evaluate('window.page.redirectResult()')).toBeNull()
  })

  test('no request leaves the test machine', () => {
    expect(outside).toEqual([])
  })
})

describe('a foreign page that frames ours', () => {
  const foreign = { url: '' }
  const server = createServer((_, response) => {
    const frame = `${identity.url}/emulator/auth/iframe?apiKey=${apiKey}&appName=%5BDEFAULT%5D`
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script><iframe src="${frame}"></iframe>`,
    )
  })
  beforeAll(async () => {
    const port = await freePort()
    foreign.url = `http://localhost:${port}/`
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** The frame of the foreign page has loaded or was refused. */
  async function openForeignPage() {
    const thief = await browser.context.newPage()
    await thief.goto(foreign.url, { waitUntil: 'load' })
    return { thief, frame: thief.frames()[1] }
  }

  test('the browser refuses to show our frame in a foreign page', async () => {
    const { frame } = await openForeignPage()
    // The page has loaded before the browser shows what it put in the frame's place.
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
  })

  test('a foreign page that frames ours receives no message, even where the browser allows the frame', async () => {
    await browser.context.route('**/emulator/auth/iframe*', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, 'x-frame-options': __, ...others } = response.headers()
      await route.fulfill({ response, headers: others })
    })
    const { thief, frame } = await openForeignPage()
    await expect.poll(() => frame?.url()).toContain('/emulator/auth/iframe')
    provider.people.set('gil', { email: 'gil@example.org', email_verified: true })
    expect(await run('popup("gil")')).toMatchObject({ email: 'gil@example.org' })
    expect(await thief.evaluate('window.heard')).toEqual([])
  })
})
