import type { User } from '@firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenForExchange } from './identity-token.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an identity token is exchanged for 300 s, then refreshed first, whatever this machine takes the time to be', async () => {
  for (const clockErrorSeconds of [0, 3600, -3600]) {
    const user = signedInUser({ clockErrorSeconds })
    vi.setSystemTime(Date.now() + 300_000)
    expect(await tokenForExchange(user)).toBe(user.tokens[0])
    vi.setSystemTime(Date.now() + 1_000)
    expect(await tokenForExchange(user)).toBe(user.tokens[1])
    expect(await tokenForExchange(user)).toBe(user.tokens[1])
    expect(user.tokens).toHaveLength(2)
  }
})

test('two exchanges at once refresh an old identity token once', async () => {
  const user = signedInUser({ clockErrorSeconds: 0 })
  vi.setSystemTime(Date.now() + 600_000)
  const tokens = await Promise.all([tokenForExchange(user), tokenForExchange(user)])
  expect(tokens).toEqual([user.tokens[1], user.tokens[1]])
  expect(user.tokens).toHaveLength(2)
})

function signedInUser({ clockErrorSeconds }: { clockErrorSeconds: number }) {
  const tokens: string[] = []
  let expirationTime = 0
  const receiveToken = () => {
    const iat = Math.floor(Date.now() / 1000) + clockErrorSeconds
    tokens.push(`header.${btoa(JSON.stringify({ iat, exp: iat + 3600, count: tokens.length }))}.signature`)
    expirationTime = Date.now() + 3_600_000
  }
  receiveToken()
  const user = {
    tokens,
    refreshToken: 'refresh-token',
    toJSON: () => ({ stsTokenManager: { accessToken: tokens.at(-1), expirationTime } }),
    getIdToken: async (force = false) => {
      if (force) receiveToken()
      return tokens.at(-1)
    },
  }
  return user as unknown as User & { tokens: string[] }
}
