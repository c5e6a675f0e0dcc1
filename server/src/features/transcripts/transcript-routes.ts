import {
  deleteConversation,
  deleteDay,
  deleteEntry,
  downloadTranscripts,
  listTranscripts,
  readRecording,
} from '@pipit/contract/transcripts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { withheldTurnsRoutes } from './admin/withheld-turns-routes.ts'
import { createTranscriptDeletion } from './delete-transcripts.ts'
import { downloadTranscripts as download } from './download/download-transcripts.ts'
import { createRecordingReader, type RecordingDependencies } from './recordings/read-recording.ts'
import { createTranscriptReader } from './read-transcripts.ts'
import { readCursorPosition } from './transcript-cursor.ts'

export function transcriptRoutes(app: FastifyInstance, dependencies: RecordingDependencies) {
  const read = createTranscriptReader(dependencies.database)
  const readFile = createRecordingReader(dependencies)
  const deletion = createTranscriptDeletion(dependencies.database)

  withheldTurnsRoutes(app, dependencies.database)

  route(app, listTranscripts, ({ params, query: { cursor, ...query } }) =>
    read({ ...params, ...query, after: readCursorPosition(cursor) }),
  )

  route(app, downloadTranscripts, ({ params, query, i18n }) =>
    download(dependencies.database, { ...params, ...query }, i18n),
  )

  route(app, readRecording, ({ params }) => readFile(params))

  route(app, deleteEntry, ({ params: { conversationId, number, ...child } }) =>
    deletion.entry(child, conversationId, number),
  )

  route(app, deleteConversation, ({ params: { conversationId, ...child } }) =>
    deletion.conversation(child, conversationId),
  )

  route(app, deleteDay, ({ params: { day, ...child } }) => deletion.day(child, day))
}
