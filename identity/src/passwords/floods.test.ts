import { signInWithEmailAndPassword } from '@firebase/auth'
import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { codeIn, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

const identity = startTestProvider()
const password = 'correct horse'
const home = '198.51.100.7'
/** As many as run and wait at most. */
const capacity = 17 * availableParallelism()

const signUp = (email: string, address: string) => identity.post('v1/accounts:signUp', { email, password }, address)
const signIn = (email: string, address: string) =>
  identity.post('v1/accounts:signInWithPassword', { email, password }, address)
const signInFromNewAddress = (number: number) => signIn(`nobody-${number}@example.org`, `203.0.113.${number}`)

/** Sends requests at the same time. */
function flood(count: number, send: (number: number) => ReturnType<typeof signUp>) {
  const responses: Awaited<ReturnType<typeof signUp>>[] = []
  const ended = Promise.all(Array.from({ length: count }, async (_, number) => void responses.push(await send(number))))
  return { responses, ended }
}

describe('a flood of strangers', () => {
  test('somebody who signs in where they always do does not wait for strangers from many addresses', async () => {
    await signUp('home@example.org', home)
    const strangers = flood(16, signInFromNewAddress)
    expect((await signIn('home@example.org', home)).status).toBe(200)
    expect(strangers.responses.length).toBeLessThan(8)
    await strangers.ended
  })

  test('somebody at a new address does not wait for strangers from one other address', async () => {
    await signUp('travels@example.org', home)
    const strangers = flood(16, (number) => signUp(`new-${number}@example.org`, '203.0.113.250'))
    expect((await signIn('travels@example.org', '192.0.2.1')).status).toBe(200)
    expect(strangers.responses.length).toBeLessThan(8)
    await strangers.ended
  })

  test('a request that finds the queue full is refused with 503 and the time to wait', async () => {
    const strangers = flood(capacity + 20, signInFromNewAddress)
    const codes = await Promise.all(
      Array.from({ length: 5 }, (_, number) =>
        errorCode(signInWithEmailAndPassword(identity.browser(), `sdk-${number}@example.org`, password)),
      ),
    )
    await strangers.ended
    const refused = strangers.responses.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
    expect(new Set(strangers.responses.map(({ status }) => status))).toEqual(new Set([400, 503]))
    expect(codes).toContain('auth/too-many-requests')
  })
})

describe('limits by address', () => {
  test('an address can create a hundred accounts, and then one in 36 seconds', async () => {
    const crowd = flood(101, (number) => signUp(`crowd-${number}@example.org`, '203.0.113.80'))
    await crowd.ended
    expect(crowd.responses.filter(({ status }) => status === 400)).toMatchObject([
      { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER/) },
    ])
    expect((await signUp('elsewhere@example.org', '203.0.113.81')).status).toBe(200)
    identity.wait(36)
    expect((await signUp('later@example.org', '203.0.113.80')).status).toBe(200)
  })

  test('simultaneous sign-ups reveal only a few taken addresses', async () => {
    await signUp('known@example.org', home)
    const probes = flood(24, () => signUp('known@example.org', '203.0.113.82'))
    await probes.ended
    expect(probes.responses.filter(({ message }) => message === 'EMAIL_EXISTS').length).toBeLessThan(18)
  })

  test('a made-up code costs no hash, and trying codes is limited', async () => {
    await signUp('reset@example.org', home)
    const reset = (oobCode: string, address: string) =>
      identity.post('v1/accounts:resetPassword', { oobCode, newPassword: 'a new password' }, address)
    const before = process.cpuUsage()
    const attempts = flood(80, (number) => reset(`made-up-${number}`, '203.0.113.90'))
    await attempts.ended
    const { user, system } = process.cpuUsage(before)
    // A hash takes about 65 ms.
    expect((user + system) / 1000 / 80).toBeLessThan(40)
    const codes = attempts.responses.map(({ message }) => message?.split(' ')[0])
    expect(codes.filter((code) => code === 'INVALID_OOB_CODE')).toHaveLength(50)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(30)

    await identity.post('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'reset@example.org' })
    const code = codeIn(await identity.takeMail('reset@example.org', 'resetPassword'))
    expect((await reset(code, home)).status).toBe(200)
  })
})
