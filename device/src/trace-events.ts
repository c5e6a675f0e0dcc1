import type { DeviceChannel, DeviceEvent, ServerEvent } from './client/channel.ts'

/** Arrive many times a second; only the first of several is printed. */
const frequent = new Set(['alive', 'speech', 'played', 'coach-speech'])

/** Prints what goes over the socket, one line for each event, with the length of bytes instead of the bytes. */
export function createEventTrace(print: (line: string) => void) {
  let lastFrequent = new Set<string>()

  function trace(arrow: '→' | '←', name: string, args: readonly unknown[]) {
    if (frequent.has(name)) {
      if (lastFrequent.has(name)) return
      lastFrequent.add(name)
    } else lastFrequent = new Set()
    print([arrow, name, ...args.map(describe)].join(' '))
  }

  return {
    received: ({ name, args }: ServerEvent) => trace('←', name, args),
    /** The same channel, with what is sent on it. */
    sending: (channel: DeviceChannel): DeviceChannel => ({
      ...channel,
      send(event: DeviceEvent) {
        trace('→', event.name, event.args)
        channel.send(event)
      },
      start(request) {
        trace('→', 'start', [request])
        return channel.start(request)
      },
    }),
  }
}

const describe = (argument: unknown) =>
  argument instanceof Uint8Array ? `<${argument.length} bytes>` : JSON.stringify(argument)
