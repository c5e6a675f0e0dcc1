import { createChunkCutter } from '@pipit/contract/audio/cut-chunks'
import { samplesToPcm } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'
import { createSpeechDecoder } from './opus.ts'

/** Turns packets of Opus of any length into the chunks of a conversation. */
export function createBoardMicrophone(onChunk: (chunk: Uint8Array) => void) {
  const decoder = createSpeechDecoder()
  let filled = 0
  const cut = createChunkCutter(childSpeech.chunkSamples, (chunk) => onChunk(samplesToPcm(chunk)))

  return {
    /** Throws for a packet that is no Opus. */
    receive: (packet: Uint8Array) => add(decoder.decode(packet)),
    /** The child released the button: the rest of a chunk is silence. */
    flush() {
      if (filled > 0) add(new Int16Array(childSpeech.chunkSamples - filled))
    },
    close: decoder.close,
  }

  function add(samples: Int16Array) {
    filled = (filled + samples.length) % childSpeech.chunkSamples
    cut(samples)
  }
}
