import { writtenSentences } from '@pipit/coach/written-sentences'
import { runPreparation } from '@pipit/voice/embedded/tts/kokoro/run-preparation'

await runPreparation(writtenSentences)
