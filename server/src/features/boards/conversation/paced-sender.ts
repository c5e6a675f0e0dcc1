interface Options {
  frameMs: number
  encode: (frames: Int16Array[]) => Promise<Uint8Array[]>
  /** Several, if they are due at the same time. */
  send: (packets: Uint8Array[]) => void
  onFailure: (error: unknown) => void
}

/** The samples of a frame, or what is to be done when everything before it was sent or played. */
type Item = { frame: Int16Array } | { whenSent: () => void } | { whenPlayed: () => void }
type Waiting = Exclude<Item, { frame: unknown }> | Frame
type Frame = { frame: Int16Array; packet: Uint8Array | null }

/** So much is always ahead, so that a slow network does not interrupt the speech; a board holds 2.4 seconds. */
const aheadMs = 300
/**
 * Frames are encoded before they are due, so that none waits for the encoder, but not all when they are synthesized: that
 * is far ahead, and often more than the child hears.
 */
const encodedAhead = 6
/** A message to the encoder costs almost as much as a frame. */
const encodedTogether = 5

/** Encodes frames, and sends them at the speed at which a board plays them: a board drops what it cannot hold. */
export function createPacedSender({ frameMs, encode, send, onFailure }: Options) {
  let waiting: Waiting[] = []
  let encoding: Promise<void> | null = null
  /** What is to be done while the board plays, in the order of time. */
  let playing: { at: number; callback: () => void }[] = []
  /** When the frames that were sent so far will have been played. */
  let playedAt = 0
  let notBefore = 0
  let timer: NodeJS.Timeout | undefined

  return {
    /** Nothing is done at once: a conversation that is about to send more must not be called back meanwhile. */
    add(item: Item) {
      waiting.push('frame' in item ? { ...item, packet: null } : item)
      if (waiting.length === 1) workAt(0)
      encodeAhead()
    },
    /** Frames are not sent before this time. Callbacks do not wait. */
    wait(milliseconds: number) {
      notBefore = performance.now() + milliseconds
    },
    /** Discards what was not sent, and what was to be done later. */
    clear() {
      waiting = []
      encoding = null
      playing = []
      playedAt = 0
      clearTimeout(timer)
    },
  }

  function work() {
    const now = performance.now()
    while (playing[0] && playing[0].at <= now) playing.shift()?.callback()
    sendDue(now)
    encodeAhead()
    // A frame that is not encoded yet is sent as soon as it is.
    const nextFrameAt = waiting[0] && isReady(waiting[0]) ? Math.max(playedAt - aheadMs, notBefore) : Infinity
    const next = Math.min(playing[0]?.at ?? Infinity, nextFrameAt)
    if (next < Infinity) workAt(next)
  }

  function workAt(time: number) {
    clearTimeout(timer)
    timer = setTimeout(work, Math.max(0, time - performance.now()))
  }

  function sendDue(now: number) {
    let packets: Uint8Array[] = []
    for (let item = waiting[0]; item && isReady(item) && !isEarly(item, now); item = waiting[0]) {
      waiting.shift()
      if ('frame' in item) {
        playedAt = Math.max(playedAt, now) + frameMs
        if (item.packet) packets.push(item.packet)
        continue
      }
      if (packets.length > 0) send(packets)
      packets = []
      if ('whenSent' in item) item.whenSent()
      else if (playedAt <= now && playing.length === 0) item.whenPlayed()
      else playing.push({ at: playedAt, callback: item.whenPlayed })
    }
    if (packets.length > 0) send(packets)
  }

  function isEarly(item: Waiting, now: number) {
    return isFrame(item) && (playedAt > now + aheadMs || now < notBefore)
  }

  /** One request at a time, in the order in which the board plays. */
  function encodeAhead() {
    if (encoding) return
    const frames: Frame[] = []
    let ready = 0
    for (const item of waiting) {
      if (!isFrame(item)) continue
      if (item.packet) ready += 1
      else frames.push(item)
      if (ready > encodedAhead) return
      if (frames.length === encodedTogether) break
    }
    if (frames.length === 0) return
    const current = encode(frames.map(({ frame }) => frame)).then(
      (packets) => {
        frames.forEach((each, index) => (each.packet = packets[index] ?? null))
        // Otherwise everything was discarded meanwhile.
        if (encoding !== current) return
        encoding = null
        work()
      },
      (error: unknown) => {
        if (encoding === current) onFailure(error)
      },
    )
    encoding = current
  }
}

const isFrame = (item: Waiting): item is Frame => 'frame' in item
const isReady = (item: Waiting) => !isFrame(item) || item.packet !== null
