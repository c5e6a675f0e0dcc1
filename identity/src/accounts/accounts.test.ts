import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getIdTokenResult,
  linkWithCredential,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { errorCode, startTestProvider } from '../testing/start-test-provider.ts'

describe('an account with a password', () => {
  const identity = startTestProvider()
  const password = 'correct horse'

  async function aPerson(email: string) {
    const auth = identity.browser()
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    return { auth, user }
  }

  test('signing up creates an account, which opens with the address in any spelling', async () => {
    const { user } = await aPerson('Ada@Example.org')
    expect(user).toMatchObject({ email: 'ada@example.org', emailVerified: false, isAnonymous: false })
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])

    const { user: again } = await signInWithEmailAndPassword(identity.browser(), 'ADA@example.org', password)
    expect(again.uid).toBe(user.uid)
    const { claims, signInProvider } = await getIdTokenResult(again)
    expect(signInProvider).toBe('password')
    expect(claims).toMatchObject({
      aud: 'test-project',
      iss: identity.provider.issuer,
      sub: user.uid,
      user_id: user.uid,
      email: 'ada@example.org',
      email_verified: false,
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  })

  test('two simultaneous sign-ups with one address create one account', async () => {
    const signUps = await Promise.all(Array.from({ length: 5 }, () => errorCode(aPerson('twins@example.org'))))
    expect(signUps.toSorted()).toEqual([...Array(4).fill('auth/email-already-in-use'), 'none'])
  })

  test.each([
    ['auth/invalid-email', 'nobody', password],
    ['auth/missing-email', '', password],
    ['auth/missing-password', 'new@example.org', ''],
    ['auth/password-does-not-meet-requirements', 'new@example.org', 'short'],
  ])('a sign-up is refused with %s', async (code, email, given) => {
    expect(await errorCode(createUserWithEmailAndPassword(identity.browser(), email, given))).toBe(code)
  })

  test('a wrong password, an unknown address and an account without a password get the same error', async () => {
    await aPerson('bea@example.org')
    await identity.provider.administration.createUser({ email: 'no-password@example.org' })
    const responses = await Promise.all(
      ['bea@example.org', 'nobody@example.org', 'no-password@example.org'].map((email) =>
        identity.post('v1/accounts:signInWithPassword', { email, password: 'wrong' }),
      ),
    )
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(responses[0]?.message).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  test('nobody learns how an address signs in', async () => {
    await aPerson('methods@example.org')
    expect(await fetchSignInMethodsForEmail(identity.browser(), 'methods@example.org')).toEqual([])
  })

  test('a name and a picture can be set and removed', async () => {
    const { auth, user } = await aPerson('name@example.org')
    await updateProfile(user, { displayName: 'Mo', photoURL: 'https://example.org/mo.png' })
    await user.reload()
    expect(auth.currentUser).toMatchObject({ displayName: 'Mo', photoURL: 'https://example.org/mo.png' })
    expect((await getIdTokenResult(user, true)).claims).toMatchObject({
      name: 'Mo',
      picture: 'https://example.org/mo.png',
    })

    await updateProfile(user, { displayName: '', photoURL: '' })
    await user.reload()
    expect(user).toMatchObject({ displayName: null, photoURL: null })
  })

  test('a new password ends every session except this one', async () => {
    const { user } = await aPerson('change@example.org')
    const { user: elsewhere } = await signInWithEmailAndPassword(identity.browser(), 'change@example.org', password)
    const oldToken = await elsewhere.getIdToken()

    await updatePassword(user, 'a new password')

    expect(await errorCode(elsewhere.reload())).toBe('auth/user-token-expired')
    expect(await identity.provider.verifyIdToken(oldToken)).toBeNull()
    await user.reload()
    await user.getIdToken(true)
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'change@example.org', password))).toBe(
      'auth/invalid-credential',
    )
    expect(
      (await signInWithEmailAndPassword(identity.browser(), 'change@example.org', 'a new password')).user.uid,
    ).toBe(user.uid)
  })

  test('changing or removing the password and deleting the account need a recent sign-in', async () => {
    const { user } = await aPerson('stale@example.org')
    identity.wait(301)
    expect(await errorCode(updatePassword(user, 'a new password'))).toBe('auth/requires-recent-login')
    expect(await errorCode(unlink(user, 'password'))).toBe('auth/requires-recent-login')
    expect(await errorCode(deleteUser(user))).toBe('auth/requires-recent-login')
    await user.getIdToken(true)
    expect(await errorCode(deleteUser(user))).toBe('auth/requires-recent-login')

    await reauthenticateWithCredential(user, EmailAuthProvider.credential('stale@example.org', password))
    await deleteUser(user)
    expect(await identity.provider.administration.findUserByEmail('stale@example.org')).toBeNull()
  })

  test('an update that needs a recent sign-in changes nothing without one', async () => {
    const { user } = await aPerson('untouched@example.org')
    identity.wait(301)
    const { message } = await identity.post('v1/accounts:update', {
      idToken: await user.getIdToken(),
      displayName: 'Mallory',
      deleteProvider: ['password'],
    })
    expect(message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    await user.reload()
    expect(user.displayName).toBeNull()
    await signInWithEmailAndPassword(identity.browser(), 'untouched@example.org', password)
  })

  test('a deleted account is gone with all its sessions', async () => {
    const { user } = await aPerson('gone@example.org')
    const { user: elsewhere } = await signInWithEmailAndPassword(identity.browser(), 'gone@example.org', password)
    await deleteUser(user)
    expect(await errorCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'gone@example.org', password))).toBe(
      'auth/invalid-credential',
    )
  })

  test('another address is not accepted without proof', async () => {
    const { user } = await aPerson('direct@example.org')
    expect(await errorCode(updateEmail(user, 'other@example.org'))).toBe('auth/operation-not-allowed')
  })

  test('a password can be removed and set again, and the address stays', async () => {
    const { user } = await aPerson('unlink@example.org')
    await unlink(user, 'password')
    expect(user.providerData).toEqual([])
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'unlink@example.org', password))).toBe(
      'auth/invalid-credential',
    )

    await linkWithCredential(user, EmailAuthProvider.credential('unlink@example.org', 'another password'))
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    await signInWithEmailAndPassword(identity.browser(), 'unlink@example.org', 'another password')
  })

  test('a refreshed token has the time of the original sign-in', async () => {
    const { user } = await aPerson('refresh@example.org')
    const before = await getIdTokenResult(user)
    identity.wait(120)
    const after = await getIdTokenResult(user, true)
    expect(after.authTime).toBe(before.authTime)
    expect(Date.parse(after.issuedAtTime) - Date.parse(before.issuedAtTime)).toBeGreaterThanOrEqual(120_000)
  })

  test('anonymous accounts and custom tokens are refused', async () => {
    expect(await errorCode(signInAnonymously(identity.browser()))).toBe('auth/admin-restricted-operation')
    expect(await errorCode(signInWithCustomToken(identity.browser(), 'token'))).toBe('auth/operation-not-allowed')
  })

  test('a disabled account is reported only to somebody who knows the password', async () => {
    const { user } = await aPerson('disabled@example.org')
    await identity.provider.administration.setDisabled(user.uid, true)
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'disabled@example.org', 'wrong'))).toBe(
      'auth/invalid-credential',
    )
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'disabled@example.org', password))).toBe(
      'auth/user-disabled',
    )
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
  })
})
