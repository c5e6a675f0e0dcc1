import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import type { StaticDocumentSpec } from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** Its types know older versions of OpenAPI only. */
type Document = NonNullable<StaticDocumentSpec['document']>

const docsPath = `${versionPrefix}/docs`
const documentPath = `${versionPrefix}/openapi.json`
const forwardedHeaders = [
  'content-type',
  'content-security-policy',
  'location',
  'cache-control',
  'etag',
  'last-modified',
]

/** Serves the OpenAPI document and Swagger UI, loaded on first use. */
export function serveOpenApi(app: FastifyInstance) {
  let opening: Promise<FastifyInstance> | null = null

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const documentation = await (opening ??= openDocumentation())
    const { statusCode, headers, rawPayload } = await documentation.inject({
      url: request.url,
      headers: request.headers,
    })
    if (statusCode === 404) return reply.callNotFound()
    for (const name of forwardedHeaders) if (headers[name] !== undefined) reply.header(name, headers[name])
    return reply.code(statusCode).send(rawPayload)
  }
  for (const path of [documentPath, docsPath, `${docsPath}/*`]) app.get(path, handle)
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
