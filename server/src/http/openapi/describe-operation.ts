import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { describeAccess, endpointGroup, mediaTypesOf } from '@pipit/contract/api/describe-endpoint'
import { requestHeaders } from '@pipit/contract/api/request-headers'
import { z } from 'zod'
import { toJsonSchema } from './json-schema.ts'

export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Of a person (`signIn`) or a device (`signInDevice`). Each call names the scope that it needs.',
  },
  identityToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'From the identity provider. It is exchanged for an access token.',
  },
}

export function describeOperation(operationId: string, endpoint: EndpointDefinition, errorResponses: object) {
  const { summary, params, query } = endpoint
  const parameters = [
    ...describeParameters('path', params),
    ...describeParameters('query', query),
    ...describeParameters('header', requestHeaders(endpoint)),
  ]
  const requestBody = describeBody(endpoint)
  return {
    operationId,
    summary,
    description: describeAccess(endpoint),
    tags: [endpointGroup(endpoint)],
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...describeSuccess(endpoint), ...errorResponses },
  }
}

function securityOf({ needs }: EndpointDefinition) {
  if (needs === 'anyone') return []
  return needs === 'identity token' ? [{ identityToken: [] }] : [{ accessToken: [needs].flat() }]
}

function describeParameters(place: 'path' | 'query' | 'header', object: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = object ? toJsonSchema(object, 'input') : {}
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as z.core.JSONSchema.BaseSchema
    const isRequired = required.includes(name)
    return { name, in: place, required: isRequired, ...(description && { description }), schema }
  })
}

function describeBody({ body, uploads }: EndpointDefinition) {
  if (uploads) return { required: true, content: { 'application/octet-stream': { schema: bytes } } }
  return body && { required: true, content: { 'application/json': { schema: toJsonSchema(body, 'input') } } }
}

function describeSuccess({ responses }: EndpointDefinition) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      if (schema instanceof z.ZodNull) return [status, { description: 'Done.' }]
      const content =
        schema instanceof z.ZodFile
          ? describeFile(schema)
          : { 'application/json': { schema: toJsonSchema(schema, 'output') } }
      return [status, { description: 'Done.', content }]
    }),
  )
}

/** All that is known of a file of JSON is that it is one. */
function describeFile(file: z.ZodFile) {
  return Object.fromEntries(
    mediaTypesOf(file).map((type) => [type, { schema: type === 'application/json' ? {} : bytes }]),
  )
}

/** Generators of clients know the bytes of a file by this format. */
const bytes = { type: 'string', format: 'binary' } as const
