import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const patience = 20_000

/** Files in a bucket of anything that speaks S3; addressed by path, which all of them understand. */
export function createS3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })

  return {
    async write(name: string, content: Uint8Array) {
      await ask('PUT', name, content)
    },
    async read(name: string): Promise<Uint8Array | null> {
      const answer = await ask('GET', name)
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(name: string) {
      await ask('DELETE', name)
    },
  }

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, content?: Uint8Array) {
    const answer = await client.fetch(`${endpoint}/${bucket}/recordings/${name}`, {
      method,
      // With this, what arrives damaged is refused.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      },
      signal: AbortSignal.timeout(patience),
      ...(content ? { body: content as Uint8Array<ArrayBuffer> } : {}),
    })
    if (method === 'GET' && answer.ok) return answer
    // Read to its end, so that the connection can be used again.
    const complaint = await answer.text()
    const isMissing = answer.status === 404 && method !== 'PUT' && !complaint.includes('NoSuchBucket')
    if (answer.ok || isMissing) return answer
    throw new Error(`the file store answered ${answer.status} to ${method}`)
  }
}
