import { pipeline, Readable } from 'node:stream'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

const minCompressedBytes = 1024
const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/
// A low quality, because somebody waits for the response. Static files are compressed at build time with the highest.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Done = (error: Error | null, compressed: Buffer) => void

const encodings = {
  br: {
    whole: (body: string | Buffer, done: Done) => brotliCompress(body, brotli, done),
    stream: () => createBrotliCompress(brotli),
  },
  gzip: { whole: (body: string | Buffer, done: Done) => gzip(body, done), stream: () => createGzip() },
}

/** The result is kept, and sent to many. */
export function compressWhole(encoding: keyof typeof encodings, body: Buffer) {
  return new Promise<Buffer>((resolve, reject) =>
    encodings[encoding].whole(body, (error, compressed) => (error ? reject(error) : resolve(compressed))),
  )
}

/** Compresses responses with the best encoding that the client accepts. */
export function compress(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (!isCompressible(reply)) return done(null, payload)
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    if (payload instanceof Readable) {
      setEncoding(reply, encoding)
      // `pipeline` destroys both streams when either fails.
      return done(
        null,
        pipeline(payload, encodings[encoding].stream(), () => undefined),
      )
    }
    if (!isLong(payload)) return done(null, payload)
    setEncoding(reply, encoding)
    return encodings[encoding].whole(payload, done)
  })
}

function isLong(payload: unknown): payload is string | Buffer {
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) >= minCompressedBytes
}

function isCompressible(reply: FastifyReply) {
  return !reply.hasHeader('content-encoding') && compressible.test(String(reply.getHeader('content-type')))
}

function setEncoding(reply: FastifyReply, encoding: string) {
  reply.header('content-encoding', encoding).removeHeader('content-length')
}

/** Prefers brotli. */
export function chooseEncoding(accepted: string | undefined): keyof typeof encodings | undefined {
  if (accepted === undefined) return undefined
  const named = accepted.split(',').map((each) => each.trim().toLowerCase())
  const accepts = (name: string) => named.some((each) => each.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(each))
  return (['br', 'gzip'] as const).find(accepts)
}
