import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAliveSender } from './alive-sender.ts'
import type { DeviceChannel } from './device-channel.ts'

test('every device hears that the server is alive as soon as a server that was busy for a second goes on', async () => {
  const sender = createAliveSender()
  onTestFinished(sender.close)
  const channels = Array.from({ length: 25 }, () => ({ conversation: {}, send: vi.fn() }))
  for (const channel of channels) sender.add(channel as unknown as DeviceChannel)

  const end = performance.now() + 1000
  while (performance.now() < end);
  await setTimeout(200)
  const counts = channels.map(({ send }) => send.mock.calls.length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
})
