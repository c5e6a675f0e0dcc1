import { onTarget, type Attack } from '../runner/attack.ts'

const requests: Record<string, [path: string, headers: Record<string, string>]> = {
  'a malformed address': ['/%', {}],
  'a name that is too long': [`/v1/accounts/${'a'.repeat(300)}`, {}],
  'a header that is too large': ['/v1/settings', { 'x-long': 'a'.repeat(20_000) }],
}
const securityHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-request-id']

export const malformedAddress: Attack = {
  name: 'malformed-address',
  aim: 'get a response without security headers, and without an id in the log, by an address that no route can read',
  attempt: onTarget({}, async (target) => {
    const findings: string[] = []
    for (const [name, [path, headers]] of Object.entries(requests)) {
      const response = await target.fetch(path, { headers })
      const missing = securityHeaders.filter((header) => !response.headers.has(header))
      const { error } = (await response.json()) as { error?: { details?: unknown } }
      if (!Array.isArray(error?.details)) missing.push('the shape of errors')
      if (missing.length > 0) findings.push(`${name} (${response.status}) lacks ${missing.join(', ')}`)
    }
    return {
      succeeded: findings.length > 0,
      evidence: findings.join('; ') || 'every refusal has the security headers and the shape of errors',
    }
  }),
}
