import type { BrowserContext } from '@playwright/test'
import { createClient } from '@pipit/contract/api/client'
import { signUp, signUpVerified, randomPerson } from '../fixtures/accounts/test-accounts.ts'
import { signInBrowser } from '../fixtures/accounts/sign-in-browser.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { panel } from '../fixtures/pages/account-page.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

const identityTokens = '**/securetoken.googleapis.com/**'
const sessions = '**/v1/auth/sign-in/id'

test(
  'two open tabs refresh the identity token once, five minutes before it expires, and wait longer after each failure',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await context.clock.install()
    // Somebody without a session: nothing else refreshes the token.
    await signInBrowser(page, server, await signUp(server, randomPerson('bittern')))
    // The script arrives after the page.
    await page.goto('/', { waitUntil: 'networkidle' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const refreshes = await interceptRequests(context, identityTokens)

    refreshes.fail = true
    await context.clock.fastForward('54:30')
    expect(refreshes.count).toBe(0)
    await context.clock.fastForward('00:30')
    await expect.poll(() => refreshes.count).toBe(1)
    for (const [index, nearlyThere] of ['00:25', '00:55'].entries()) {
      await refreshes.settled()
      await context.clock.fastForward(nearlyThere)
      expect(refreshes.count).toBe(index + 1)
      await context.clock.fastForward('00:06')
      await expect.poll(() => refreshes.count).toBe(index + 2)
    }

    refreshes.fail = false
    await refreshes.settled()
    await context.clock.fastForward('02:00')
    await expect.poll(() => refreshes.count).toBe(4)
    await refreshes.settled()
    const other = await context.newPage()
    await other.goto('/', { waitUntil: 'networkidle' })
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await context.clock.fastForward('55:00')
    await expect.poll(() => refreshes.count).toBe(5)
    await refreshes.settled()
    await context.clock.fastForward('10:00')
    expect(refreshes.count).toBe(5)
    await expect(heading).toBeVisible()
  },
)

test(
  'a session is renewed with a new identity token, later each time while the server fails, and once for two tabs',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await context.clock.install()
    await signInBrowser(page, server, await signUpVerified(server, randomPerson('egret')))
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
    const renewals = await interceptRequests(context, sessions)
    const refreshes = await interceptRequests(context, identityTokens)

    renewals.fail = true
    await context.clock.fastForward('09:30')
    expect(renewals.count).toBe(0)
    await context.clock.fastForward('00:31')
    await expect.poll(() => renewals.count).toBe(1)
    // The first one is ten minutes old, the next one is not.
    expect(refreshes.count).toBe(1)
    await renewals.settled()
    await context.clock.fastForward('00:25')
    expect(renewals.count).toBe(1)
    await context.clock.fastForward('00:06')
    await expect.poll(() => renewals.count).toBe(2)
    await renewals.settled()
    await context.clock.fastForward('00:55')
    expect(renewals.count).toBe(2)
    renewals.fail = false
    const renewed = page.waitForResponse(sessions)
    await context.clock.fastForward('00:06')
    expect((await renewed).status()).toBe(200)
    expect(refreshes.count).toBe(1)

    const other = await context.newPage()
    await other.goto('/app')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your family')
    await context.clock.fastForward('10:01')
    await expect.poll(() => renewals.count).toBe(4)
    await renewals.settled()
    await context.clock.fastForward('01:00')
    expect([renewals.count, refreshes.count]).toEqual([4, 2])
  },
)

test(
  'an open page of a family whose session has ended waits as long while the token service fails, says so, and tries when asked',
  { tag: '@desktop' },
  async ({ page, context, server, family }) => {
    await context.clock.install()
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your family')
    const refreshes = await interceptRequests(context, identityTokens)
    // The identity token is too old to be exchanged, so the first request is for a new one.
    await context.clock.fastForward('06:00')

    refreshes.fail = true
    await updateDatabase(server, 'update accounts set token_version = token_version + 1 where id = $1', [
      family.accountId,
    ])
    await expect.poll(() => refreshes.count).toBe(1)
    const note = page.getByRole('status').filter({ hasText: 'We cannot renew your sign-in at the moment' })
    await expect(note).toBeVisible()
    for (const delay of [30, 60, 120, 240]) {
      const attempts = refreshes.count
      await refreshes.settled()
      for (let elapsed = 10; elapsed < delay; elapsed += 10) await comeBack('00:10')
      expect(refreshes.count).toBe(attempts)
      await comeBack('00:20')
      await expect.poll(() => refreshes.count).toBe(attempts + 1)
    }
    await refreshes.settled()
    const delays = refreshes.times.slice(1).map((at, index) => at - (refreshes.times[index] ?? 0))
    expect(delays.map((delay) => Math.floor(delay / 30_000) * 30)).toEqual([30, 60, 120, 240])
    await expectAccessible(page)

    refreshes.fail = false
    await note.getByRole('button', { name: 'Try now' }).click()
    await expect(note).toBeHidden()
    expect(refreshes.count).toBe(6)
    // It is up to date again, also with what changes now. The family's own session has ended too.
    const call = createClient({ baseUrl: `${server.url}/v1` })
    const { access_token: bearer } = await call('POST /auth/sign-in/id', { bearer: family.parent.idToken })
    const callAgain: typeof call = (name, ...[input]) => call(name, { ...input, bearer } as never)
    await addChild({ ...family, call: callAgain }, 'Ada')
    await expect(panel(page, 'Children').getByRole('link', { name: 'Ada', exact: true })).toBeVisible()

    /** Whoever comes back to the page makes it fetch again. */
    async function comeBack(after: string) {
      await context.clock.fastForward(after)
      await page.evaluate(`dispatchEvent(new Event('online')), document.dispatchEvent(new Event('visibilitychange'))`)
    }
  },
)

/** Counts the requests, and responds with an error while `fail` is set. */
async function interceptRequests(context: BrowserContext, url: string) {
  const times: number[] = []
  const intercepted = { count: 0, times, fail: false, settled: () => expect.poll(() => pending).toBe(0) }
  let pending = 0
  await context.route(url, async (route) => {
    intercepted.count++
    pending++
    times.push(await route.request().frame().evaluate('Date.now()'))
    await (intercepted.fail ? route.fulfill({ status: 503, json: {} }) : route.continue())
    await route.request().response()
    pending--
  })
  return intercepted
}
