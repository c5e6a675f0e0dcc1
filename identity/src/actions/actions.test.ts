import {
  ActionCodeURL,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type User,
} from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { apiKey, codeIn, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

const identity = startTestProvider()
const password = 'correct horse'
const signInSettings = { url: 'https://home.example.org/app', handleCodeInApp: true }

async function aPerson(email: string) {
  const auth = identity.browser()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return { auth, user }
}

async function aVerifiedPerson(email: string) {
  const person = await aPerson(email)
  await identity.provider.administration.setEmailVerified(person.user.uid, true)
  return person
}

async function verificationCode(user: User) {
  await sendEmailVerification(user)
  return codeIn(await identity.takeMail(user.email ?? '', 'verifyEmail'))
}

describe('verifying an email address', () => {
  test('the link verifies the address once', async () => {
    const { auth, user } = await aPerson('verify@example.org')
    await sendEmailVerification(user, { url: 'https://home.example.org/welcome' })
    const { link } = await identity.takeMail('verify@example.org', 'verifyEmail')
    const parsed = ActionCodeURL.parseLink(link)
    expect(parsed).toMatchObject({
      operation: 'VERIFY_EMAIL',
      apiKey,
      continueUrl: 'https://home.example.org/welcome',
      languageCode: 'en',
    })

    const code = parsed?.code ?? ''
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_EMAIL',
      data: { email: 'verify@example.org' },
    })
    await applyActionCode(auth, code)
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect(await errorCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
  })

  test('the mail is in the language of the page', async () => {
    const { auth, user } = await aPerson('sprache@example.org')
    auth.languageCode = 'de'
    await sendEmailVerification(user)
    expect((await identity.takeMail('sprache@example.org', 'verifyEmail')).lang).toBe('de')
  })

  test('an expired link fails with an error that says so', async () => {
    const { auth, user } = await aPerson('late@example.org')
    const code = await verificationCode(user)
    identity.wait(3 * 24 * 60 * 60 + 1)
    expect(await errorCode(applyActionCode(auth, code))).toBe('auth/expired-action-code')
    expect(await errorCode(checkActionCode(auth, code))).toBe('auth/expired-action-code')
  })

  test('the link fails once the account has another address', async () => {
    const { auth, user } = await aPerson('before@example.org')
    const code = await verificationCode(user)
    await verifyBeforeUpdateEmail(user, 'after@example.org')
    await applyActionCode(auth, codeIn(await identity.takeMail('after@example.org', 'verifyAndChangeEmail')))
    expect(await errorCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
  })

  test('of two simultaneous uses of a code, one succeeds', async () => {
    const { auth, user } = await aPerson('race@example.org')
    const code = await verificationCode(user)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => errorCode(applyActionCode(auth, code))))
    expect(outcomes.toSorted()).toEqual([...Array(4).fill('auth/invalid-action-code'), 'none'])
  })
})

describe('resetting a password', () => {
  test('a reset ends all sessions, sets the password and proves the address', async () => {
    const { auth, user } = await aVerifiedPerson('reset@example.org')
    await sendPasswordResetEmail(identity.browser(), 'Reset@example.org')
    const code = codeIn(await identity.takeMail('reset@example.org', 'resetPassword'))
    expect(await verifyPasswordResetCode(auth, code)).toBe('reset@example.org')
    expect(await errorCode(confirmPasswordReset(auth, code, 'short'))).toBe('auth/password-does-not-meet-requirements')
    await confirmPasswordReset(auth, code, 'a new password')

    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await errorCode(confirmPasswordReset(auth, code, 'yet another'))).toBe('auth/invalid-action-code')
    const { user: back } = await signInWithEmailAndPassword(identity.browser(), 'reset@example.org', 'a new password')
    expect(back).toMatchObject({ uid: user.uid, emailVerified: true })
  })

  test('a reset invalidates every other reset link', async () => {
    const { auth } = await aPerson('links@example.org')
    await sendPasswordResetEmail(auth, 'links@example.org')
    const first = codeIn(await identity.takeMail('links@example.org', 'resetPassword'))
    await sendPasswordResetEmail(auth, 'links@example.org')
    await confirmPasswordReset(
      auth,
      codeIn(await identity.takeMail('links@example.org', 'resetPassword')),
      'a new password',
    )
    expect(await errorCode(confirmPasswordReset(auth, first, 'the thief was here'))).toBe('auth/invalid-action-code')
  })

  test('an unknown address gets the same response and no mail', async () => {
    await aPerson('somebody@example.org')
    const requestReset = (email: string) =>
      identity.post('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const known = await requestReset('somebody@example.org')
    const unknown = await requestReset('nobody@example.org')
    expect(JSON.stringify(unknown).replace('nobody', 'somebody')).toBe(JSON.stringify(known))
    expect([await identity.hasMail('somebody@example.org'), await identity.hasMail('nobody@example.org')]).toEqual([
      true,
      false,
    ])
  })
})

describe('a sign-in link', () => {
  async function signInLink(email: string) {
    await sendSignInLinkToEmail(identity.browser(), email, signInSettings)
    return (await identity.takeMail(email, 'signIn')).link
  }

  test('the first sign-in link creates the account and the next one opens it', async () => {
    const link = await signInLink('new@example.org')
    const auth = identity.browser()
    expect(isSignInWithEmailLink(auth, link)).toBe(true)
    const { user } = await signInWithEmailLink(auth, 'new@example.org', link)
    expect(user).toMatchObject({ email: 'new@example.org', emailVerified: true })
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect(await errorCode(signInWithEmailLink(identity.browser(), 'new@example.org', link))).toBe(
      'auth/invalid-action-code',
    )

    const { user: again } = await signInWithEmailLink(
      identity.browser(),
      'new@example.org',
      await signInLink('new@example.org'),
    )
    expect(again.uid).toBe(user.uid)
  })

  test('a sign-in link needs the address that it was sent to, and a wrong address does not use it up', async () => {
    const link = await signInLink('mine@example.org')
    expect(await errorCode(signInWithEmailLink(identity.browser(), 'thief@example.org', link))).toBe(
      'auth/invalid-email',
    )
    expect((await signInWithEmailLink(identity.browser(), 'mine@example.org', link)).user.email).toBe(
      'mine@example.org',
    )
  })

  test('a sign-in link does not reveal its address', async () => {
    const link = await signInLink('secret@example.org')
    const { body } = await identity.post('v1/accounts:resetPassword', { oobCode: codeIn({ link }) })
    expect(body).toEqual({ kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'EMAIL_SIGNIN' })
  })

  test('a sign-in link removes the password of somebody who never proved the address', async () => {
    const { user: squatter } = await aPerson('owner@example.org')
    const { user } = await signInWithEmailLink(
      identity.browser(),
      'owner@example.org',
      await signInLink('owner@example.org'),
    )
    expect(user).toMatchObject({ uid: squatter.uid, emailVerified: true })
    expect(await errorCode(squatter.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'owner@example.org', password))).toBe(
      'auth/invalid-credential',
    )
  })

  test('the password of a proven address stays', async () => {
    await aVerifiedPerson('both@example.org')
    await signInWithEmailLink(identity.browser(), 'both@example.org', await signInLink('both@example.org'))
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'both@example.org', password))).toBe('none')
  })
})

describe('changing the email address', () => {
  test('the change happens when the new address is proven, and the old address can undo it', async () => {
    const { auth, user } = await aVerifiedPerson('old@example.org')
    await verifyBeforeUpdateEmail(user, 'new-address@example.org')
    await verifyBeforeUpdateEmail(user, 'second-try@example.org')
    const mail = await identity.takeMail('new-address@example.org', 'verifyAndChangeEmail')
    expect(await checkActionCode(auth, codeIn(mail))).toMatchObject({
      data: { email: 'new-address@example.org', previousEmail: 'old@example.org' },
    })
    await applyActionCode(auth, codeIn(mail))
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(
      (await signInWithEmailAndPassword(identity.browser(), 'new-address@example.org', password)).user.emailVerified,
    ).toBe(true)

    const recovery = await identity.takeMail('old@example.org', 'recoverEmail')
    expect(recovery.newEmail).toBe('new-address@example.org')
    expect(await checkActionCode(auth, codeIn(recovery))).toMatchObject({ operation: 'RECOVER_EMAIL' })
    await applyActionCode(auth, codeIn(recovery))
    expect((await signInWithEmailAndPassword(identity.browser(), 'old@example.org', password)).user.uid).toBe(user.uid)
    const leftOver = codeIn(await identity.takeMail('second-try@example.org', 'verifyAndChangeEmail'))
    expect(await errorCode(applyActionCode(auth, leftOver))).toBe('auth/invalid-action-code')
  })

  test('a change to an address that is taken does nothing, without revealing that', async () => {
    await aPerson('taken@example.org')
    const { user } = await aPerson('wants-it@example.org')
    await verifyBeforeUpdateEmail(user, 'taken@example.org')
    expect(await identity.hasMail('taken@example.org')).toBe(false)
  })

  test('the change fails when somebody else took the new address in the meantime', async () => {
    const { auth, user } = await aPerson('slow@example.org')
    await verifyBeforeUpdateEmail(user, 'contested@example.org')
    await aPerson('contested@example.org')
    const code = codeIn(await identity.takeMail('contested@example.org', 'verifyAndChangeEmail'))
    expect(await errorCode(applyActionCode(auth, code))).toBe('auth/email-already-in-use')
  })

  test('the change needs a recent sign-in', async () => {
    const { user } = await aPerson('change-late@example.org')
    identity.wait(301)
    expect(await errorCode(verifyBeforeUpdateEmail(user, 'elsewhere@example.org'))).toBe('auth/requires-recent-login')
  })
})

describe('an action link', () => {
  test('a link for one purpose does not work for another', async () => {
    const { auth, user } = await aPerson('purpose@example.org')
    const email = 'purpose@example.org'
    const verify = await verificationCode(user)
    await sendPasswordResetEmail(auth, email)
    const reset = codeIn(await identity.takeMail(email, 'resetPassword'))
    await sendSignInLinkToEmail(auth, email, signInSettings)
    const signIn = codeIn(await identity.takeMail(email, 'signIn'))

    for (const code of [verify, signIn])
      expect(await errorCode(confirmPasswordReset(auth, code, 'a new password'))).toBe('auth/invalid-action-code')
    for (const code of [reset, signIn])
      expect(await errorCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code')
    for (const oobCode of [verify, reset]) {
      expect((await identity.post('v1/accounts:signInWithEmailLink', { email, oobCode })).message).toBe(
        'INVALID_OOB_CODE',
      )
    }
    // None of these attempts has used the links up.
    await applyActionCode(auth, verify)
    await confirmPasswordReset(auth, reset, 'a new password')
  })

  test.each([
    ['https://evil.example.com/', 'auth/unauthorized-continue-uri'],
    ['https://home.example.org.evil.example.com/', 'auth/unauthorized-continue-uri'],
    ['https://home.example.org@evil.example.com/', 'auth/unauthorized-continue-uri'],
    ['javascript:alert(1)//home.example.org', 'auth/invalid-continue-uri'],
    ['//home.example.org', 'auth/invalid-continue-uri'],
  ])('a link never continues to %s', async (url, code) => {
    await aPerson('redirect@example.org').catch(() => undefined)
    expect(await errorCode(sendPasswordResetEmail(identity.browser(), 'redirect@example.org', { url }))).toBe(code)
  })

  test('the code of a link is stored only as a hash', async () => {
    const { user } = await aPerson('hash@example.org')
    const code = await verificationCode(user)
    const { rows } = await identity.pool.query('select * from identity.action_codes where email = $1', [
      'hash@example.org',
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
