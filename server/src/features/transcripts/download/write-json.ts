import type { TranscriptDocument } from './stream-entries.ts'

/** Streams the conversations, each with its entries. */
export async function* writeJson({ child, timeZone, entries }: TranscriptDocument) {
  yield `{"child":${JSON.stringify(child)},"timeZone":${JSON.stringify(timeZone)},"conversations":[`
  let isFirst = true
  for await (const { entry, conversation } of entries) {
    const { conversationId: _, ...fields } = entry
    if (conversation) {
      yield `${isFirst ? '' : ']},'}\n${JSON.stringify(conversation).slice(0, -1)},"entries":[\n${JSON.stringify(fields)}`
      isFirst = false
    } else yield `,\n${JSON.stringify(fields)}`
  }
  yield `${isFirst ? '' : ']}'}]}\n`
}
