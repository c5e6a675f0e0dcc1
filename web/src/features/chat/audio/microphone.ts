import { createChunkCutter } from '@pipit/contract/audio/cut-chunks'
import { floatsToSamples } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'
import workletUrl from './microphone-worklet.js?url'
import { levelOf } from './level.ts'
import { createResampler } from './resample.ts'

/**
 * The coach would take its own voice for the child's without echo cancellation. Noise suppression and gain control are
 * made for human listeners: they clip loud speech, and words are misunderstood.
 */
const constraints = { echoCancellation: true, noiseSuppression: false, autoGainControl: false, channelCount: 1 }

export type Microphone = Awaited<ReturnType<typeof startMicrophone>>

interface Listeners {
  /** A chunk as it is sent, and its level from 0 to 1. */
  onChunk: (samples: Int16Array, level: number) => void
  /** It may have been unplugged. */
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
    // Loaded first, so that no word is lost meanwhile.
    await context.audioWorklet.addModule(workletUrl)
    stream = await navigator.mediaDevices.getUserMedia({ audio: constraints })
    const resample = createResampler(context.sampleRate, childSpeech.rate)
    const cut = createChunkCutter(childSpeech.chunkSamples, (chunk) => onChunk(chunk, levelOf(chunk, 32_768)))
    const worklet = new AudioWorkletNode(context, 'microphone-worklet', {
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    worklet.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) =>
      cut(floatsToSamples(resample(data))),
    )
    worklet.port.start()
    context.createMediaStreamSource(stream).connect(worklet)
    // The worklet is silent, but browsers run only nodes that lead to the speakers.
    worklet.connect(context.destination)
    for (const track of stream.getTracks()) track.addEventListener('ended', onEnded)
    await context.resume()
  } catch (error) {
    stop()
    throw error
  }
  return { stop }
}
