interface Emitter {
  on: (event: 'error', listener: () => void) => unknown
}

/** A client may send an event of this name, or hang up early; without a listener, that would end the process. */
export function ignoreErrorEvents(emitter: Emitter) {
  emitter.on('error', ignore)
}

function ignore() {}
