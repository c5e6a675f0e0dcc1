import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackOff } from './back-off.ts'
import { createRefreshSchedule, isRefreshDue } from './refresh-schedule.ts'

const second = 1000
const minute = 60 * second

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a token that lives for an hour', () => {
  test('is refreshed five minutes before it expires, again and again', async () => {
    const { attempts, start } = scheduleFor({ lifetime: 60 * minute })
    start()
    await vi.advanceTimersByTimeAsync(54 * minute + 59 * second)
    expect(attempts).toEqual([])
    await vi.advanceTimersByTimeAsync(3 * 60 * minute)
    expect(attempts).toEqual([55 * minute, 110 * minute, 165 * minute, 220 * minute])
  })

  test('is tried again after 30 s, which doubles up to 960 s while the server fails, and then starts anew', async () => {
    const scheduled = scheduleFor({ lifetime: 60 * minute, failures: 8 })
    scheduled.start()
    await vi.advanceTimersByTimeAsync(3 * 60 * minute)
    const [first = 0, ...retries] = scheduled.attempts
    expect(first).toBe(55 * minute)
    const delays = retries.map((at, index) => (at - (scheduled.attempts[index] ?? 0)) / second)
    expect(delays.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
    // The eighth retry succeeded.
    expect(delays[8]).toBe(55 * 60)

    scheduled.failNext(1)
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect((scheduled.attempts.at(-1) ?? 0) - (scheduled.attempts.at(-2) ?? 0)).toBe(30 * second)
  })

  test('is refreshed once when the machine wakes up, however many events report it', async () => {
    const { attempts, start, update } = scheduleFor({ lifetime: 60 * minute, takes: second })
    start()
    // Timers do not run during sleep, but the clock does.
    vi.setSystemTime(Date.now() + 10 * 60 * minute)
    for (let event = 0; event < 5; event++) update()
    await vi.advanceTimersByTimeAsync(100)
    for (let event = 0; event < 5; event++) update()
    await vi.advanceTimersByTimeAsync(minute)
    expect(attempts).toEqual([600 * minute])
  })

  test('does not shorten the delay after a failure, however many events report a wake-up', async () => {
    const { attempts, start, update } = scheduleFor({ lifetime: 60 * minute, failures: 2 })
    start()
    await vi.advanceTimersByTimeAsync(55 * minute)
    for (let elapsed = 0; elapsed < 30; elapsed++) {
      update()
      await vi.advanceTimersByTimeAsync(second)
    }
    expect(attempts).toEqual([55 * minute, 55.5 * minute])
  })

  test('is refreshed no earlier for whoever needs it meanwhile: they get the failure again', async () => {
    const { attempts, start, refresh, backOff } = scheduleFor({ lifetime: 60 * minute, failures: 4 })
    start()
    await vi.advanceTimersByTimeAsync(55 * minute)
    const failures: unknown[] = []
    for (let elapsed = 0; elapsed < 7 * 60; elapsed++) {
      await refresh().catch((error: Error) => failures.push(error.message))
      await vi.advanceTimersByTimeAsync(second)
    }
    expect(attempts).toEqual([55, 55.5, 56.5, 58.5].map((at) => at * minute))
    expect(failures).toHaveLength(7 * 60)
    expect(new Set(failures)).toEqual(new Set(['The server fails.']))
    expect(backOff.nextAttemptAt() - Date.now()).toBe(30 * second)
    await vi.advanceTimersByTimeAsync(30 * second)
    expect(attempts.at(-1)).toBe(62.5 * minute)
    expect(backOff.nextAttemptAt()).toBe(0)
  })

  test('shares its back-off with another one, and neither is refreshed while the other must wait', async () => {
    const one = scheduleFor({ lifetime: 60 * minute, failures: 5, takes: second })
    const { update } = createRefreshSchedule(one)
    one.start()
    update()
    await vi.advanceTimersByTimeAsync(75 * minute)
    const delays = one.attempts.slice(1).map((at, index) => (at - (one.attempts[index] ?? 0)) / second)
    // Each attempt takes a second.
    expect(delays).toEqual([31, 61, 121, 241, 481])
  })

  test('starts anew when somebody asks for it, and waits again if that fails', async () => {
    const { attempts, start, refresh, backOff } = scheduleFor({ lifetime: 60 * minute, failures: 5 })
    start()
    await vi.advanceTimersByTimeAsync(57 * minute)
    backOff.reset()
    await expect(refresh()).rejects.toThrow('The server fails.')
    await vi.advanceTimersByTimeAsync(31 * second)
    expect(attempts).toEqual([55, 55.5, 56.5, 57, 57.5].map((at) => at * minute))
  })

  test('is not refreshed offline, and once as soon as the phone is online again', async () => {
    const { attempts, start, update, connection } = scheduleFor({ lifetime: 60 * minute })
    start()
    connection.isOnline = false
    await vi.advanceTimersByTimeAsync(80 * minute)
    expect(attempts).toEqual([])
    connection.isOnline = true
    update()
    update()
    await vi.advanceTimersByTimeAsync(minute)
    expect(attempts).toEqual([80 * minute])
  })

  test('is not refreshed again if another tab has done it', async () => {
    const { attempts, start, token } = scheduleFor({ lifetime: 60 * minute })
    start()
    await vi.advanceTimersByTimeAsync(54 * minute)
    token.expiresAt = Date.now() + 60 * minute
    await vi.advanceTimersByTimeAsync(54 * minute)
    expect(attempts).toEqual([])
    await vi.advanceTimersByTimeAsync(minute)
    expect(attempts).toEqual([109 * minute])
  })
})

test('a token that lives for less than five minutes is refreshed every 30 s at most', async () => {
  const { attempts, start } = scheduleFor({ lifetime: minute })
  start()
  await vi.advanceTimersByTimeAsync(90 * second)
  expect(attempts).toEqual([0, 30 * second, 60 * second, 90 * second])
})

test('nothing is refreshed after a sign-out', async () => {
  const { attempts, start, update, token } = scheduleFor({ lifetime: 60 * minute })
  start()
  token.expiresAt = null
  update()
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(attempts).toEqual([])
})

/** `attempts` are in milliseconds since the start. */
function scheduleFor({ lifetime, failures = 0, takes = 0 }: { lifetime: number; failures?: number; takes?: number }) {
  const startedAt = Date.now()
  const token: { expiresAt: number | null } = { expiresAt: null }
  const connection = { isOnline: true }
  const attempts: number[] = []
  let failuresLeft = failures
  const backOff = createBackOff(() => connection.isOnline)
  const refresh = () =>
    backOff.attempt(async () => {
      if (!isRefreshDue(token.expiresAt)) return
      attempts.push(Date.now() - startedAt)
      if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes))
      if (failuresLeft-- > 0) throw new Error('The server fails.')
      token.expiresAt = Date.now() + lifetime
    })
  const readExpiry = () => token.expiresAt
  const { update } = createRefreshSchedule({ readExpiry, refresh, backOff })
  const start = () => {
    token.expiresAt = startedAt + lifetime
    update()
  }
  const failNext = (count: number) => {
    failuresLeft = count
  }
  return { attempts, token, connection, start, update, failNext, refresh, backOff, readExpiry }
}
