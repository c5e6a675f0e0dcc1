/**
 * Calls `onDeadline` once, at the deadline that was set last. A conversation postpones its deadline many times a second,
 * so a running timeout is left alone, and is restarted for the remaining time when it fires too early.
 */
export function createDeadlineTimer(onDeadline: () => void, now: () => number) {
  let deadline: number | null = null
  let timer: { ends: number; stop: () => void } | null = null

  return {
    set(at: number | null) {
      deadline = at
      if (at === null || (timer && at < timer.ends)) stop()
      if (at !== null) timer ??= start(at)
    },
  }

  function start(ends: number) {
    const timeout = setTimeout(end, Math.max(0, ends - now()))
    return { ends, stop: () => clearTimeout(timeout) }
  }

  function stop() {
    timer?.stop()
    timer = null
  }

  function end() {
    timer = null
    if (deadline === null) return
    if (deadline > now()) {
      timer = start(deadline)
      return
    }
    deadline = null
    onDeadline()
  }
}
