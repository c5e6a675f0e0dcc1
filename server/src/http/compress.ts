import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

const minCompressedBytes = 1024
const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/
// A low quality, because somebody waits for the response. Static files are compressed at build time with the highest.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encodings = {
  br: { whole: (body: Buffer) => promisify(brotliCompress)(body, brotli), stream: () => createBrotliCompress(brotli) },
  gzip: { whole: (body: Buffer) => promisify(gzip)(body), stream: () => createGzip() },
}

/** Compresses responses with the best encoding that the client accepts. */
export function compress(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(reply)) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding) return payload
    if (payload instanceof Readable) {
      setEncoding(reply, encoding)
      // `pipeline` destroys both streams when either fails.
      return pipeline(payload, encodings[encoding].stream(), () => undefined)
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const body = Buffer.from(payload)
    if (body.length < minCompressedBytes) return payload
    setEncoding(reply, encoding)
    return encodings[encoding].whole(body)
  })
}

function isCompressible(reply: FastifyReply) {
  return !reply.hasHeader('content-encoding') && compressible.test(String(reply.getHeader('content-type')))
}

function setEncoding(reply: FastifyReply, encoding: string) {
  reply.header('content-encoding', encoding).removeHeader('content-length')
}

/** Prefers brotli. */
function chooseEncoding(accepted = ''): keyof typeof encodings | undefined {
  const named = accepted.split(',').map((each) => each.trim().toLowerCase())
  const accepts = (name: string) => named.some((each) => each.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(each))
  return (['br', 'gzip'] as const).find(accepts)
}
