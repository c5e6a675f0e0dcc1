interface Options {
  /** How long nobody has spoken or thought. */
  quietMs: () => number
  /** It is not called again before it has resolved. */
  onPause: () => Promise<void>
}

/** A child that answers begins within a second or so. */
const pauseMs = 1500
/** A board is busy with a picture for a second or two, and shows it for five. */
const minIntervalMs = 15_000

/** Calls back in a pause of the conversation, again and again while it lasts. */
export function watchPauses({ quietMs, onPause }: Options) {
  let pausedAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  return {
    start: () => checkIn(0),
    /** Nothing is due for a while. */
    postpone() {
      pausedAt = performance.now()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }

  function checkIn(milliseconds: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(check, milliseconds).unref()
  }

  function check() {
    const now = performance.now()
    const dueInMs = Math.max(pauseMs - quietMs(), pausedAt + minIntervalMs - now)
    if (dueInMs > 0) return checkIn(dueInMs)
    pausedAt = now
    return void onPause().finally(() => checkIn(minIntervalMs))
  }
}
