import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { errorBody } from '@pipit/contract/api/errors'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createSchemaController } from './compile-schemas.ts'

type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>

const docsPath = `${versionPrefix}/docs`
const forwardedHeaders = [
  'content-type',
  'content-security-policy',
  'location',
  'cache-control',
  'etag',
  'last-modified',
]

/** Serves the OpenAPI document and Swagger UI, loaded on first use. Covers the routes that are registered after this. */
export function registerOpenApi(app: FastifyInstance) {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isHidden = (schema as { hide?: boolean } | undefined)?.hide === true
    if (method !== 'HEAD' && !isHidden) routes.push({ method, url, ...(schema ? { schema } : {}) })
  })
  let opening: Promise<FastifyInstance> | null = null

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const documentation = await (opening ??= openDocumentation(routes))
    const { statusCode, headers, rawPayload } = await documentation.inject({
      url: request.url,
      headers: request.headers,
    })
    if (statusCode === 404) return reply.callNotFound()
    for (const name of forwardedHeaders) if (headers[name] !== undefined) reply.header(name, headers[name])
    return reply.code(statusCode).send(rawPayload)
  }
  for (const path of [`${versionPrefix}/openapi.json`, docsPath, `${docsPath}/*`])
    app.get(path, { schema: { hide: true } }, handle)
}

/** A separate app without a listener: it has the routes' schemas, but not their handlers. */
async function openDocumentation(routes: DescribedRoute[]): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app = fastify({ schemaController: createSchemaController() })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pipit',
        version: '1',
        description: 'The service behind a children’s voice companion. Every error has the shape of `Error`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { Error: z.toJSONSchema(errorBody, { target: 'openapi-3.0' }) as object },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    theme: { title: 'Pipit API' },
    // The default layout has a bar for loading another document.
    uiConfig: { layout: 'BaseLayout' },
  })
  for (const route of routes) app.route({ ...route, handler: () => undefined })
  app.get(`${versionPrefix}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
  await app.ready()
  return app
}
