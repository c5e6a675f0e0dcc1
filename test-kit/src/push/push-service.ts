import { createPublicKey, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { jwtVerify } from 'jose'
import { aBrowser, type Browser } from './browser.ts'
import { createSelfSignedCertificate } from '../self-signed-certificate.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
}

/**
 * A push service as browsers' makers run it (RFC 8030): it takes messages for the browsers that subscribed here, from servers
 * that identify themselves (RFC 8292), and delivers them.
 */
export async function startPushService() {
  const certificate = createSelfSignedCertificate({ isAuthority: true })
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert])
  const browsers = new Map<string, Browser>()
  /** Each of the next requests gets one of these; after that, 201. */
  const answers: Answer[] = []
  const requests: { path: string; publicKey: string; subject: string | undefined }[] = []
  const server = createServer(certificate, (request, response) => {
    void answer(request).then(({ status, headers = {} }) =>
      response.writeHead(status, headers).end('x'.repeat(100_000)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const path = request.url ?? ''
    const sender = await identify(request)
    if (!sender) return { status: 403 }
    requests.push({ path, ...sender })
    const prepared = answers.shift()
    if (prepared) return prepared
    const browser = browsers.get(path)
    if (!browser) return { status: 410 }
    if (!/^\d+$/.test(String(request.headers.ttl)) || request.headers['content-encoding'] !== 'aes128gcm')
      return { status: 400 }
    browser.receive(body, request.headers)
    return { status: 201, headers: { location: `https://${host}/messages/${randomUUID()}` } }
  }

  /** Returns null if the signature is wrong, or meant for another service. */
  async function identify({ headers: { authorization = '' } }: IncomingMessage) {
    const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
    const point = Buffer.from(publicKey, 'base64url')
    if (point.length !== 65) return null
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
    const checks = { audience: `https://${host}`, algorithms: ['ES256'] }
    const verified = await jwtVerify(token, key, checks).catch(() => null)
    const remaining = (verified?.payload.exp ?? 0) - Date.now() / 1000
    return verified && remaining > 0 && remaining <= 24 * 60 * 60 ? { publicKey, subject: verified.payload.sub } : null
  }

  return {
    host,
    answers,
    requests,
    /** A browser that this service knows. */
    aBrowser() {
      const path = `/push/${randomUUID()}`
      const browser = aBrowser(`https://${host}${path}`)
      browsers.set(path, browser)
      return browser
    },
    /** Simulates somebody who forbids notifications in the browser. */
    forget: ({ subscription }: Browser) => browsers.delete(new URL(subscription.endpoint).pathname),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
