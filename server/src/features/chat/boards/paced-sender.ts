interface Options {
  frameMs: number
  send: (frame: Uint8Array) => void
  now?: () => number
}

/** A frame, or what is to be done when everything before it was sent or played. */
type Item = { frame: Uint8Array } | { whenSent: () => void } | { whenPlayed: () => void }

/** So many frames are sent at once, so that a slow network does not interrupt the speech; a board holds 2.4 seconds. */
const framesAhead = 5

/** Sends frames at the speed at which a board plays them: a board drops what it cannot hold. */
export function createPacedSender({ frameMs, send, now = () => performance.now() }: Options) {
  let items: Item[] = []
  /** When the frames that were sent so far will have been played. */
  let playedAt = 0
  let timer: NodeJS.Timeout | undefined

  return {
    add(item: Item) {
      items.push(item)
      if (items.length === 1) work()
    },
    /** Discards what was not sent. */
    clear() {
      items = []
      playedAt = 0
      clearTimeout(timer)
    },
  }

  function work() {
    clearTimeout(timer)
    for (let item = items[0]; item; item = items[0]) {
      const waitMs = dueAt(item) - now()
      if (waitMs > 0) {
        timer = setTimeout(work, waitMs)
        return
      }
      items.shift()
      perform(item)
    }
  }

  function dueAt(item: Item) {
    if ('frame' in item) return playedAt - framesAhead * frameMs
    return 'whenPlayed' in item ? playedAt : -Infinity
  }

  function perform(item: Item) {
    if ('whenSent' in item) return item.whenSent()
    if ('whenPlayed' in item) return item.whenPlayed()
    playedAt = Math.max(playedAt, now()) + frameMs
    return send(item.frame)
  }
}
