import { randomUUID } from 'node:crypto'
import type { OidcProvider } from './oidc-provider.ts'
import { createProviders } from './providers.ts'

export type ProviderFailure = 'unreachable' | 'secret-refused' | 'invalid-secret' | 'unexpected-answer'

/**
 * The provider is asked for tokens with a code that it never issued. When it refuses the code, it must have accepted
 * the client's secret first (RFC 6749, section 5.2), and the result is null.
 */
export async function verifyProvider(provider: OidcProvider, redirectUri: string): Promise<ProviderFailure | null> {
  const { genericGrantRequest } = await import('openid-client')
  const configuration = await createProviders([provider])
    .configurationOf(provider)
    .catch((error: { code?: string }) => (isOfKey(error) ? ('invalid-secret' as const) : ('unreachable' as const)))
  if (typeof configuration === 'string') return configuration
  const parameters = { code: randomUUID(), redirect_uri: redirectUri, code_verifier: randomUUID() + randomUUID() }
  try {
    await genericGrantRequest(configuration, 'authorization_code', parameters)
    return 'unexpected-answer'
  } catch (error) {
    switch ((error as { error?: string }).error) {
      case 'invalid_grant':
        return null
      case 'invalid_client':
      case 'unauthorized_client':
        return 'secret-refused'
      default:
        return (error as { status?: number }).status ? 'unexpected-answer' : 'unreachable'
    }
  }
}

/** Apple's secret is signed with a key that the operator has configured. */
const isOfKey = (error: unknown) => error instanceof TypeError && /pkcs8|key/i.test(error.message)
