import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../../config/files-config.ts'
import { codeOfHttpStatus, ProviderError } from '@pipit/voice/provider-error'

const requestTimeoutMs = 20_000
/** A file of many megabytes takes longer than a request. */
const uploadTimeoutMs = 300_000

interface Content {
  body: Uint8Array | Blob
  /** Hexadecimal. */
  sha256: string
}

interface Options {
  content?: Content
  range?: string
  timeoutMs?: number
  /** Whoever reads the response takes as long as they need; only its beginning must come in time. */
  isStreamed?: boolean
}

/** Files in a bucket of any S3-compatible store; path-style addresses, which all of them accept. */
export function createS3Files(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config,
  prefix = 'recordings',
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })

  return {
    async write(name: string, content: Uint8Array) {
      await send('PUT', name, { content: { body: content, sha256: sha256Of(content) } })
    },
    /** Writes a file that is too large for memory, and whose hash is known. */
    async writeFrom(name: string, { path, sha256 }: { path: string; sha256: string }) {
      const content = { body: await openAsBlob(path), sha256 }
      await send('PUT', name, { content, timeoutMs: uploadTimeoutMs })
    },
    async read(name: string): Promise<Uint8Array | null> {
      const response = await send('GET', name)
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer())
    },
    /** Bytes from `start` to `end`, both included. */
    async readRange(name: string, { start, end }: { start: number; end: number }): Promise<Readable | null> {
      const response = await send('GET', name, { range: `bytes=${start}-${end}`, isStreamed: true })
      if (response.status === 404 || !response.body) return null
      if (response.status === 206) return Readable.fromWeb(response.body as ReadableStream)
      await response.body.cancel()
      throw new ProviderError('s3', 'invalid-response', { status: response.status, reason: 'no range' })
    },
    async remove(name: string) {
      await send('DELETE', name)
    },
  }

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    { content, range, timeoutMs = requestTimeoutMs, isStreamed = false }: Options = {},
  ) {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    const request = client.fetch(`${endpoint}/${bucket}/${prefix}/${name}`, {
      method,
      headers: {
        // The store rejects content that arrives damaged.
        'x-amz-content-sha256': content?.sha256 ?? sha256Of(''),
        ...(range === undefined ? {} : { range }),
      },
      // A recording goes to the configured host only.
      redirect: 'manual',
      signal: isStreamed ? timeout.signal : AbortSignal.timeout(timeoutMs),
      ...(content ? { body: content.body as Uint8Array<ArrayBuffer> | Blob } : {}),
    })
    const response = await request
      .catch((error: unknown) => {
        const timedOut = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)
        throw new ProviderError('s3', timedOut ? 'timeout' : 'unreachable')
      })
      .finally(() => clearTimeout(timer))
    if (method === 'GET' && response.ok) return response
    // Read to the end, so that the connection can be reused.
    const body = await response.text()
    const isMissing = response.status === 404 && method !== 'PUT' && !body.includes('NoSuchBucket')
    if (response.ok || isMissing) return response
    throw new ProviderError('s3', codeOfHttpStatus(response.status), { status: response.status })
  }
}

const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
