import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

test('the clock of a conversation goes on when the server’s clock jumps back or forward', () => {
  let [date, passed] = [1_000_000, 50]
  const clock = createSteadyClock(
    0,
    () => date,
    () => passed,
  )
  expect(clock()).toBe(1_000_000)
  for (const jump of [-3_600_000, 7_200_000]) {
    date += jump
    passed += 1_000
  }
  expect(clock()).toBe(1_002_000)
})

test('it does not go back behind a conversation that a machine with another clock has run', () => {
  const clock = createSteadyClock(
    5_000,
    () => 1_000,
    () => 0,
  )
  expect(clock()).toBe(5_000)
})
