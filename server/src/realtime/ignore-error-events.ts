interface Emitter {
  on: (event: 'error', listener: () => void) => unknown
}

/** A client can cause an `error` event by sending one or by disconnecting early. Without a listener it would crash the process. */
export function ignoreErrorEvents(emitter: Emitter) {
  emitter.on('error', ignore)
}

function ignore() {}
