import type { SpeechToText } from '@pipit/conversation/ports'
import type { Workers } from './workers.ts'

/** Half a minute; of a longer speech the beginning is heard. */
const longest = 30 * 16_000

export function createHearing(workers: Workers): SpeechToText {
  return {
    hear: async (speech, { signal }) => ((await workers.ask(speech.slice(0, longest), signal)) as string | null) ?? '',
  }
}
