import { systemClock, type Clock } from '../client/clock.ts'
import { createBoardDecoder } from './opus.ts'

interface SpeakerOptions {
  sampleRate: number
  frameMs: number
  onSamples?: ((samples: Int16Array) => void) | undefined
  clock?: Pick<Clock, 'now'>
}

/** The firmware drops more packets than its queue holds. */
const queueMs = 2400

export type BoardSpeaker = ReturnType<typeof createBoardSpeaker>

/** Makes no sound, but decodes each packet and takes as long as playback would. */
export function createBoardSpeaker({ sampleRate, frameMs, onSamples, clock = systemClock }: SpeakerOptions) {
  const decode = createBoardDecoder(sampleRate)
  let playedAt = 0

  return {
    /** Returns false if the packet was dropped. */
    play(packet: Uint8Array): boolean {
      const now = clock.now()
      if (playedAt - now > queueMs) return false
      playedAt = Math.max(playedAt, now) + frameMs
      onSamples?.(decode(packet))
      return true
    },
    remainingMs: () => Math.max(0, playedAt - clock.now()),
    discard() {
      playedAt = 0
    },
  }
}
