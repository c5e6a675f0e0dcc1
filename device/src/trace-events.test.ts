import { expect, test } from 'vitest'
import type { DeviceChannel } from './client/channel.ts'
import { createEventTrace } from './trace-events.ts'

test('the trace shows each event once, frequent ones once between others, and bytes by their length', () => {
  const printed: string[] = []
  const sent: string[] = []
  const trace = createEventTrace((line) => printed.push(line))
  const channel = trace.sending({ send: ({ name }) => sent.push(name) } as Partial<DeviceChannel> as DeviceChannel)
  channel.send({ name: 'speech', args: [1, new Uint8Array(2048)] })
  channel.send({ name: 'speech', args: [2, new Uint8Array(2048)] })
  trace.received({ name: 'alive', args: [] })
  trace.received({ name: 'state', args: ['thinking'] })
  channel.send({ name: 'speech', args: [3, new Uint8Array(2048)] })
  expect(printed).toEqual(['→ speech 1 <2048 bytes>', '← alive', '← state "thinking"', '→ speech 3 <2048 bytes>'])
  expect(sent).toEqual(['speech', 'speech', 'speech'])
})
