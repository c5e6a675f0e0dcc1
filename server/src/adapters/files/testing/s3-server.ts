import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Account {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

type Answer = [number, (string | Buffer | undefined)?]

interface Options {
  /** Where the objects are; in memory unless given. */
  objects?: Pick<Map<string, Buffer>, 'get' | 'set' | 'delete'>
  port?: number
}

/** An S3 for single objects, with its errors and signatures (version 4). */
export async function startS3Server(account: Account, { objects = new Map<string, Buffer>(), port = 0 }: Options = {}) {
  const failures: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const [status, responseBody] = cutRange(request, respondTo(request, body))
    response
      .writeHead(status, { 'content-type': status < 300 ? 'application/octet-stream' : 'application/xml' })
      .end(responseBody)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** The next requests get these status codes. */
    failWith: (...statuses: number[]) => void failures.push(...statuses),
    close: () => new Promise((resolve) => server.close(resolve)),
  }

  function respondTo(request: IncomingMessage, body: Buffer): Answer {
    const failure = failures.shift()
    if (failure) return [failure, errorBody('ServiceUnavailable')]
    const [, bucket = '', ...key] = (request.url ?? '').split('/')
    if (!isSigned(request, body)) return [403, errorBody('SignatureDoesNotMatch')]
    if (bucket !== account.bucket) return [404, errorBody('NoSuchBucket')]
    const name = key.join('/')
    const stored = objects.get(name)
    if (request.method === 'PUT') objects.set(name, body)
    if (request.method === 'DELETE') objects.delete(name)
    if (request.method === 'GET') return stored ? [200, stored] : [404, errorBody('NoSuchKey')]
    return [request.method === 'DELETE' ? 204 : 200]
  }

  function cutRange({ headers }: IncomingMessage, [status, content]: Answer): Answer {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (status !== 200 || start === undefined || !Buffer.isBuffer(content)) return [status, content]
    return [206, content.subarray(Number(start), Number(end) + 1)]
  }

  /** Follows the steps of the S3 documentation. */
  function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer) {
    const found =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      )
    const [, keyId, day = '', region = '', signedHeaders = '', signature] = found ?? []
    const time = String(headers['x-amz-date'])
    const names = signedHeaders.split(';')
    const hasRequiredHeaders = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))
    const isRecent =
      Math.abs(
        Date.now() - Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')),
      ) <
      15 * 60_000
    if (
      keyId !== account.accessKeyId ||
      region !== account.region ||
      !hasRequiredHeaders ||
      !isRecent ||
      !time.startsWith(day)
    )
      return false
    if (headers['x-amz-content-sha256'] !== sha256(body)) return false
    const canonicalHeaders = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
    const canonical = [method, url, '', canonicalHeaders, signedHeaders, sha256(body)].join('\n')
    const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
    const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secretAccessKey}`, day), region))
    return signature === hmac(key, toSign).toString('hex')
  }
}

const errorBody = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
