import { childSpeech } from '@pipit/contract/chat/events'

const headerLength = 44
const advice = 'Convert it with: ffmpeg -i in.wav -ar 16000 -ac 1 -c:a pcm_s16le out.wav'

/** The samples of a WAV file as a microphone gives them. Throws what is wrong, in words. */
export function readWav(file: Uint8Array): Int16Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const text = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (file.length < headerLength || text(0) !== 'RIFF' || text(8) !== 'WAVE') throw new Error('This is no WAV file.')
  let format: { kind: number; channels: number; rate: number; bits: number } | null = null
  for (
    let at = 12;
    at + 8 <= file.length;
    at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) % 2)
  ) {
    const length = view.getUint32(at + 4, true)
    if (text(at) === 'fmt ') {
      const [kind, channels] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
      format = { kind, channels, rate: view.getUint32(at + 12, true), bits: view.getUint16(at + 22, true) }
    }
    if (text(at) !== 'data') continue
    if (format?.kind !== 1 || format.channels !== 1 || format.rate !== childSpeech.rate || format.bits !== 16) {
      throw new Error(`A microphone gives 16-bit samples, one channel, 16,000 in a second. ${advice}`)
    }
    const end = Math.min(file.length, at + 8 + length)
    return new Int16Array(new Uint8Array(file.subarray(at + 8, end - ((end - at) % 2))).buffer)
  }
  throw new Error('This WAV file holds no sound.')
}
