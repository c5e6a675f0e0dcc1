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
import { transcriptDeletion } from './delete-transcripts.ts'
import { downloadTranscripts as download } from './download/download-transcripts.ts'
import { recordingReader, type RecordingDependencies } from './recordings/read-recording.ts'
import { transcriptReader } from './read-transcripts.ts'
import { readPlace } from './transcript-cursor.ts'

export function transcriptRoutes(app: FastifyInstance, dependencies: RecordingDependencies) {
  const read = transcriptReader(dependencies.database)
  const readFile = recordingReader(dependencies)
  const deletion = transcriptDeletion(dependencies.database)

  route(app, listTranscripts, ({ params, query: { cursor, ...query } }) =>
    read({ ...params, ...query, after: readPlace(cursor) }),
  )

  route(app, downloadTranscripts, ({ params, query }) => download(dependencies.database, { ...params, ...query }))

  route(app, readRecording, ({ params }) => readFile(params))

  route(app, deleteEntry, ({ params: { conversationId, number, ...child } }) =>
    deletion.entry(child, conversationId, number),
  )

  route(app, deleteConversation, ({ params: { conversationId, ...child } }) =>
    deletion.conversation(child, conversationId),
  )

  route(app, deleteDay, ({ params: { day, ...child } }) => deletion.day(child, day))
}
