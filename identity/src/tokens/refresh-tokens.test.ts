import { createUserWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { apiKey, startTestProvider } from '../testing/start-test-provider.ts'

const password = 'correct horse'

describe('a refresh token', () => {
  const identity = startTestProvider()
  const refresh = async (refreshToken: string) => {
    const response = await fetch(`${identity.url}/securetoken.googleapis.com/v1/token?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  test('a refresh token is stored only as a hash, and an unknown one counts as expired', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'ada@example.org', password)
    const { body } = await refresh(user.refreshToken)
    expect(body).toMatchObject({
      user_id: user.uid,
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: user.refreshToken,
    })
    const { rows } = await identity.pool.query('select * from identity.refresh_tokens')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(user.refreshToken)
    expect(await refresh('unknown')).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 400,
          message: 'TOKEN_EXPIRED',
          errors: [{ message: 'TOKEN_EXPIRED', reason: 'invalid', domain: 'global' }],
        },
      },
    })
  })

  test('a refresh token that was not used for half a year is deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'idle@example.org', password)
    identity.wait(179 * 24 * 60 * 60)
    await identity.provider.deleteExpired()
    expect((await refresh(user.refreshToken)).status).toBe(200)
    identity.wait(181 * 24 * 60 * 60)
    await identity.provider.deleteExpired()
    expect((await refresh(user.refreshToken)).status).toBe(400)
  })
})
