import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from '@firebase/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'
import { errorCode } from '../testing/start-test-provider.ts'
import { signInAtProvider } from '../testing/sign-in-at-provider.ts'

const social = startSocialSignIn()
const { identity, collect, signIn, providersOf } = social
const password = 'correct horse'

describe('signing in with a provider', () => {
  test('the first sign-in creates the account and the next one opens it', async () => {
    social.provider.people.set('ada', { email: 'Ada@Example.org', email_verified: true, name: 'Ada' })
    const first = await signIn('ada')
    expect(first).toMatchObject({
      providerId: 'oidc.example',
      isNewUser: true,
      email: 'ada@example.org',
      emailVerified: true,
      displayName: 'Ada',
      expiresIn: '3600',
    })
    expect(JSON.parse(String(first.rawUserInfo))).toMatchObject({ sub: 'ada', name: 'Ada' })
    expect(decodeJwt(String(first.idToken))).toMatchObject({
      email_verified: true,
      firebase: {
        sign_in_provider: 'oidc.example',
        identities: { 'oidc.example': ['ada'], email: ['ada@example.org'] },
      },
    })
    const second = await signIn('ada')
    expect(second).toMatchObject({ isNewUser: false, localId: first.localId })
    expect(await providersOf(second.idToken)).toEqual(['oidc.example'])
  })

  test('details that the ID token lacks are fetched from the user info endpoint', async () => {
    social.terse.people.set('tess', { email: 'tess@example.org', email_verified: true, name: 'Tess' })
    expect(await signIn('tess', {}, 'oidc.terse')).toMatchObject({
      email: 'tess@example.org',
      emailVerified: true,
      displayName: 'Tess',
    })
  })

  test('two simultaneous sign-ins of one person create one account', async () => {
    social.provider.people.set('twice', { email: 'twice@example.org', email_verified: true })
    const visits = await Promise.all([1, 2, 3].map(() => signInAtProvider(identity.url, { person: 'twice' })))
    const responses = await Promise.all(visits.map(({ event }) => collect(event)))
    expect(new Set(responses.map(({ body }) => body.localId)).size).toBe(1)
    expect(responses.filter(({ body }) => body.isNewUser)).toHaveLength(1)
  })

  test('a sign-in waits for another one that links the provider anew, and neither fails', async () => {
    social.provider.people.set('windows', { email: 'windows@example.org', email_verified: true })
    const { localId } = await signIn('windows')
    const { event } = await signInAtProvider(identity.url, { person: 'windows' })
    const other = await identity.pool.connect()
    await other.query('begin')
    await other.query('select uid from identity.users where uid = $1 for update', [localId])
    const signingIn = collect(event)
    await expect
      .poll(() =>
        identity.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toMatchObject({ rowCount: 1 })
    await other.query('delete from identity.linked_providers where uid = $1', [localId])
    await other.query('rollback')
    other.release()
    expect((await signingIn).body).toMatchObject({ isNewUser: false, localId })
  })

  test('a person whose provider reveals no email address can sign in', async () => {
    social.provider.people.set('quiet', {})
    const body = await signIn('quiet')
    expect(body).toMatchObject({ isNewUser: true })
    expect(body.email).toBeUndefined()
  })

  test('a verified sign-in removes the password and the providers of somebody who never proved the address', async () => {
    const { user: squatter } = await createUserWithEmailAndPassword(identity.browser(), 'vera@example.org', password)
    social.provider.people.set('squatter', { email: 'squatter@example.org', email_verified: true })
    await signIn('squatter', { idToken: await squatter.getIdToken() })
    social.provider.people.set('vera', { email: 'vera@example.org', email_verified: true })

    const vera = await signIn('vera', {}, 'google.com')
    expect(vera).toMatchObject({ localId: squatter.uid, isNewUser: false, emailVerified: true })
    expect(await providersOf(vera.idToken)).toEqual(['google.com'])
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'vera@example.org', password))).toBe(
      'auth/invalid-credential',
    )
    expect(await errorCode(squatter.getIdToken(true))).toBe('auth/user-token-expired')
    expect((await signIn('squatter')).localId).not.toBe(vera.localId)
  })

  test('the password of a proven address stays', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'both@example.org', password)
    await identity.provider.administration.setEmailVerified(user.uid, true)
    social.provider.people.set('both', { email: 'both@example.org', email_verified: true })
    const body = await signIn('both')
    expect(body.localId).toBe(user.uid)
    expect(await providersOf(body.idToken)).toEqual(['oidc.example', 'password'])
    await signInWithEmailAndPassword(identity.browser(), 'both@example.org', password)
  })

  test.each(['oidc.example', 'google.com'])(
    'an address that %s has not verified opens no account, but the owner can link it',
    async (providerId) => {
      const email = `unchecked-${providerId}@example.org`
      const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
      social.provider.people.set(email, { email, email_verified: false })
      const body = await signIn(email, {}, providerId)
      expect(body).toMatchObject({ needConfirmation: true })
      expect(body.idToken).toBeUndefined()

      // The SDK goes on from its error like this, for Google's provider and for any other.
      const handle = String(body.pendingToken)
      const more =
        providerId === 'google.com'
          ? { postBody: `id_token=${handle}&providerId=google.com` }
          : { pendingToken: handle }
      const linked = await identity.post('v1/accounts:signInWithIdp', {
        requestUri: 'http://localhost',
        returnSecureToken: true,
        idToken: await user.getIdToken(),
        ...more,
      })
      expect(await providersOf(linked.body.idToken)).toEqual([providerId, 'password'])
    },
  )

  test('a disabled account gets an error that says so', async () => {
    social.provider.people.set('disabled', { email: 'disabled@example.org', email_verified: true })
    const { localId } = await signIn('disabled')
    await identity.provider.administration.setDisabled(String(localId), true)
    expect(await signIn('disabled')).toMatchObject({ error: { message: 'USER_DISABLED' } })
  })
})
