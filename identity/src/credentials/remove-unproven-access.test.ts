import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'
import { codeIn, errorCode } from '../testing/start-test-provider.ts'

const social = startSocialSignIn()
const { identity, signIn } = social
const password = 'correct horse'

async function anImpostor(email: string) {
  const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
  await updateProfile(user, { displayName: 'Impostor', photoURL: 'https://evil.example.com/face.png' })
  return user
}

async function resetPassword(email: string, newPassword = 'a new password') {
  await sendPasswordResetEmail(identity.browser(), email)
  const code = codeIn(await identity.takeMail(email, 'resetPassword'))
  await confirmPasswordReset(identity.browser(), code, newPassword)
}

async function openSignInLink(email: string) {
  const settings = { url: 'https://home.example.org/app', handleCodeInApp: true }
  await sendSignInLinkToEmail(identity.browser(), email, settings)
  const { link } = await identity.takeMail(email, 'signIn')
  return (await signInWithEmailLink(identity.browser(), email, link)).user
}

describe('the owner of an address takes over an account that an impostor created with it', () => {
  test('after a password reset, the name and the photo of the impostor are gone', async () => {
    const email = 'reset@example.org'
    await anImpostor(email)
    await resetPassword(email)
    const { user } = await signInWithEmailAndPassword(identity.browser(), email, 'a new password')
    expect(user).toMatchObject({ displayName: null, photoURL: null, emailVerified: true })
  })

  test('after a sign-in link, the name and the photo of the impostor are gone', async () => {
    await anImpostor('link@example.org')
    expect(await openSignInLink('link@example.org')).toMatchObject({ displayName: null, photoURL: null })
  })

  test("after a sign-in with a provider, the account shows the provider's name and photo", async () => {
    const [named, unnamed] = ['named@example.org', 'unnamed@example.org']
    await anImpostor(named)
    await anImpostor(unnamed)
    const picture = 'https://example.org/vera.png'
    social.provider.people.set('named', { email: named, email_verified: true, name: 'Vera', picture })
    social.provider.people.set('unnamed', { email: unnamed, email_verified: true })
    const profileOf = async (person: string) => {
      const { idToken } = await signIn(person)
      const { body } = await identity.post('v1/accounts:lookup', { idToken })
      const [user] = body.users as { displayName?: string; photoUrl?: string }[]
      return [user?.displayName, user?.photoUrl]
    }
    expect(await profileOf('named')).toEqual(['Vera', picture])
    expect(await profileOf('unnamed')).toEqual([undefined, undefined])
  })

  test('the impostor cannot move the account to another address with a link requested before', async () => {
    const email = 'moved@example.org'
    const impostor = await anImpostor(email)
    await verifyBeforeUpdateEmail(impostor, 'impostor@example.org')
    await openSignInLink(email)
    const code = codeIn(await identity.takeMail('impostor@example.org', 'verifyAndChangeEmail'))
    expect(await errorCode(applyActionCode(identity.browser(), code))).toBe('auth/invalid-action-code')
    expect(await identity.provider.administration.findUserByEmail(email)).toMatchObject({ uid: impostor.uid })
  })

  test("a proven owner's name and photo stay", async () => {
    const email = 'proven@example.org'
    const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
    await updateProfile(user, { displayName: 'Grace' })
    await identity.provider.administration.setEmailVerified(user.uid, true)
    await resetPassword(email)
    expect((await openSignInLink(email)).displayName).toBe('Grace')
  })
})

describe('a new password', () => {
  test.each(['changed', 'reset'])('a password that was %s invalidates links that change the address', async (how) => {
    const email = `${how}-password@example.org`
    const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
    await identity.provider.administration.setEmailVerified(user.uid, true)
    await verifyBeforeUpdateEmail(user, `intruder-${how}@example.org`)
    if (how === 'changed') await updatePassword(user, 'a new password')
    else await resetPassword(email)
    const code = codeIn(await identity.takeMail(`intruder-${how}@example.org`, 'verifyAndChangeEmail'))
    expect(await errorCode(applyActionCode(identity.browser(), code))).toBe('auth/invalid-action-code')
  })
})
