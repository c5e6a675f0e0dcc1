import { versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { describeAccess, errorsByStatus } from '@pipit/contract/api/describe-endpoint'
import type { ErrorCode } from '@pipit/contract/api/errors'
import { describeSchema } from './describe-schema.ts'

/** One call: who may make it, what it takes and what it returns. */
export function describeEndpoint(endpoint: EndpointDefinition): string {
  const { method, path, summary, params, query, body, uploads, responses, repeatable, reveals } = endpoint
  const [status = '', response] = Object.entries(responses)[0] ?? []
  const errors = errorsByStatus(endpoint).map(([each, codes]) => `| ${each} | ${codes.map(linkTo).join(', ')} |`)
  return [
    `## ${summary}`,
    `\`${method} ${versionPrefix}${path}\``,
    describeAccess(endpoint),
    ...(repeatable ? ['Accepts an `idempotency-key`.'] : []),
    ...(reveals
      ? [
          `Reveals ${reveals === 'words' ? 'what a child said' : 'a secret'}: a superadmin gives a reason (\`access-reason\`), which the family can read.`,
        ]
      : []),
    ...(params ? [`**In the path**`, describeSchema(params, 'input')] : []),
    ...(query ? ['**In the query**', describeSchema(query, 'input')] : []),
    ...(body ? ['**Body**', describeSchema(body, 'input')] : []),
    ...(uploads ? ['**Body**', 'A file, as `application/octet-stream`.'] : []),
    `**Returns ${status}**`,
    response ? describeSchema(response, 'output') : 'Nothing.',
    '**Errors**',
    ['| Status | Codes |', '|---|---|', ...errors].join('\n'),
  ].join('\n\n')
}

const linkTo = (code: ErrorCode) => `[\`${code}\`](README.md#errors)`
