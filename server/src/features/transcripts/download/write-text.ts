import { mergeWithheld, type TranscriptDocument } from './stream-entries.ts'
import { transcriptWording } from './transcript-wording.ts'

export async function* writeText(document: TranscriptDocument) {
  const wording = transcriptWording(document)
  yield `${wording.title}\n${wording.note}\n`
  for await (const { entry, conversation } of mergeWithheld(document.entries)) {
    if (conversation) {
      yield `\n${wording.day(conversation.startedAt)}, ${wording.clock(conversation.startedAt)} (${wording.about(conversation)})\n`
      const handOver = wording.handOver(conversation)
      if (handOver) yield `${handOver}\n`
    }
    const remarks = wording
      .remarks(entry)
      .map((remark) => ` [${remark}]`)
      .join('')
    // Line breaks are removed: a text must not look like the next entry.
    yield `${wording.clock(entry.time)}  ${wording.speaker(entry)}: ${wording.text(entry).replaceAll(/\s+/g, ' ')}${remarks}\n`
  }
}
