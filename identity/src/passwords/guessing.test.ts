import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { codeIn, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

describe('guessing passwords', () => {
  const identity = startTestProvider({ isClockStopped: true })
  const password = 'correct horse'
  const home = '198.51.100.7'

  const signIn = async (email: string, given: string, address: string) =>
    (await identity.post('v1/accounts:signInWithPassword', { email, password: given }, address)).message ?? 'none'
  const guess = (email: string, address: string) => signIn(email, 'wrong', address)
  const signUp = (email: string, address = home) => identity.post('v1/accounts:signUp', { email, password }, address)

  test('each wait is longer than the one before, for known and unknown addresses alike', async () => {
    await signUp('ada@example.org')
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      const responses: string[] = []
      for (let count = 0; count < 8; count += 1) responses.push(await guess(email, '203.0.113.1'))
      expect(responses.slice(0, 6)).toEqual(Array(6).fill('INVALID_LOGIN_CREDENTIALS'))
      for (const response of responses.slice(6)) expect(response).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
      // Even the right password waits, or the response would give it away.
      expect(await signIn(email, password, '203.0.113.1')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
      identity.wait(2)
      expect(await guess(email, '203.0.113.1')).toBe('INVALID_LOGIN_CREDENTIALS')
      identity.wait(1)
      expect(await guess(email, '203.0.113.1')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    }
  })

  test('simultaneous guesses are counted one by one', async () => {
    await signUp('burst@example.org')
    const responses = await Promise.all(Array.from({ length: 30 }, () => guess('burst@example.org', '203.0.113.2')))
    expect(responses.filter((message) => message === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(6)
  })

  test('trying one password on many people from one address is slowed, except for people known there', async () => {
    const office = '203.0.113.60'
    await signUp('known-here@example.org', office)
    const responses = await Promise.all(
      Array.from({ length: 130 }, (_, count) => guess(`person-${count}@example.org`, office)),
    )
    expect(responses.filter((message) => message === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(101)
    expect(await signIn('known-here@example.org', password, office)).toBe('none')
    identity.wait(6)
    expect(await guess('person-x@example.org', office)).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  test('guesses from many addresses do not lock the owner out at home', async () => {
    await signUp('owner@example.org')
    for (let count = 0; count < 30; count += 1) await guess('owner@example.org', `203.0.113.${100 + count}`)
    expect(await guess('owner@example.org', '203.0.113.200')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(await signIn('owner@example.org', password, home)).toBe('none')
  })

  test('the owner waits a minute at most at a new address', async () => {
    await signUp('travels@example.org')
    for (let count = 0; count < 40; count += 1) {
      await guess('travels@example.org', `203.0.113.${100 + count}`)
      identity.wait(61)
    }
    expect(await signIn('travels@example.org', password, '192.0.2.99')).toBe('none')
  })

  test('a password reset clears the counted attempts', async () => {
    await signUp('reset@example.org')
    for (let count = 0; count < 30; count += 1) await guess('reset@example.org', `203.0.113.${100 + count}`)
    await identity.post('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'reset@example.org' })
    const oobCode = codeIn(await identity.takeMail('reset@example.org', 'resetPassword'))
    await identity.post('v1/accounts:resetPassword', { oobCode, newPassword: 'a new password' }, '192.0.2.50')
    expect(await signIn('reset@example.org', 'a new password', '192.0.2.50')).toBe('none')
  })

  test('a successful sign-in resets the counted attempts', async () => {
    await signUp('mistypes@example.org')
    for (let day = 0; day < 3; day += 1) {
      for (let count = 0; count < 4; count += 1)
        expect(await guess('mistypes@example.org', home)).toBe('INVALID_LOGIN_CREDENTIALS')
      expect(await signIn('mistypes@example.org', password, home)).toBe('none')
    }
  })

  test('sign-up reveals only a few taken addresses', async () => {
    await signUp('known@example.org')
    const probe = async (email: string) => (await signUp(email, '203.0.113.77')).message
    for (let count = 0; count < 11; count += 1) expect(await probe('known@example.org')).toBe('EMAIL_EXISTS')
    expect(await probe('known@example.org')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(await probe('unknown@example.org')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect((await signUp('unknown@example.org')).message).toBeUndefined()
  })

  test('requests for mail to one mailbox are limited', async () => {
    const requestMail = async () =>
      (await identity.post('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'flood@example.org' }))
        .message
    for (let count = 0; count < 6; count += 1) expect(await requestMail()).toBeUndefined()
    expect(await requestMail()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
  })

  test('the SDK reports a limit as too many requests', async () => {
    await createUserWithEmailAndPassword(identity.browser(), 'sdk@example.org', password)
    const codes: string[] = []
    for (let count = 0; count < 8; count += 1)
      codes.push(await errorCode(signInWithEmailAndPassword(identity.browser(), 'sdk@example.org', 'wrong')))
    expect(codes.at(-1)).toBe('auth/too-many-requests')
  })
})
