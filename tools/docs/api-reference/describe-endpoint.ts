import { requiredFamilyRole, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { describeScopes, endpointErrors, isOfFamily } from '@pipit/contract/api/describe-endpoint'
import { describeSchema } from './describe-schema.ts'

/** One call: who may make it, what it takes and what it returns. */
export function describeEndpoint(endpoint: EndpointDefinition): string {
  const { method, path, summary, params, query, body, uploads, responses, repeatable, reveals } = endpoint
  const [status = '', response] = Object.entries(responses)[0] ?? []
  const errors = endpointErrors(endpoint)
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
    ...(errors.length > 0
      ? [`**Errors**: ${errors.map((code) => `[\`${code}\`](README.md#errors)`).join(', ')}.`]
      : []),
  ].join('\n\n')
}

function describeAccess(endpoint: EndpointDefinition) {
  const { needs } = endpoint
  if (needs === 'anyone') return 'Open to anyone.'
  if (needs === 'identity token') return 'Needs an identity token.'
  const role = isOfFamily(endpoint) ? `, and in a family the role \`${requiredFamilyRole(endpoint)}\`` : ''
  return `${describeScopes(endpoint)}${role}.`
}
