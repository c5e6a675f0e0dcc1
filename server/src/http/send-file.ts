import { Readable } from 'node:stream'
import { endpointName, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { mediaTypesOf } from '@pipit/contract/api/describe-endpoint'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** A file that is too large for memory. If its stream fails, the response is cut off. */
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

/**
 * Sends a download, and only as what the definition says, because clients that are generated from it read nothing else.
 * Whoever reads slowly may lose the right to read meanwhile: the response is cut off then, too.
 */
export async function sendFile(
  reply: FastifyReply,
  endpoint: EndpointDefinition,
  file: File | StreamedFile,
  requireRight: () => Promise<void>,
) {
  const [mediaType = ''] = file.type.split(';')
  const response = endpoint.responses[200]
  if (!(response instanceof z.ZodFile && mediaTypesOf(response).includes(mediaType)))
    throw new Error(`The definition of ${endpointName(endpoint)} does not name the media type ${mediaType}.`)
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(
      file instanceof File
        ? Buffer.from(await file.arrayBuffer())
        : Readable.from(whileAllowed(file.content, requireRight), { objectMode: false }),
    )
}

async function* whileAllowed(content: Readable, requireRight: () => Promise<void>) {
  for await (const chunk of content) {
    await requireRight()
    yield chunk as Buffer
  }
}
