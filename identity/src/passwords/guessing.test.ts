import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { codeIn, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

describe('somebody who guesses passwords', () => {
  const identity = startTestProvider()
  const password = 'correct horse'
  const home = '198.51.100.7'

  const signIn = async (email: string, given: string, address: string) =>
    (await identity.post('v1/accounts:signInWithPassword', { email, password: given }, address)).message ?? 'none'
  const guess = (email: string, address: string) => signIn(email, 'wrong', address)
  const signUp = (email: string, address = home) => identity.post('v1/accounts:signUp', { email, password }, address)

  test('waits longer and longer, for an account and for an unknown address alike', async () => {
    await signUp('ada@example.org')
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      const answers: string[] = []
      for (let count = 0; count < 8; count += 1) answers.push(await guess(email, '203.0.113.1'))
      expect(answers.slice(0, 6)).toEqual(Array(6).fill('INVALID_LOGIN_CREDENTIALS'))
      expect(answers[7]).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
      // Even the right password waits, or the answer would give it away.
      expect(await signIn(email, password, '203.0.113.1')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
      identity.wait(2)
      expect(await guess(email, '203.0.113.1')).toBe('INVALID_LOGIN_CREDENTIALS')
      identity.wait(1)
      expect(await guess(email, '203.0.113.1')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    }
  })

  test('gets no further by guessing many at once', async () => {
    await signUp('burst@example.org')
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('burst@example.org', '203.0.113.2')))
    expect(answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS').length).toBeLessThanOrEqual(7)
  })

  test('is slowed when trying one password on many people from one place, but nobody who is known there', async () => {
    const office = '203.0.113.60'
    await signUp('known-here@example.org', office)
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, count) => guess(`person-${count}@example.org`, office)),
    )
    expect(answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS').length).toBeLessThanOrEqual(102)
    expect(await signIn('known-here@example.org', password, office)).toBe('none')
    identity.wait(6)
    expect(await guess('person-x@example.org', office)).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  test('does not lock out the owner at home, even from many places at once', async () => {
    await signUp('owner@example.org')
    for (let count = 0; count < 30; count += 1) await guess('owner@example.org', `203.0.113.${100 + count}`)
    expect(await guess('owner@example.org', '203.0.113.200')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(await signIn('owner@example.org', password, home)).toBe('none')
  })

  test('keeps the owner waiting elsewhere for a minute at most', async () => {
    await signUp('travels@example.org')
    for (let count = 0; count < 40; count += 1) {
      await guess('travels@example.org', `203.0.113.${100 + count}`)
      identity.wait(61)
    }
    expect(await signIn('travels@example.org', password, '192.0.2.99')).toBe('none')
  })

  test('cannot use up the patience of the owner who resets the password', async () => {
    await signUp('reset@example.org')
    for (let count = 0; count < 30; count += 1) await guess('reset@example.org', `203.0.113.${100 + count}`)
    await identity.post('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'reset@example.org' })
    const oobCode = codeIn(await identity.takeMail('reset@example.org', 'resetPassword'))
    await identity.post('v1/accounts:resetPassword', { oobCode, newPassword: 'a new password' }, '192.0.2.50')
    expect(await signIn('reset@example.org', 'a new password', '192.0.2.50')).toBe('none')
  })

  test('starts afresh after a sign-in: a person may mistype today and tomorrow', async () => {
    await signUp('mistypes@example.org')
    for (let day = 0; day < 3; day += 1) {
      for (let count = 0; count < 4; count += 1)
        expect(await guess('mistypes@example.org', home)).toBe('INVALID_LOGIN_CREDENTIALS')
      expect(await signIn('mistypes@example.org', password, home)).toBe('none')
    }
  })

  test('learns from sign-up about few addresses only', async () => {
    await signUp('known@example.org')
    const probe = async (email: string) => (await signUp(email, '203.0.113.77')).message
    for (let count = 0; count < 11; count += 1) expect(await probe('known@example.org')).toBe('EMAIL_EXISTS')
    expect(await probe('known@example.org')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(await probe('unknown@example.org')).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect((await signUp('unknown@example.org')).message).toBeUndefined()
  })

  test('cannot fill a mailbox', async () => {
    const ask = async () =>
      (await identity.post('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'flood@example.org' }))
        .message
    for (let count = 0; count < 6; count += 1) expect(await ask()).toBeUndefined()
    expect(await ask()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
  })

  test('shows in the SDK as too many requests', async () => {
    await createUserWithEmailAndPassword(identity.browser(), 'sdk@example.org', password)
    const codes: string[] = []
    for (let count = 0; count < 8; count += 1)
      codes.push(await errorCode(signInWithEmailAndPassword(identity.browser(), 'sdk@example.org', 'wrong')))
    expect(codes.at(-1)).toBe('auth/too-many-requests')
  })
})
