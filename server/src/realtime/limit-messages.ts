/** Fields of the receiver of the websocket library, which its types leave out. */
const [maxPayload, maxFragments] = ['_maxPayload', '_maxFragments'] as const

export interface MessageLimit {
  bytes: number
  /** The parts in which a message may come. Each costs time, even an empty one. */
  fragments: number
}

/** The library has one limit for all connections and for good. It refuses a larger message as soon as that is announced. */
export function limitMessages(websocket: object, { bytes, fragments }: MessageLimit) {
  const receiver = Reflect.get(websocket, '_receiver') as Record<typeof maxPayload | typeof maxFragments, number>
  receiver[maxPayload] = bytes
  receiver[maxFragments] = fragments
}
