import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serveSdkPages, startSdkBrowser } from '../testing/sdk-pages.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'

/** The provider's clock stands still, so that all tokens are issued in one second unless a test says otherwise. */
const identity = startTestProvider({ isClockStopped: true, pages: serveSdkPages })
const browser = startSdkBrowser(identity)
const refreshRequests = '**/securetoken.googleapis.com/**'

const passGracePeriod = () => identity.wait(121)
const run = (tab: Page, call: string) => tab.evaluate(`window.page.${call}`)
const refresh = (tab: Page) => run(tab, 'refresh()')
const refreshToken = (tab: Page) => run(tab, 'refreshToken()')
const signedIn = (tab: Page) => run(tab, 'signedIn()')

async function aSignedInTab() {
  const tab = await browser.openPage()
  await run(tab, `signUp("${randomUUID()}@example.org", "correct horse")`)
  return tab
}

async function reload(tab: Page) {
  await tab.reload()
  await tab.waitForFunction('document.title === "ready"')
}

describe('the unmodified SDK with rotating refresh tokens', () => {
  test('three tabs that refresh at the same time stay signed in, and so they do at the next refresh', async () => {
    const first = await aSignedInTab()
    const tabs = [first, await browser.openPage(), await browser.openPage()]
    const uids = await Promise.all(tabs.map(signedIn))
    expect(new Set(uids)).toEqual(new Set([expect.any(String)]))
    const before = await refreshToken(first)

    expect(await Promise.all(tabs.map(refresh))).toEqual(['refreshed', 'refreshed', 'refreshed'])
    const [after, ...others] = new Set(await Promise.all(tabs.map(refreshToken)))
    expect(others).toEqual([])
    expect(after).not.toBe(before)

    passGracePeriod()
    expect(await Promise.all(tabs.map(refresh))).toEqual(['refreshed', 'refreshed', 'refreshed'])
    expect(await Promise.all(tabs.map(signedIn))).toEqual(uids)
  })

  test('a tab that did not refresh takes over the token of another tab, and refreshes with it', async () => {
    const active = await aSignedInTab()
    const quiet = await browser.openPage()
    await signedIn(quiet)
    for (const tab of [active, quiet]) {
      expect(await refresh(tab)).toBe('refreshed')
      const newest = await refreshToken(tab)
      for (const each of [active, quiet]) await expect.poll(() => refreshToken(each)).toBe(newest)
      passGracePeriod()
    }
    expect(await refresh(active)).toBe('refreshed')
  })

  test('a page that is reloaded during a refresh stays signed in', async () => {
    const tab = await aSignedInTab()
    const uid = await signedIn(tab)
    const reached = Promise.withResolvers<void>()
    await tab.route(refreshRequests, async (route) => {
      // The provider has replaced the token, and the page never receives the response.
      await route.fetch()
      reached.resolve()
    })
    void refresh(tab).catch(() => undefined)
    await reached.promise
    await tab.unroute(refreshRequests)
    await reload(tab)

    expect(await signedIn(tab)).toBe(uid)
    expect(await refresh(tab)).toBe('refreshed')
    passGracePeriod()
    expect(await refresh(tab)).toBe('refreshed')
  })

  test('a refresh whose response was lost works when it is repeated', async () => {
    const tab = await aSignedInTab()
    await tab.route(refreshRequests, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    expect(await refresh(tab)).toBe('auth/network-request-failed')
    await tab.unroute(refreshRequests)
    identity.wait(90)
    expect(await refresh(tab)).toBe('refreshed')
    passGracePeriod()
    expect(await refresh(tab)).toBe('refreshed')
  })

  test('a new refresh token is stored, even if it is issued in the second of the sign-in', async () => {
    const tab = await aSignedInTab()
    const uid = await signedIn(tab)
    expect(await refresh(tab)).toBe('refreshed')
    const newest = await refreshToken(tab)
    passGracePeriod()
    await reload(tab)
    expect(await signedIn(tab)).toBe(uid)
    expect(await refreshToken(tab)).toBe(newest)
    expect(await refresh(tab)).toBe('refreshed')
  })

  test('a stolen token that is used later signs the page out', async () => {
    const tab = await aSignedInTab()
    const stolen = await refreshToken(tab)
    await refresh(tab)
    passGracePeriod()
    expect((await identity.refresh(String(stolen))).message).toBe('TOKEN_EXPIRED')
    expect(await refresh(tab)).toBe('auth/user-token-expired')
    expect(await signedIn(tab)).toBeNull()
  })
})
