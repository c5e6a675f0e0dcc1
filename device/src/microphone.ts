import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'

const { rate, chunkSamples } = childSpeech
const chunkMilliseconds = (chunkSamples * 1000) / rate
const chunkBytes = chunkSamples * 2

/** Sound in the pace in which it would be heard, then silence without end. */
export async function* playedIn(samples: Int16Array, signal: AbortSignal): AsyncGenerator<Int16Array> {
  const began = performance.now()
  for (let number = 0; !signal.aborted; number++) {
    const chunk = new Int16Array(chunkSamples)
    chunk.set(samples.subarray(number * chunkSamples, (number + 1) * chunkSamples))
    yield chunk
    const early = began + (number + 1) * chunkMilliseconds - performance.now()
    if (early > 0) await delay(early, undefined, { signal }).catch(() => undefined)
  }
}

const recorders = [
  ['arecord', '-q', '-t', 'raw', '-f', 'S16_LE', '-r', String(rate), '-c', '1'],
  ['rec', '-q', '-t', 'raw', '-e', 'signed', '-b', '16', '-r', String(rate), '-c', '1', '-'],
  ['ffmpeg', '-loglevel', 'error', '-f', 'alsa', '-i', 'default', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-'],
]

/** What this machine's own microphone hears, through a program that is installed here. Throws when there is none. */
export async function* recorded(signal: AbortSignal): AsyncGenerator<Int16Array> {
  const recorder = recorders.find(([program = '']) => spawnSync(program, ['--help']).error === undefined)
  if (!recorder) throw new Error('To use the microphone, install one of: alsa-utils (arecord), sox (rec), ffmpeg.')
  const [program = '', ...args] = recorder
  const child = spawn(program, args, { signal, stdio: ['ignore', 'pipe', 'inherit'] })
  child.on('error', () => undefined)
  let rest = Buffer.alloc(0)
  for await (const bytes of child.stdout) {
    rest = Buffer.concat([rest, bytes as Buffer])
    for (; rest.length >= chunkBytes; rest = rest.subarray(chunkBytes)) {
      yield pcmToSamples(rest.subarray(0, chunkBytes))
    }
  }
  if (!signal.aborted) throw new Error(`${program} stopped: is there a microphone?`)
}
