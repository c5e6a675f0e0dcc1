import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import type { StaticDocumentSpec } from '@fastify/swagger'
import { chooseEncoding, compressWhole } from '../compress.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** The library's types know only older versions of OpenAPI. */
type Document = NonNullable<StaticDocumentSpec['document']>

const docsPath = `${versionPrefix}/docs`
const documentPath = `${versionPrefix}/openapi.json`
const forwardedHeaders = ['content-type', 'content-security-policy', 'location', 'cache-control']
/** More than there are files: each can be written in many ways in an address. */
const maxAnswers = 50
const perNetwork = { rateLimit: { max: 300, timeWindow: '1 minute' } }

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: Buffer
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

/** Serves the OpenAPI document and Swagger UI, loaded on first use. */
export function serveOpenApi(app: FastifyInstance) {
  let opening: Promise<FastifyInstance> | null = null
  /** Few files, which never change: written and compressed once. */
  const answers = new Map<string, Answer>()

  async function answer(path: string): Promise<Answer> {
    const known = answers.get(path)
    if (known) return known
    const documentation = await (opening ??= openDocumentation())
    const { statusCode, headers, rawPayload: body } = await documentation.inject({ url: path })
    const read = { statusCode, headers, body, compressed: {} }
    if (statusCode === 200 && answers.size < maxAnswers) answers.set(path, read)
    return read
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const { statusCode, headers, body, compressed } = await answer(request.url.split('?')[0] ?? '')
    if (statusCode >= 400) return reply.callNotFound()
    for (const name of forwardedHeaders) if (headers[name] !== undefined) reply.header(name, headers[name])
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === undefined || statusCode !== 200) return reply.code(statusCode).send(body)
    reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
    return reply.send(await (compressed[encoding] ??= compressWhole(encoding, body)))
  }
  for (const path of [documentPath, docsPath, `${docsPath}/*`]) app.get(path, { config: perNetwork }, handle)
}

/** A separate app without a listener. */
async function openDocumentation(): Promise<FastifyInstance> {
  const [{ openApiDocument }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('./openapi-document.ts'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app = fastify()
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument() as unknown as Document } })
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    theme: { title: 'Pipit API' },
    // The default layout has a bar for loading another document.
    uiConfig: { layout: 'BaseLayout' },
  })
  app.get(documentPath, () => app.swagger())
  await app.ready()
  return app
}
