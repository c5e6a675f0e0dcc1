import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { endpointsByExport } from '@pipit/contract/api/endpoints'
import { errorBody } from '@pipit/contract/api/errors'
import { describeOperation, securitySchemes } from './describe-operation.ts'
import { collectErrorResponses } from './error-responses.ts'
import { toJsonSchema } from './json-schema.ts'

/** Describes every endpoint of the contract. */
export function openApiDocument() {
  const errorResponses = collectErrorResponses()
  const paths: Record<string, object> = {}
  for (const [operationId, endpoint] of endpointsByExport) {
    const operation = describeOperation(operationId, endpoint, errorResponses.describe(endpoint))
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pipit',
      version: '1',
      description:
        'The service behind a children’s voice companion. `accountId` names a family: it is the account of its founder. ' +
        'Every error has the shape of `Error`.',
    },
    // Relative to the document, because a server has several addresses: its public one, those of its network, localhost.
    servers: [{ url: versionPrefix }],
    paths,
    components: {
      securitySchemes,
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      responses: errorResponses.components,
    },
  }
}
