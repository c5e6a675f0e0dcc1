import fastify from 'fastify'
import { expect, test } from 'vitest'
import { delayRefusals } from './delay-refusals.ts'

test('refusals beyond a burst are delayed, and successful responses are not', async () => {
  const app = fastify()
  delayRefusals(app, { refusalsPerSecond: 1, burstSize: 2, delayMs: 600 })
  app.get('/served', () => 'here you are')
  const secondsFor = async (url: string) => {
    const startedAt = performance.now()
    await app.inject(url)
    return (performance.now() - startedAt) / 1000
  }
  await secondsFor('/nothing')
  await secondsFor('/nothing')
  expect(await secondsFor('/nothing')).toBeGreaterThan(0.29)
  expect(await secondsFor('/served')).toBeLessThan(0.29)
})
