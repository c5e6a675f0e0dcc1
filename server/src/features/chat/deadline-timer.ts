/**
 * Rings once, at the moment that was set last. That moment is put off again and again while somebody talks, so the timer
 * is left to run, and looks at the moment only when it ends.
 */
export function createDeadlineTimer(ring: () => void, now: () => number) {
  let moment: number | null = null
  let timer: { ends: number; stop: () => void } | null = null

  return {
    set(at: number | null) {
      moment = at
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
    if (moment === null) return
    if (moment > now()) {
      timer = start(moment)
      return
    }
    moment = null
    ring()
  }
}
