import type { Story } from './stream-entries.ts'

/** One conversation after the other, each with its entries; written as they come. */
export async function* writeJson({ child, timeZone, told }: Story) {
  yield `{"child":${JSON.stringify(child)},"timeZone":${JSON.stringify(timeZone)},"conversations":[`
  let isFirst = true
  for await (const { entry, begins } of told) {
    const { conversationId: _, ...kept } = entry
    if (begins) {
      yield `${isFirst ? '' : ']},'}\n${JSON.stringify(begins).slice(0, -1)},"entries":[\n${JSON.stringify(kept)}`
      isFirst = false
    } else yield `,\n${JSON.stringify(kept)}`
  }
  yield `${isFirst ? '' : ']}'}]}\n`
}
