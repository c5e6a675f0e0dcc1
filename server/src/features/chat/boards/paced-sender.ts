interface Options {
  frameMs: number
  /** Several at once: writing to a socket costs more than the rest of our work. */
  send: (frames: Int16Array[]) => void
}

/** The samples of a frame, or what is to be done when everything before it was sent or played. */
type Item = { frame: Int16Array } | { whenSent: () => void } | { whenPlayed: () => void }

/** So much is always ahead, so that a slow network does not interrupt the speech; a board holds 2.4 seconds. */
const aheadMs = 300
/** When a frame is due, so much is sent with it. */
const togetherMs = 180

/** Sends frames at the speed at which a board plays them: a board drops what it cannot hold. */
export function createPacedSender({ frameMs, send }: Options) {
  let waiting: Item[] = []
  /** What is to be done while the board plays, in the order of time. */
  let playing: { at: number; callback: () => void }[] = []
  /** When the frames that were sent so far will have been played. */
  let playedAt = 0
  let timer: NodeJS.Timeout | undefined

  return {
    /** Nothing is done at once: a conversation that is about to send more must not be called back meanwhile. */
    add(item: Item) {
      waiting.push(item)
      if (waiting.length === 1) workAt(0)
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
    const now = performance.now()
    while (playing[0] && playing[0].at <= now) playing.shift()?.callback()
    const limit = now + aheadMs
    if (playedAt <= limit) sendUpTo(limit + togetherMs, now)
    const next = Math.min(playing[0]?.at ?? Infinity, waiting[0] ? playedAt - aheadMs : Infinity)
    if (next < Infinity) workAt(next)
  }

  function workAt(time: number) {
    clearTimeout(timer)
    timer = setTimeout(work, time - performance.now())
  }

  /** All that the board will have played by then. */
  function sendUpTo(limit: number, now: number) {
    let frames: Int16Array[] = []
    for (let item = waiting[0]; item && !('frame' in item && playedAt >= limit); item = waiting[0]) {
      waiting.shift()
      if ('frame' in item) {
        playedAt = Math.max(playedAt, now) + frameMs
        frames.push(item.frame)
        continue
      }
      if (frames.length > 0) send(frames)
      frames = []
      if ('whenSent' in item) item.whenSent()
      else if (playedAt <= now && playing.length === 0) item.whenPlayed()
      else playing.push({ at: playedAt, callback: item.whenPlayed })
    }
    if (frames.length > 0) send(frames)
  }
}
