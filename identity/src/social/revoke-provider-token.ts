import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { idToken, text } from '../http/field-schemas.ts'

export const revokeProviderTokenRequest = z.object({
  idToken,
  providerId: text(100, 'MISSING_PROVIDER_ID'),
  token: text(8192, 'MISSING_TOKEN'),
})

/** Apple requires this before an account is deleted. */
export async function revokeProviderToken(
  dependencies: Dependencies,
  request: z.output<typeof revokeProviderTokenRequest>,
) {
  await authenticate(dependencies, request.idToken)
  const configuration = await dependencies.providers.configurationOf(dependencies.providers.find(request.providerId))
  if (configuration.serverMetadata().revocation_endpoint) {
    const { tokenRevocation } = await import('openid-client')
    await tokenRevocation(configuration, request.token)
  }
  return {}
}
