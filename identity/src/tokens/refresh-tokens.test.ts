import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { errorCode, startTestProvider } from '../testing/start-test-provider.ts'

const password = 'correct horse'
const gracePeriodSeconds = 120

const identity = startTestProvider()
const { refresh } = identity

async function aPerson(email: string) {
  const auth = identity.browser()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return { auth, user, first: user.refreshToken }
}

const lookUp = async (idToken: string) => (await identity.post('v1/accounts:lookup', { idToken })).message ?? 'none'

describe('a refresh token', () => {
  test('a refresh token is replaced when it is used, and none is stored', async () => {
    const { user, first } = await aPerson('ada@example.org')
    const { body, next } = await refresh(first)
    expect(body).toMatchObject({ user_id: user.uid, expires_in: '3600', token_type: 'Bearer' })
    expect(next).not.toBe(first)
    identity.wait(gracePeriodSeconds + 1)
    const { next: third } = await refresh(next)
    expect(new Set([first, next, third]).size).toBe(3)
    const stored = JSON.stringify((await identity.pool.query('select * from identity.sign_ins')).rows)
    for (const token of [first, next, third]) {
      expect(stored).not.toContain(token)
      expect(stored).not.toContain(token.split('.').at(-1))
    }
  })

  test('an unknown refresh token counts as expired, because the SDK then signs out', async () => {
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
    const { first } = await aPerson('idle@example.org')
    identity.wait(179 * 24 * 60 * 60)
    await identity.deleteExpired()
    const { status, next } = await refresh(first)
    expect(status).toBe(200)
    identity.wait(181 * 24 * 60 * 60)
    await identity.deleteExpired()
    expect((await refresh(next)).status).toBe(400)
  })

  test('a refresh token ends a year after the sign-in, however often it was used', async () => {
    let { first: token } = await aPerson('faithful@example.org')
    for (const days of [120, 120, 120]) {
      identity.wait(days * 24 * 60 * 60)
      const { status, next } = await refresh(token)
      expect(status).toBe(200)
      token = next
    }
    identity.wait(6 * 24 * 60 * 60)
    expect((await refresh(token)).body).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } })
    const { rows } = await identity.pool.query(
      `select from identity.sign_ins join identity.users using (uid) where email = 'faithful@example.org'`,
    )
    expect(rows).toEqual([])
  })

  test('a refresh token is accepted after the database was restored from a backup', async () => {
    const { user, first } = await aPerson('restored@example.org')
    const { next } = await refresh(first)
    await identity.pool.query('update identity.sign_ins set generation = 1, rotated_at = null where uid = $1', [
      user.uid,
    ])
    expect((await refresh(next)).status).toBe(200)
  })
})

describe('a refresh token that was replaced', () => {
  test('twenty simultaneous refreshes with one token get the same next token, which works', async () => {
    const { first } = await aPerson('tabs@example.org')
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const [next = '', ...others] = new Set(responses.map((response) => response.next))
    expect(others).toEqual([])
    identity.wait(gracePeriodSeconds + 1)
    expect((await refresh(next)).status).toBe(200)
  })

  test('it still gets the newest token during the grace period, for a page that never received the response', async () => {
    const { first } = await aPerson('lost@example.org')
    const { next } = await refresh(first)
    identity.wait(gracePeriodSeconds - 5)
    expect((await refresh(first)).next).toBe(next)
    expect((await refresh(next)).next).toBe(next)
    identity.wait(gracePeriodSeconds)
    expect((await refresh(next)).status).toBe(200)
  })

  test('after the grace period it ends the sign-in: the newest refresh token and all ID tokens are refused', async () => {
    const { first } = await aPerson('stolen@example.org')
    const { next, body } = await refresh(first)
    const { user: elsewhere } = await signInWithEmailAndPassword(identity.browser(), 'stolen@example.org', password)
    identity.wait(gracePeriodSeconds + 1)
    expect(await lookUp(body.id_token)).toBe('none')

    expect((await refresh(first)).message).toBe('TOKEN_EXPIRED')

    expect((await refresh(next)).message).toBe('TOKEN_EXPIRED')
    expect(await lookUp(body.id_token)).toBe('TOKEN_EXPIRED')
    // Another sign-in of the same person is another browser.
    await elsewhere.getIdToken(true)
  })

  test('a thief who was faster is signed out as soon as the owner refreshes', async () => {
    const { auth, user, first } = await aPerson('faster@example.org')
    const thief = await refresh(first)
    identity.wait(gracePeriodSeconds + 1)
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(auth.currentUser).toBeNull()
    expect((await refresh(thief.next)).message).toBe('TOKEN_EXPIRED')
  })

  test('a thief who follows within the grace period gets no tokens of their own, and is found at the next refresh', async () => {
    const { first } = await aPerson('followed@example.org')
    const owner = await refresh(first)
    const thief = await refresh(first)
    expect(thief.next).toBe(owner.next)
    identity.wait(gracePeriodSeconds + 1)
    const ownerLater = await refresh(owner.next)
    identity.wait(gracePeriodSeconds + 1)
    expect((await refresh(thief.next)).message).toBe('TOKEN_EXPIRED')
    expect((await refresh(ownerLater.next)).message).toBe('TOKEN_EXPIRED')
  })

  test('a made-up token ends nothing, even if it names the sign-in', async () => {
    const { first } = await aPerson('forged@example.org')
    const { next } = await refresh(first)
    identity.wait(gracePeriodSeconds + 1)
    const [id = '', generation = '', signature = ''] = next.split('.')
    const [, , firstSignature = ''] = first.split('.')
    for (const forged of [
      `${id}.1.${signature}`,
      `${id}.${generation}.${firstSignature}`,
      `${id}.3.${signature}`,
      `${id}.${generation}.`,
      `${id}.${generation}`,
      id,
    ])
      expect((await refresh(forged)).message).toBe('TOKEN_EXPIRED')
    expect((await refresh(next)).status).toBe(200)
  })
})
