import { vision } from '@pipit/contract/chat/events'
import { expect, test } from 'vitest'
import { costOf, createTextLimit, RateLimiter } from './rate-limiter.ts'

test('the rate limiter accepts a device that uses everything at once for ten minutes', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  const send = (event: string, content?: unknown) => expect(limiter.take(costOf(event, content))).toBe('accept')
  const picture = new Uint8Array(vision.maxBytes)
  send('start')
  for (let second = 0; second < 600; second += 1) {
    now = second * 1000
    if (second % 2 === 0) send('vision', picture)
    if (second % 3 === 0) send('text', 'What is the moon made of, and who lives there?')
    if (second % 5 === 0) send('card', '7m3k9x2c5v8b1n4qw6e0rt7yz3')
    if (second % 10 === 0) send('status')
    for (let count = 0; count < 16; count += 1) send('speech', new Uint8Array(2048))
    for (let count = 0; count < 5; count += 1) send('played')
  }
})

test('the rate limiter accepts at most five of the longest texts a second', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  const longest = 'a'.repeat(2000)
  const acceptedAt = (seconds: number) => {
    now = seconds * 1000
    return Array.from({ length: 100 }, () => limiter.take(costOf('text', longest))).filter((each) => each === 'accept')
      .length
  }
  expect(acceptedAt(0), 'as many as a device sends again after a reconnect').toBeGreaterThanOrEqual(50)
  expect([acceptedAt(1), acceptedAt(2), acceptedAt(3)].every((accepted) => accepted <= 5)).toBe(true)
})

test('a family sends fifty texts again after a reconnect, and no more than ten of the longest', () => {
  const limit = createTextLimit()
  const accepted = (family: string, text: string) =>
    Array.from({ length: 100 }, () => limit.take(family, text)).filter(Boolean).length
  expect(accepted('one', 'What is the moon made of, and who lives there?')).toBe(100)
  expect(accepted('other', 'a'.repeat(2000))).toBe(10)
})
