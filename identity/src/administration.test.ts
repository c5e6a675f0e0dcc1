import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  validatePassword,
} from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { codeIn, errorCode, startTestProvider } from './testing/start-test-provider.ts'

describe('user administration', () => {
  const identity = startTestProvider({
    options: {
      oidcProviders: [
        {
          id: 'oidc.example',
          issuer: 'https://identity.example.org',
          clientId: 'us',
          clientSecret: 'secret',
          scopes: ['openid'],
          label: 'Example',
        },
      ],
    },
  })
  const admin = () => identity.provider.administration

  async function signInByMail(email: string) {
    const browser = identity.browser()
    await sendSignInLinkToEmail(browser, email, { url: 'https://home.example.org/', handleCodeInApp: true })
    return signInWithEmailLink(browser, email, (await identity.takeMail(email, 'signIn')).link)
  }

  test('an account with a one-time password must set another password', async () => {
    const created = await admin().createUser({
      email: 'Root@Example.org',
      password: 'one-time',
      emailVerified: true,
      mustChangePassword: true,
    })
    expect(created).toMatchObject({
      email: 'root@example.org',
      emailVerified: true,
      mustChangePassword: true,
      providers: ['password'],
    })
    expect(await admin().createUser({ email: 'root@example.org' })).toBeNull()

    const { user } = await signInWithEmailAndPassword(identity.browser(), 'root@example.org', 'one-time')
    expect(await errorCode(updatePassword(user, 'one-time'))).toBe('auth/password-does-not-meet-requirements')
    await updatePassword(user, 'chosen by me')
    expect(await admin().findUser(user.uid)).toMatchObject({ mustChangePassword: false })
  })

  test('a one-time password works for a day, and an expired one can be replaced', async () => {
    const created = await admin().createUser({
      email: 'late@example.org',
      password: 'one-time',
      mustChangePassword: true,
    })
    const uid = created?.uid ?? ''
    expect(await admin().replaceExpiredPassword(uid, 'too early')).toBeNull()
    const signIn = (password: string) => signInWithEmailAndPassword(identity.browser(), 'late@example.org', password)
    identity.wait(24 * 60 * 60 - 10)
    const { user } = await signIn('one-time')
    identity.wait(11)
    expect(await errorCode(signIn('one-time'))).toBe('auth/password-expired')

    expect(await admin().replaceExpiredPassword(uid, 'the next one')).toEqual(expect.any(Date))
    expect(await admin().findUserByEmail('late@example.org')).toMatchObject({ mustChangePassword: true })
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await errorCode(signIn('one-time'))).toBe('auth/invalid-credential')
    await updatePassword((await signIn('the next one')).user, 'chosen by me')
    identity.wait(24 * 60 * 60)
    await signIn('chosen by me')
    expect(await admin().replaceExpiredPassword(uid, 'from above')).toBeNull()
  })

  test('a disabled account cannot sign in until it is enabled again', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'ada@example.org', 'correct horse')
    await admin().setDisabled(user.uid, true)
    expect(await errorCode(user.reload())).toBe('auth/user-token-expired')
    await admin().setDisabled(user.uid, false)
    await signInWithEmailAndPassword(identity.browser(), 'ada@example.org', 'correct horse')
  })

  test('an action link is created for whoever has the address', async () => {
    await admin().createUser({ email: 'links@example.org' })
    const link = (await admin().createActionLink('resetPassword', 'Links@example.org', 'fr')) ?? ''
    expect(new URL(link).searchParams.get('lang')).toBe('fr')
    await confirmPasswordReset(identity.browser(), codeIn({ link }), 'chosen by me')
    await signInWithEmailAndPassword(identity.browser(), 'links@example.org', 'chosen by me')
    expect(await admin().createActionLink('resetPassword', 'nobody@example.org')).toBeNull()
  })

  test('the ways to sign in distinguish a password from a mailed link', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'ways@example.org', 'correct horse')
    expect(await admin().findUser(user.uid)).toMatchObject({ providers: ['password'], hasSecondFactor: false })
    await admin().setEmailVerified(user.uid, true)
    await signInByMail('ways@example.org')
    expect(await admin().findUser(user.uid)).toMatchObject({ providers: ['password', 'emailLink'] })
    const visitor = await signInByMail('new@example.org')
    expect(await admin().findUser(visitor.user.uid)).toMatchObject({ providers: ['emailLink'] })
    expect(await admin().findUser('nobody')).toBeNull()
  })

  test('the public providers contain no secrets', () => {
    expect(admin().publicProviders()).toEqual([{ id: 'oidc.example', label: 'Example', icon: null }])
  })
})

describe('a password policy', () => {
  const identity = startTestProvider({
    options: {
      passwordPolicy: {
        minimum: 8,
        maximum: 12,
        lowercase: true,
        uppercase: true,
        numeric: true,
        nonAlphanumeric: true,
      },
    },
  })

  test('the SDK validates a password against the policy while a person types', async () => {
    expect(await validatePassword(identity.browser(), 'abc')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    })
    expect((await validatePassword(identity.browser(), 'Abcdef1!')).isValid).toBe(true)
  })

  test.each(['Abc1!', 'Abcdef1!Abcdef1!', 'ABCDEF1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1'])(
    'the password %s is refused, with what it lacks',
    async (password) => {
      expect(await errorCode(createUserWithEmailAndPassword(identity.browser(), 'ada@example.org', password))).toBe(
        'auth/password-does-not-meet-requirements',
      )
      const { message } = await identity.post('v1/accounts:signUp', { email: 'ada@example.org', password })
      expect(message).toMatch(
        /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: \[Password [^,]+\]$/,
      )
    },
  )

  test('a password that meets the policy is accepted', async () => {
    expect(await errorCode(createUserWithEmailAndPassword(identity.browser(), 'ada@example.org', 'Abcdef1!'))).toBe(
      'none',
    )
  })
})

describe('a policy against passwords that are guessed first', () => {
  const identity = startTestProvider({ options: { passwordPolicy: { guessableWords: ['pipit'] } } })
  const refusal = 'auth/password-does-not-meet-requirements'

  test.each(['123456', 'Password1', 'qwertyuiop', 'pipit2026!', '!!PiPiT!!', 'grace.hopper', 'Grace-Hopper-1906'])(
    'the password %s is refused at sign-up',
    async (password) => {
      const signUp = createUserWithEmailAndPassword(identity.browser(), 'grace.hopper@example.org', password)
      expect(await errorCode(signUp)).toBe(refusal)
    },
  )

  test('such a password is refused when it is changed and when it is reset, and others are accepted', async () => {
    const auth = identity.browser()
    const { user } = await createUserWithEmailAndPassword(auth, 'grace.hopper@example.org', 'nanosecond wire')
    expect(await errorCode(updatePassword(user, 'password123'))).toBe(refusal)
    await updatePassword(user, 'pipit and grace')
    await sendPasswordResetEmail(auth, 'grace.hopper@example.org')
    const code = codeIn(await identity.takeMail('grace.hopper@example.org', 'resetPassword'))
    expect(await errorCode(confirmPasswordReset(auth, code, 'iloveyou'))).toBe(refusal)
    await confirmPasswordReset(auth, code, 'q7vx2m')
  })
})

describe('without a policy', () => {
  const identity = startTestProvider()

  test('a password of six characters is accepted', async () => {
    expect(await validatePassword(identity.browser(), '12345')).toMatchObject({
      isValid: false,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 6 } },
    })
    expect((await validatePassword(identity.browser(), '123456')).isValid).toBe(true)
    await createUserWithEmailAndPassword(identity.browser(), 'ada@example.org', '123456')
  })
})
