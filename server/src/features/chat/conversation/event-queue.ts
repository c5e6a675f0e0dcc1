type Handle = () => Promise<unknown> | void

interface Options {
  /** No event is handled before this resolves. */
  ready: Promise<void>
  /** Called for each event that is dropped because the queue is full. */
  onOverflow: () => void
  onFailure: (error: unknown) => void
}

/** About six seconds of speech that wait for the speech detector. */
const maxQueued = 100

/** Handles the events of one device in order. A failed event does not stop the next one. */
export function createEventQueue({ ready, onOverflow, onFailure }: Options) {
  let queued = 0
  let isOpen = false
  let last: Promise<unknown> = ready.then(() => (isOpen = true))

  return {
    /** Handles the event synchronously if the queue is empty, which is the usual case. Otherwise resolves afterwards. */
    add(handle: Handle): Promise<unknown> | void {
      if (queued >= maxQueued) return onOverflow()
      const handling = queued === 0 && isOpen ? handleNow(handle) : last.then(handle)
      if (!handling) return undefined
      queued += 1
      return (last = handling.then(release, fail))
    },
  }

  function release() {
    queued -= 1
  }

  function fail(error: unknown) {
    onFailure(error)
    release()
  }

  function handleNow(handle: Handle) {
    try {
      return handle()
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }
}
