import { createChunkCutter } from '@pipit/contract/audio/cut-chunks'
import { floatsToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'
import tapUrl from './microphone-tap.js?url'
import { levelOf } from './level.ts'
import { resampler } from './resample.ts'

/**
 * Without the cancellation the coach would hear itself, and take that for the child. What else browsers do to speech is
 * made for people who listen: it clips what is loud, and words are misunderstood.
 */
const asADeviceHears = { echoCancellation: true, noiseSuppression: false, autoGainControl: false, channelCount: 1 }

export type Microphone = Awaited<ReturnType<typeof startMicrophone>>

interface Listeners {
  /** A chunk as it is sent, and how loud it is, from 0 to 1. */
  onChunk: (chunk: Uint8Array, level: number) => void
  /** Unplugged, say. */
  onEnded: () => void
}

export async function startMicrophone({ onChunk, onEnded }: Listeners) {
  const context = new AudioContext()
  let stream: MediaStream | undefined
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    void context.close()
  }
  try {
    // First, so that no word is lost while it is fetched.
    await context.audioWorklet.addModule(tapUrl)
    stream = await navigator.mediaDevices.getUserMedia({ audio: asADeviceHears })
    const resample = resampler(context.sampleRate, childSpeech.rate)
    const cut = createChunkCutter(childSpeech.chunkSamples, (chunk) =>
      onChunk(samplesToPcm(chunk), levelOf(chunk, 32_768)),
    )
    const tap = new AudioWorkletNode(context, 'microphone-tap', { channelCount: 1, channelCountMode: 'explicit' })
    tap.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => cut(floatsToSamples(resample(data))))
    tap.port.start()
    context.createMediaStreamSource(stream).connect(tap)
    // It plays nothing; what leads nowhere is not run at all.
    tap.connect(context.destination)
    for (const track of stream.getTracks()) track.addEventListener('ended', onEnded)
    await context.resume()
  } catch (error) {
    stop()
    throw error
  }
  return { stop }
}
