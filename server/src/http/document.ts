import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { versionPrefix } from '@pipit/contract/define-endpoint'
import { errorBody } from '@pipit/contract/errors'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The OpenAPI document of everything under the version prefix, and a page to read it on. */
export async function document(app: FastifyInstance) {
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
    routePrefix: `${versionPrefix}/docs`,
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    logLevel: 'warn',
    theme: { title: 'Pipit API' },
    // The page is for reading: the other layout's bar would only offer to load another document.
    uiConfig: { layout: 'BaseLayout' },
  })
  app.get(`${versionPrefix}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}
