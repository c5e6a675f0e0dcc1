import type { TranscriptDocument } from './stream-entries.ts'

/** One conversation after the other, each with its entries; written as they come. */
export async function* writeJson({ child, timeZone, entries }: TranscriptDocument) {
  yield `{"child":${JSON.stringify(child)},"timeZone":${JSON.stringify(timeZone)},"conversations":[`
  let isFirst = true
  for await (const { entry, conversation } of entries) {
    const { conversationId: _, ...kept } = entry
    if (conversation) {
      yield `${isFirst ? '' : ']},'}\n${JSON.stringify(conversation).slice(0, -1)},"entries":[\n${JSON.stringify(kept)}`
      isFirst = false
    } else yield `,\n${JSON.stringify(kept)}`
  }
  yield `${isFirst ? '' : ']}'}]}\n`
}
