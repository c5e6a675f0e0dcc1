import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { isWav, readWavHeader } from '@pipit/contract/audio/wav'
import { childSpeech } from '@pipit/contract/chat/events'

const advice = 'Convert it with: ffmpeg -i in.wav -ar 16000 -ac 1 -c:a pcm_s16le out.wav'

/** Throws a readable error unless the file has the format of a device's microphone. */
export function readWav(file: Uint8Array): Int16Array {
  if (!isWav(file)) throw new Error('This is not a WAV file.')
  const header = readWavHeader(file)
  if (!header) throw new Error('This WAV file contains no sound.')
  const { format, samplesAt, length } = header
  if (format?.coding !== 1 || format.channels !== 1 || format.rate !== childSpeech.rate || format.bitsPerSample !== 16)
    throw new Error(`A microphone gives 16-bit samples, one channel, 16,000 per second. ${advice}`)
  const end = Math.min(file.length, samplesAt + length)
  return pcmToSamples(file.subarray(samplesAt, end - ((end - samplesAt) % 2)))
}
