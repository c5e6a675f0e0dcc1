import type { GoogleIdentityConfig } from '../../config/identity-config.ts'

/** The browser's SDK reads the same before somebody signs in. */
const projectUrl = 'https://identitytoolkit.googleapis.com/v1/projects'

/** Asks Google's Identity Platform which domains may sign people in with this key. */
export async function verifyGoogle(
  { apiKey }: Pick<GoogleIdentityConfig, 'apiKey'>,
  signal: AbortSignal,
  url = projectUrl,
) {
  const response = await fetch(url, { headers: { 'x-goog-api-key': apiKey }, redirect: 'error', signal }).catch(
    () => null,
  )
  if (!response || response.status >= 500) return { kind: 'unreachable' as const }
  if (!response.ok) return { kind: 'key-refused' as const, status: response.status }
  const { authorizedDomains = [] } = (await response.json()) as { authorizedDomains?: string[] }
  return { kind: 'ready' as const, authorizedDomains, hasPackage: hasAdministration() }
}

/** See `loadAdministration` in google.ts: it is installed only where it is needed. */
function hasAdministration(name = 'firebase-admin/app') {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}
