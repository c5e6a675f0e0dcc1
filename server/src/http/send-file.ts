import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** For files too large for memory. If the stream fails, the response is cut off. */
export class StreamedFile {
  name: string
  type: string
  content: Readable

  constructor(name: string, type: string, content: Readable) {
    this.name = name
    this.type = type
    this.content = content
  }
}

/** As a download. */
export async function sendFile(reply: FastifyReply, file: File | StreamedFile) {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file instanceof File ? Buffer.from(await file.arrayBuffer()) : file.content)
}
