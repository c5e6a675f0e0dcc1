import type { loadKokoro } from './kokoro.ts'
import { encodeOpus } from './opus.ts'
import { phonemizeEnglish } from './phonemes/phonemize-english.ts'
import { trimSpeech } from './trim-speech.ts'
import { kokoroVoices, type KokoroVoiceId } from './voices.ts'

type Kokoro = Awaited<ReturnType<typeof loadKokoro>>

/** A sentence as Opus. */
export async function renderSentence(kokoro: Kokoro, text: string, voice: KokoroVoiceId): Promise<Buffer> {
  const { dialect, file } = kokoroVoices[voice]
  return encodeOpus(trimSpeech(await kokoro(phonemizeEnglish(text, dialect), file)))
}
