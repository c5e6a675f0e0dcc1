import type { FailureLog } from '../../../logging/failure-log.ts'
import { createRecordingReader, type RecordingDependencies } from '../recordings/read-recording.ts'
import { streamEntries } from './stream-entries.ts'
import { conversationExportStore } from './export-store.ts'

export interface ConversationExportDependencies extends RecordingDependencies {
  log: FailureLog
}

/**
 * The conversations with their entries, the flags, and the recordings with their files, as fields of a JSON object.
 * Streamed, because years of conversations do not fit into memory.
 */
export async function* exportConversations(
  dependencies: ConversationExportDependencies,
  accountId: string,
  childIds: string[],
) {
  const store = conversationExportStore(dependencies.database)
  const readFile = createRecordingReader(dependencies)
  yield* field('conversations', conversations())
  yield ',\n'
  yield* field('flags', store.flags(accountId))
  yield ',\n'
  yield* field('recordings', recordings())

  /** Each conversation with its entries. */
  async function* conversations() {
    for (const childId of childIds) {
      let current: object | null = null
      let entries: object[] = []
      for await (const { entry, conversation } of streamEntries(dependencies.database, { accountId, childId })) {
        if (conversation) {
          if (current) yield { childId, ...current, entries }
          current = conversation
          entries = []
        }
        const { conversationId: _, ...fields } = entry
        entries.push(fields)
      }
      if (current) yield { childId, ...current, entries }
    }
  }

  async function* recordings() {
    for await (const { childId, ...recording } of store.recordings(accountId)) {
      const file = await readFile({ accountId, childId, recordingId: recording.id }).catch((error: unknown) => {
        const { conversationId } = recording
        dependencies.log.error('a recording is missing in an export', error, { feature: 'transcripts', conversationId })
        return null
      })
      const content = file ? Buffer.from(await file.arrayBuffer()).toString('base64') : null
      yield { childId, ...recording, mediaType: file?.type ?? null, base64: content }
    }
  }
}

async function* field(name: string, items: AsyncIterable<object>) {
  yield `  ${JSON.stringify(name)}: [`
  let isFirst = true
  for await (const item of items) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(item)}`
    isFirst = false
  }
  yield isFirst ? ']' : '\n  ]'
}
