import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../../files-config.ts'
import { codeOfHttpStatus, ProviderError } from '../network/provider-error.ts'

const requestTimeoutMs = 20_000

/** Files in a bucket of any S3-compatible store; path-style addresses, which all of them accept. */
export function createS3Files(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config,
  prefix = 'recordings',
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })

  return {
    async write(name: string, content: Uint8Array) {
      await send('PUT', name, content)
    },
    async read(name: string): Promise<Uint8Array | null> {
      const response = await send('GET', name)
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer())
    },
    async remove(name: string) {
      await send('DELETE', name)
    },
  }

  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, content?: Uint8Array) {
    const request = client.fetch(`${endpoint}/${bucket}/${prefix}/${name}`, {
      method,
      // The store rejects content that arrives damaged.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      },
      // A recording goes to the configured host only.
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(content ? { body: content as Uint8Array<ArrayBuffer> } : {}),
    })
    const response = await request.catch((error: unknown) => {
      const timedOut = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderError('s3', timedOut ? 'timeout' : 'unreachable')
    })
    if (method === 'GET' && response.ok) return response
    // Read to the end, so that the connection can be reused.
    const body = await response.text()
    const isMissing = response.status === 404 && method !== 'PUT' && !body.includes('NoSuchBucket')
    if (response.ok || isMissing) return response
    throw new ProviderError('s3', codeOfHttpStatus(response.status), { status: response.status })
  }
}
