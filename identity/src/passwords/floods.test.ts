import { signInWithEmailAndPassword } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { codeIn, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

const password = 'correct horse'
const home = '198.51.100.7'

function flood<Response>(count: number, send: (number: number) => Promise<Response>) {
  const responses: Response[] = []
  const ended = Promise.all(Array.from({ length: count }, async (_, number) => void responses.push(await send(number))))
  return { responses, ended }
}

function usePasswords(identity: ReturnType<typeof startTestProvider>) {
  return {
    signUp: (email: string, address: string) => identity.post('v1/accounts:signUp', { email, password }, address),
    signIn: (email: string, address: string) =>
      identity.post('v1/accounts:signInWithPassword', { email, password }, address),
  }
}

describe('a flood of strangers', () => {
  // Hashes take much longer than the rest of a request, as in production, but fewer of them fill the queue.
  const maxWaiting = 16
  const options = { passwordHashing: { passes: 1, concurrency: 1, maxWaiting } }
  const identity = startTestProvider({ options, isClockStopped: true })
  const { signUp, signIn } = usePasswords(identity)
  const signInFromNewAddress = (number: number) => signIn(`nobody-${number}@example.org`, `203.0.113.${number}`)

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
    const strangers = flood(1 + maxWaiting + 20, signInFromNewAddress)
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

  test('simultaneous sign-ups reveal only a few taken addresses', async () => {
    await signUp('known@example.org', home)
    const probes = flood(24, () => signUp('known@example.org', '203.0.113.82'))
    await probes.ended
    expect(probes.responses.filter(({ message }) => message === 'EMAIL_EXISTS')).toHaveLength(11)
  })
})

describe('limits by IPv6 network', () => {
  const clientNetwork = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-forwarded-for'])
  const identity = startTestProvider({ options: { clientNetwork }, isClockStopped: true })
  const { signUp, signIn } = usePasswords(identity)
  const inHome = (number: number) => `2001:db8:1:${(number % 256).toString(16)}::/64`

  test('from all networks of a home, a taken address is told four times as often as from one, and the neighbours are told', async () => {
    await signUp('taken@example.org', home)
    const told = []
    for (let number = 0; number < 60; number += 1)
      told.push((await signUp('taken@example.org', inHome(number))).message === 'EMAIL_EXISTS')
    expect(told.filter(Boolean)).toHaveLength(41)
    expect((await signUp('taken@example.org', '2001:db8:1:100::/64')).message).toBe('EMAIL_EXISTS')
  })

  test('from all networks of a home, four hundred people’s passwords are tried, and then one in two seconds', async () => {
    const tries = []
    for (let number = 0; number < 420; number += 1)
      tries.push((await signIn(`sprayed-${number}@example.org`, inHome(number))).message)
    expect(tries.filter((message) => message?.startsWith('INVALID_LOGIN_CREDENTIALS'))).toHaveLength(401)
    expect((await signIn('sprayed@example.org', '2001:db8:1:100::/64')).message).toMatch(/^INVALID_LOGIN_CREDENTIALS/)
  })
})

describe('limits by address', () => {
  const identity = startTestProvider({ isClockStopped: true })
  const { signUp } = usePasswords(identity)

  test('an address can create a hundred accounts, and then one in 36 seconds', async () => {
    const crowd = (number: number) => signUp(`crowd-${number}@example.org`, '203.0.113.80')
    for (let number = 1; number <= 100; number += 1) expect((await crowd(number)).status).toBe(200)
    expect((await crowd(101)).message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect((await signUp('elsewhere@example.org', '203.0.113.81')).status).toBe(200)
    identity.wait(36)
    expect((await signUp('later@example.org', '203.0.113.80')).status).toBe(200)
  })
})

describe('codes of password resets', () => {
  // Hashes cost what they cost in production.
  const identity = startTestProvider({ options: { passwordHashing: {} }, isClockStopped: true })
  const { signUp } = usePasswords(identity)

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
