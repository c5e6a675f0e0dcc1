import type { JsonSchema } from './arbitrary.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema; examples?: Record<string, object> }>

interface Operation {
  operationId: string
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

export interface OpenApiDocument {
  servers: [{ url: string }]
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content?: Content }> }
}

/** A call as the OpenAPI document describes it. */
export interface DocumentedOperation extends Omit<Operation, 'responses' | 'parameters'> {
  method: string
  /** The path has `:name` for each parameter, and lacks what the address of the server has already. */
  path: `/${string}`
  parameters: Parameter[]
  /** What each response may contain, by its status; none is empty. */
  contents: Map<number, Content>
}

/** The response `default` is left out: it is for requests that reach no call. */
export function listOperations({ paths, components }: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses, parameters = [], ...operation }]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1') as `/${string}`,
      parameters,
      contents: new Map(
        Object.entries(responses)
          .filter(([status]) => status !== 'default')
          .map(([status, response]) => {
            const name = response.$ref?.split('/').at(-1)
            return [Number(status), (name === undefined ? response : components.responses[name])?.content ?? {}]
          }),
      ),
    })),
  )
}
