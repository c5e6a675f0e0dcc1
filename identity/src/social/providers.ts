import { createRemoteJWKSet } from 'jose'
import type { Configuration } from 'openid-client'
import { IdentityError } from '../http/identity-error.ts'
import type { OidcProvider } from './oidc-provider.ts'

type ProviderKeys = ReturnType<typeof createRemoteJWKSet>

export type Providers = ReturnType<typeof createProviders>

/** The metadata of providers is fetched on first use, not at the start. */
export function createProviders(configured: OidcProvider[]) {
  const byId = new Map(configured.map((provider) => [provider.id, provider]))
  const metadata = new Map<string, Promise<Configuration>>()
  const keys = new Map<string, ProviderKeys>()

  function discover(provider: OidcProvider): Promise<Configuration> {
    const known = metadata.get(provider.id)
    if (known) return known
    const found = readMetadata(provider)
    metadata.set(provider.id, found)
    // The next use tries again.
    found.catch(() => metadata.delete(provider.id))
    return found
  }

  return {
    find(id: string): OidcProvider {
      const provider = byId.get(id)
      if (!provider)
        throw new IdentityError('OPERATION_NOT_ALLOWED', 'The identity provider configuration is not found.')
      return provider
    },

    async configurationOf(provider: OidcProvider): Promise<Configuration> {
      const { allowInsecureRequests, ClientSecretPost, Configuration } = await import('openid-client')
      const discovered = await discover(provider)
      const secret = typeof provider.clientSecret === 'string' ? provider.clientSecret : await provider.clientSecret()
      const configuration = new Configuration(
        discovered.serverMetadata(),
        provider.clientId,
        {},
        ClientSecretPost(secret),
      )
      if (isLoopback(new URL(provider.issuer))) allowInsecureRequests(configuration)
      return configuration
    },

    async keysOf(provider: OidcProvider): Promise<ProviderKeys> {
      const { jwks_uri: address = '' } = (await discover(provider)).serverMetadata()
      const known = keys.get(address) ?? createRemoteJWKSet(new URL(address))
      keys.set(address, known)
      return known
    },
  }
}

async function readMetadata({ issuer, clientId }: OidcProvider): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client')
  const address = new URL(issuer)
  const execute = isLoopback(address) ? [allowInsecureRequests] : []
  return discovery(address, clientId, undefined, undefined, { timeout: 10, execute })
}

/** Only a provider on this machine may be used without TLS. */
const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
