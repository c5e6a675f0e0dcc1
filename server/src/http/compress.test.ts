import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { registerErrorHandler } from './error-handler.ts'
import { compress } from './compress.ts'

const long = JSON.stringify({ words: Array.from({ length: 500 }, (_, place) => `word ${place}`) })
const type = 'application/json; charset=utf-8'

const app = fastify()
registerErrorHandler(app)
compress(app)
app.get('/long', (_, reply) => reply.type(type).send(long))
app.get('/short', (_, reply) => reply.type(type).send('{}'))
app.get('/streamed', (_, reply) => reply.type('text/csv').send(Readable.from([long.slice(0, 2000), long.slice(2000)])))
app.get('/broken', (_, reply) =>
  reply.type('text/csv').send(
    Readable.from(
      (function* () {
        yield long
        throw new Error('The rest cannot be read.')
      })(),
    ),
  ),
)
app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.from(long)))

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

describe('compression', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, GZIP;q=0.5', gunzipSync],
  ])('a response is compressed with %s for a client that accepts "%s"', async (encoding, accepted, decompress) => {
    for (const url of ['/long', '/streamed']) {
      const { headers, rawPayload } = await get(url, accepted)
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(rawPayload.length).toBeLessThan(long.length / 2)
      expect(String(decompress(rawPayload))).toBe(long)
    }
  })

  test.each([undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0.0'])(
    'a response is not compressed for a client that accepts %o',
    async (accepted) => {
      const { headers, payload } = await get('/long', accepted)
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(long.length) })
      expect(headers).not.toHaveProperty('content-encoding')
      expect(payload).toBe(long)
    },
  )

  test.each(['/short', '/picture'])('a response that would hardly shrink is not compressed: %s', async (url) => {
    const { headers } = await get(url, 'br')
    expect(headers).not.toHaveProperty('content-encoding')
  })

  test('a response whose stream fails before the first byte is sent as an uncompressed error', async () => {
    const { statusCode, headers, payload } = await get('/broken', 'br')
    expect(statusCode).toBe(500)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(JSON.parse(payload)).toMatchObject({ error: { code: 'internal' } })
  })
})

describe('compression in the whole server', () => {
  const server = startTestServer()

  test('the server compresses its responses', async () => {
    const headers = { 'accept-encoding': 'br' }
    const document = await server.fetch('/v1/openapi.json', { headers })
    expect(document.headers.get('content-encoding')).toBe('br')
    expect(await document.json()).toHaveProperty('paths')
  })
})
