import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file too large to be held: sent as fast as it is read. Should its stream break, the answer is cut short. */
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

/** To be kept by whoever asked, and by nobody on the way. */
export async function sendFile(reply: FastifyReply, file: File | StreamedFile) {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .send(file instanceof File ? Buffer.from(await file.arrayBuffer()) : file.content)
}
