import { joinSamples } from '@pipit/contract/audio/join-samples'
import { spansOf } from '@pipit/conversation/text/foreign-words'
import type { loadKokoro } from './kokoro.ts'
import { encodeOpus } from './opus.ts'
import { phonemizeEnglish } from './phonemes/phonemize-english.ts'
import { foreignPhonemizers, isForeignLanguage } from './phonemes/phonemize-foreign.ts'
import { matchLoudness } from './match-loudness.ts'
import { trimSpeech } from './trim-speech.ts'
import { foreignVoices, kokoroVoices, type KokoroVoiceId } from './voices.ts'

type Kokoro = Awaited<ReturnType<typeof loadKokoro>>

export async function renderSentence(kokoro: Kokoro, markedText: string, voice: KokoroVoiceId): Promise<Buffer> {
  const { dialect, file } = kokoroVoices[voice]
  const parts: Int16Array[] = []
  for (const { text, language } of spansOf(markedText)) {
    const isForeign = language !== null && isForeignLanguage(language)
    const speech = isForeign
      ? await kokoro(foreignPhonemizers[language](text), foreignVoices[language].file)
      : await kokoro(phonemizeEnglish(text, dialect), file)
    parts.push(trimSpeech(speech))
  }
  return encodeOpus(joinSamples(matchLoudness(parts)))
}
