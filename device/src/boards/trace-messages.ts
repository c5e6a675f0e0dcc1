/** Prints a line for each message on the websocket, and only the first of several packets in a row. */
export function createMessageTrace(print: (line: string) => void) {
  let lastPackets = new Set<string>()
  return {
    message(arrow: '→' | '←', message: { type: string }) {
      lastPackets = new Set()
      const { type, ...rest } = message
      print(`${arrow} ${type} ${JSON.stringify(rest, hideToken)}`)
    },
    packet(arrow: '→' | '←', packet: Uint8Array) {
      if (lastPackets.has(arrow)) return
      lastPackets.add(arrow)
      print(`${arrow} <${packet.length} bytes of Opus>`)
    },
  }
}

/** The token belongs to the vision endpoint. */
const hideToken = (key: string, value: unknown) => (key === 'token' ? '…' : value)
