import { createUserWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { apiKey, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

const password = 'correct horse'

describe('a request that fails', () => {
  const identity = startTestProvider()

  test('an internal error is plain text, which no browser takes for the end of a session', async () => {
    const auth = identity.browser()
    const { user } = await createUserWithEmailAndPassword(auth, 'ada@example.org', password)
    await identity.pool.query('alter table identity.users rename to away')
    expect(await errorCode(user.reload())).toBe('auth/network-request-failed')
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: await user.getIdToken() }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8'])
    await identity.pool.query('alter table identity.away rename to users')
    await user.reload()
    expect(auth.currentUser?.email).toBe('ada@example.org')
  })

  test('a value that PostgreSQL refuses is a bad request', async () => {
    await identity.pool.query(`create function identity.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '22003'; end $$`)
    await identity.pool.query(
      'create trigger refuse before insert on identity.users for each row execute function identity.refuse()',
    )
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'refused@example.org', password }),
    })
    await identity.pool.query('drop function identity.refuse cascade')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('INVALID_ARGUMENT') } })
  })

  test.each([
    ['v1/accounts:lookup', '{', 400],
    ['v1/accounts:lookup', '[]', 400],
    ['v1/accounts:update', '{"oobCode":{"$gt":""}}', 400],
    ['v1/accounts:signUp', '{"email":["a@example.org"],"password":"long enough"}', 400],
    ['v1/accounts:signUp', '{"email":"nul@example.org","password":"long enough","displayName":"\\u0000"}', 400],
    ['v1/accounts:sendOobCode', '{}', 400],
    ['v1/accounts:unknown', '{}', 404],
    ['v1/accounts:signUp', `{"email":"${'a'.repeat(70_000)}"}`, 413],
  ])('invalid input to %s is refused without an internal error: %.40s', async (operation, body, status) => {
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/${operation}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(status)
  })

  test.each(['', '?key=', '?key=wrong'])('a request without the API key (%j) is refused', async (query) => {
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/projects${query}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('API_KEY_INVALID')
  })
})
