import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getIdTokenResult,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type User,
} from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { errorCode, startTestProvider } from '../testing/start-test-provider.ts'
import { codeAt, findMatchingStep } from './totp.ts'

describe('a second factor', () => {
  const identity = startTestProvider()
  const password = 'correct horse'
  const period = 30

  async function aVerifiedPerson(email: string): Promise<User> {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
    await identity.provider.administration.setEmailVerified(user.uid, true)
    return user
  }

  /** The authenticator app shows the code of the moment. */
  async function aPersonWithApp(email: string) {
    const user = await aVerifiedPerson(email)
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    const code = () => codeAt(secret.secretKey, identity.now())
    await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code()), 'My phone')
    identity.wait(period)
    return { user, code }
  }

  async function startSignIn(email: string) {
    const auth = identity.browser()
    const error = await signInWithEmailAndPassword(auth, email, password).catch((caught: MultiFactorError) => caught)
    if (!('code' in error)) throw new Error('The password alone was enough.')
    expect(error.code).toBe('auth/multi-factor-auth-required')
    const resolver = getMultiFactorResolver(auth, error)
    return (code: string) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code))
  }

  test('the second factor is required after the password', async () => {
    const { user, code } = await aPersonWithApp('ada@example.org')
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }])
    const enterCode = await startSignIn('ada@example.org')
    const { user: signedIn } = await enterCode(code())
    expect(signedIn.uid).toBe(user.uid)
    expect(await getIdTokenResult(signedIn)).toMatchObject({ signInProvider: 'password', signInSecondFactor: 'totp' })
    expect((await getIdTokenResult(signedIn, true)).signInSecondFactor).toBe('totp')
  })

  test('a right password never counts as an attempt, however often the person signs in', async () => {
    await aPersonWithApp('often@example.org')
    const outcomes: string[] = []
    for (let count = 0; count < 9; count += 1) {
      outcomes.push(await errorCode(signInWithEmailAndPassword(identity.browser(), 'often@example.org', password)))
    }
    expect(new Set(outcomes)).toEqual(new Set(['auth/multi-factor-auth-required']))
  })

  test('the second factor is required after a sign-in link too', async () => {
    await aPersonWithApp('link@example.org')
    await sendSignInLinkToEmail(identity.browser(), 'link@example.org', {
      url: 'https://home.example.org/',
      handleCodeInApp: true,
    })
    const { link } = await identity.takeMail('link@example.org', 'signIn')
    expect(await errorCode(signInWithEmailLink(identity.browser(), 'link@example.org', link))).toBe(
      'auth/multi-factor-auth-required',
    )
  })

  test('a mistyped code can be corrected, and a clock may be slightly off', async () => {
    const { code } = await aPersonWithApp('typo@example.org')
    const enterCode = await startSignIn('typo@example.org')
    expect(await errorCode(enterCode('000000'))).toBe('auth/invalid-verification-code')
    const shown = code()
    identity.wait(period)
    await enterCode(shown)
  })

  test('a code works once, even when several sign-ins use it at the same moment', async () => {
    const { code } = await aPersonWithApp('replay@example.org')
    const shown = code()
    const pendingSignIns = await Promise.all([1, 2, 3].map(() => startSignIn('replay@example.org')))
    const outcomes = await Promise.all(pendingSignIns.map((enterCode) => errorCode(enterCode(shown))))
    expect(outcomes.toSorted()).toEqual(['auth/invalid-verification-code', 'auth/invalid-verification-code', 'none'])
    const again = await startSignIn('replay@example.org')
    expect(await errorCode(again(shown))).toBe('auth/invalid-verification-code')
  })

  test('guessing codes ends in too many requests', async () => {
    await aPersonWithApp('guess@example.org')
    const enterCode = await startSignIn('guess@example.org')
    const outcomes: string[] = []
    for (let count = 0; count < 8; count += 1) outcomes.push(await errorCode(enterCode(String(count).padStart(6, '0'))))
    expect(outcomes.at(-1)).toBe('auth/too-many-requests')
  })

  test('a sign-in waits ten minutes for the second factor', async () => {
    const { code } = await aPersonWithApp('slow@example.org')
    const enterCode = await startSignIn('slow@example.org')
    identity.wait(601)
    expect(await errorCode(enterCode(code()))).toBe('auth/invalid-multi-factor-session')
  })

  test('enrolling ends the sessions that were opened without the second factor', async () => {
    const user = await aVerifiedPerson('others@example.org')
    const { user: elsewhere } = await signInWithEmailAndPassword(identity.browser(), 'others@example.org', password)
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    await multiFactor(user).enroll(
      TotpMultiFactorGenerator.assertionForEnrollment(secret, codeAt(secret.secretKey, identity.now())),
    )
    await user.reload()
    expect(await errorCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
  })

  test('the second factor can be withdrawn', async () => {
    const { user } = await aPersonWithApp('withdraw@example.org')
    const [factor] = multiFactor(user).enrolledFactors
    await multiFactor(user).unenroll(factor?.uid ?? '')
    expect(multiFactor(user).enrolledFactors).toEqual([])
    await signInWithEmailAndPassword(identity.browser(), 'withdraw@example.org', password)
  })

  test('enrolling needs a verified address and a recent sign-in, and each person has one factor', async () => {
    const { user: unverified } = await createUserWithEmailAndPassword(
      identity.browser(),
      'unverified@example.org',
      password,
    )
    const start = async (user: User) => TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    expect(await errorCode(start(unverified))).toBe('auth/unverified-email')

    const { user } = await aPersonWithApp('one@example.org')
    expect(await errorCode(start(user))).toBe('auth/second-factor-already-in-use')

    const late = await aVerifiedPerson('late@example.org')
    identity.wait(301)
    expect(await errorCode(start(late))).toBe('auth/requires-recent-login')
    await reauthenticateWithCredential(late, EmailAuthProvider.credential('late@example.org', password))
    await start(late)
  })

  test('a wrong code enrols nothing', async () => {
    const user = await aVerifiedPerson('wrong@example.org')
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    expect(secret).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' })
    const enrolment = multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000'))
    expect(await errorCode(enrolment)).toBe('auth/invalid-verification-code')
    await signInWithEmailAndPassword(identity.browser(), 'wrong@example.org', password)
  })

  test('the secret is encrypted in the database', async () => {
    const user = await aVerifiedPerson('sealed@example.org')
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    const { rows } = await identity.pool.query('select * from identity.factor_enrolments where uid = $1', [user.uid])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret.secretKey)
  })
})

const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** RFC 6238 has these example values in appendix B; they are cut to six digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('the TOTP code at %i seconds is %s', (time, code) => {
  expect(codeAt(rfcSecret, new Date(time * 1000))).toBe(code)
})

test.each(['', '28708', '2870822', '28708a', '２87082'])('"%s" is refused as a code without an error', (code) => {
  expect(findMatchingStep(rfcSecret, code, new Date(59_000))).toBeNull()
})

test('a code belongs to its own step, also when it comes a step late or early', () => {
  for (const seconds of [29, 59, 89]) {
    expect(findMatchingStep(rfcSecret, '287082', new Date(seconds * 1000))).toBe(1)
  }
  expect(findMatchingStep(rfcSecret, '287082', new Date(90_000))).toBeNull()
})
