/** A field of the receiver of the websocket library, which its types leave out. */
const maxPayload = '_maxPayload'

/** The library has one limit for all connections and for good. It refuses a larger message as soon as that is announced. */
export function limitMessages(websocket: object, maxBytes: number) {
  const receiver = Reflect.get(websocket, '_receiver') as { [maxPayload]: number }
  receiver[maxPayload] = maxBytes
}
