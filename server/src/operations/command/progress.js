// Plain JavaScript: tools/set-up.mjs uses it on any Node from 18 on, before anything is installed.

/** Whatever is done by then needs no progress. */
const quietMs = 2000
const terminalIntervalMs = 200
const lineIntervalMs = 5000

/**
 * Shows how far something is, from its third second on: in a terminal as one line that is replaced, otherwise as a line every
 * few seconds. Not on stdout, which is for the result.
 */
export function createProgress(title, { stream = process.stderr, now = Date.now } = {}) {
  const startedAt = now()
  const intervalMs = stream.isTTY ? terminalIntervalMs : lineIntervalMs
  let nextAt = startedAt + quietMs
  let isShown = false
  return {
    /** Without a total there is no percentage, only the time so far. */
    show({ done = 0, total = null, detail = '' }) {
      if (now() < nextAt) return
      nextAt = now() + intervalMs
      const percentage = total ? `${percentageOf(done, total)} %` : null
      const seconds = `${Math.round((now() - startedAt) / 1000)} s`
      const text = `  ${title}: ${[percentage, detail, seconds].filter(Boolean).join(', ')} …`
      stream.write(stream.isTTY ? `\r${text.slice(0, (stream.columns ?? 80) - 1)}\u001b[K` : `${text}\n`)
      isShown = true
    },
    /** Call this before anything else is printed. */
    end() {
      if (isShown && stream.isTTY) stream.write('\r\u001b[K')
      isShown = false
    },
  }
}

/** Totals may be estimates, and only the end is the end. */
function percentageOf(done, total) {
  return Math.max(0, Math.min(99, Math.floor((100 * done) / total)))
}
