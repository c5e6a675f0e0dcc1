import type { DeviceChannel, DeviceEvent, ServerEvent } from './client/channel.ts'

/** These arrive many times a second, so only the first of several is printed. */
const frequent = new Set(['alive', 'speech', 'played', 'coach-speech'])

/** Prints a line for each event on the socket, with the length of bytes instead of the bytes. */
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
