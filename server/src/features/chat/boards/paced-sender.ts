interface Options {
  frameMs: number
  send: (frame: Int16Array) => void
}

/** The samples of a frame, or what is to be done when everything before it was sent or played. */
type Item = { frame: Int16Array } | { whenSent: () => void } | { whenPlayed: () => void }

/** So many frames are sent at once, so that a slow network does not interrupt the speech; a board holds 2.4 seconds. */
const framesAhead = 5

/** Sends frames at the speed at which a board plays them: a board drops what it cannot hold. */
export function createPacedSender({ frameMs, send }: Options) {
  let waiting: Item[] = []
  /** What is to be done while the board plays, in the order of time. */
  let playing: { at: number; callback: () => void }[] = []
  /** When the frames that were sent so far will have been played. */
  let playedAt = 0
  let timer: NodeJS.Timeout | undefined

  return {
    add(item: Item) {
      waiting.push(item)
      if (waiting.length === 1) work()
    },
    /** Discards what was not sent, and what was to be done later. */
    clear() {
      waiting = []
      playing = []
      playedAt = 0
      clearTimeout(timer)
    },
  }

  function work() {
    clearTimeout(timer)
    const now = performance.now()
    while (playing[0] && playing[0].at <= now) playing.shift()?.callback()
    for (let item = waiting[0]; item && !isEarly(item, now); item = waiting[0]) {
      waiting.shift()
      perform(item, now)
    }
    const next = Math.min(playing[0]?.at ?? Infinity, waiting[0] ? playedAt - framesAhead * frameMs : Infinity)
    clearTimeout(timer)
    if (next < Infinity) timer = setTimeout(work, next - now)
  }

  function isEarly(item: Item, now: number) {
    return 'frame' in item && playedAt - framesAhead * frameMs > now
  }

  function perform(item: Item, now: number) {
    if ('whenSent' in item) return item.whenSent()
    if ('whenPlayed' in item) {
      if (playedAt <= now && playing.length === 0) return item.whenPlayed()
      return playing.push({ at: playedAt, callback: item.whenPlayed })
    }
    playedAt = Math.max(playedAt, now) + frameMs
    return send(item.frame)
  }
}
