type Handle = () => Promise<unknown> | void

interface Options {
  /** Nothing is handled before. */
  after: Promise<void>
  /** The queue is full, and the event is dropped. */
  onOverflow: () => void
  onFailure: (error: unknown) => void
}

/** Some seconds of speech that wait for the speech detector. */
const maxQueued = 100

/** Handles the events of one device one after another. One that fails does not stop the next. */
export function createEventQueue({ after, onOverflow, onFailure }: Options) {
  let queued = 0
  let isOpen = false
  let last: Promise<unknown> = after.then(() => (isOpen = true))

  return {
    /** At once when nothing else is queued, as is usual. */
    add(handle: Handle) {
      if (queued >= maxQueued) return onOverflow()
      const handling = queued === 0 && isOpen ? handleNow(handle) : last.then(handle)
      if (!handling) return
      queued += 1
      last = handling.then(release, fail)
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
