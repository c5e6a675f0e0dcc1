import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  unlink,
  type User,
} from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { signInAtProvider } from '../testing/sign-in-at-provider.ts'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'
import { errorCode } from '../testing/start-test-provider.ts'

const social = startSocialSignIn()
const { identity, signIn } = social
const password = 'correct horse'

describe('linking a provider', () => {
  test('linking adds a way to sign in, and unlinking removes it', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'linker@example.org', password)
    social.provider.people.set('linked', { email: 'elsewhere@example.org', email_verified: true })
    await signIn('linked', { idToken: await user.getIdToken() })
    await user.reload()
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['oidc.example', 'password'])
    expect(user.email).toBe('linker@example.org')
    expect((await signIn('linked')).localId).toBe(user.uid)

    await unlink(user, 'oidc.example')
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect((await signIn('linked')).localId).not.toBe(user.uid)
  })

  test('linking is refused for a person or an address that belongs to another account', async () => {
    social.provider.people.set('taken', { email: 'taken@example.org', email_verified: true })
    await signIn('taken')
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'wants@example.org', password)
    expect(await signIn('taken', { idToken: await user.getIdToken() })).toMatchObject({
      errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED',
    })
    social.provider.people.set('taken-too', { email: 'taken@example.org', email_verified: true })
    expect(await signIn('taken-too', { idToken: await user.getIdToken() })).toMatchObject({
      errorMessage: 'EMAIL_EXISTS',
    })
  })
})

describe('linking and unlinking with an old sign-in', () => {
  const reauthenticate = (user: User) =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))

  test('linking is refused, so that a stolen session opens no other way in', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'victim@example.org', password)
    social.provider.people.set('thief', { email: 'thief@example.org', email_verified: true })
    identity.wait(301)
    await user.getIdToken(true)
    const { event } = await signInAtProvider(identity.url, { person: 'thief' })
    const refused = await social.collect(event, { idToken: await user.getIdToken() })
    expect(refused.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await social.providersOf(await user.getIdToken())).toEqual(['password'])

    // The result of the provider is not used up: after signing in again the owner need not visit it again.
    await reauthenticate(user)
    const linked = await social.collect(event, { idToken: await user.getIdToken() })
    expect(linked.body.localId).toBe(user.uid)
  })

  test('unlinking is refused, so that nobody locks the owner out', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'locked@example.org', password)
    social.provider.people.set('locked', { email: 'locked@elsewhere.example.org', email_verified: true })
    await signIn('locked', { idToken: await user.getIdToken() })
    identity.wait(301)
    expect(await errorCode(unlink(user, 'oidc.example'))).toBe('auth/requires-recent-login')
    expect(await social.providersOf(await user.getIdToken())).toEqual(['oidc.example', 'password'])
    await reauthenticate(user)
    await unlink(user, 'oidc.example')
  })

  test('the refresh token from before the linking ends the sign-in when it is used later', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'before@example.org', password)
    const before = user.refreshToken
    social.provider.people.set('before', { email: 'before@elsewhere.example.org', email_verified: true })
    const { refreshToken } = await signIn('before', { idToken: await user.getIdToken() })
    expect(refreshToken).not.toBe(before)
    identity.wait(121)
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await identity.refresh(String(refreshToken))).toMatchObject({ message: 'TOKEN_EXPIRED' })
  })
})
