import type { IdentityOptions } from '../identity-options.ts'
import { IdentityError } from '../http/identity-error.ts'

/** Our links must not redirect to foreign sites. */
export function requireAuthorizedContinueUrl(options: IdentityOptions, continueUrl: string | undefined) {
  if (continueUrl === undefined) return
  const url = URL.parse(continueUrl)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new IdentityError('INVALID_CONTINUE_URI', 'Expected an absolute web address.')
  if (!isAuthorizedDomain(options, url))
    throw new IdentityError('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project.')
}

/** Links always lead to our own pages. */
export function requireOwnLinkDomain({ publicUrl }: IdentityOptions, linkDomain: string | undefined) {
  if (linkDomain !== undefined && linkDomain !== new URL(publicUrl).host)
    throw new IdentityError('INVALID_HOSTING_LINK_DOMAIN', 'Links lead to the pages of this service only.')
}

export const isAuthorizedDomain = ({ authorizedDomains }: IdentityOptions, { hostname, protocol }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) && authorizedDomains.includes(hostname)
