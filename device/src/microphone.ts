import { spawn, spawnSync } from 'node:child_process'
import { createChunkCutter } from '@pipit/contract/audio/cut-chunks'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'
import { systemClock } from './client/clock.ts'

const { rate, chunkSamples } = childSpeech
const chunkMs = (chunkSamples * 1000) / rate

/** Delivers the samples chunk by chunk in real time, followed by endless silence. */
export async function* streamSamples(samples: Int16Array, signal: AbortSignal): AsyncGenerator<Int16Array> {
  const startedAt = systemClock.now()
  for (let number = 0; !signal.aborted; number++) {
    const chunk = new Int16Array(chunkSamples)
    chunk.set(samples.subarray(number * chunkSamples, (number + 1) * chunkSamples))
    yield chunk
    const earlyMs = startedAt + (number + 1) * chunkMs - systemClock.now()
    if (earlyMs > 0) await systemClock.wait(earlyMs, signal)
  }
}

const recorders = [
  ['arecord', '-q', '-t', 'raw', '-f', 'S16_LE', '-r', String(rate), '-c', '1'],
  ['rec', '-q', '-t', 'raw', '-e', 'signed', '-b', '16', '-r', String(rate), '-c', '1', '-'],
  ['ffmpeg', '-loglevel', 'error', '-f', 'alsa', '-i', 'default', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-'],
]

/** Records with a program that is installed here. Throws when there is none. */
export async function* recordMicrophone(signal: AbortSignal): AsyncGenerator<Int16Array> {
  const recorder = recorders.find(([program = '']) => spawnSync(program, ['--help']).error === undefined)
  if (!recorder) throw new Error('To use the microphone, install one of: alsa-utils (arecord), sox (rec), ffmpeg.')
  const [program = '', ...args] = recorder
  const child = spawn(program, args, { signal, stdio: ['ignore', 'pipe', 'inherit'] })
  child.on('error', () => undefined)
  const chunks: Int16Array[] = []
  const cut = createChunkCutter(chunkSamples, (chunk) => chunks.push(chunk))
  let rest = Buffer.alloc(0)
  for await (const bytes of child.stdout) {
    const all = Buffer.concat([rest, bytes as Buffer])
    const whole = all.length - (all.length % 2)
    rest = all.subarray(whole)
    cut(pcmToSamples(all.subarray(0, whole)))
    yield* chunks.splice(0)
  }
  if (!signal.aborted) throw new Error(`${program} stopped: is there a microphone?`)
}
