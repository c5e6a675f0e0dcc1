import { createStoredText } from '../stored-text.ts'

/**
 * The page to return to after signing in, for example the one that a device's QR code opens. It is in the storage that
 * all tabs share, because the link in a mail opens a new tab. Without storage, signing in leads to the home page.
 */
const returnPath = createStoredText('localStorage', 'pipit:return-path')
const maxAgeMs = 60 * 60 * 1000

export function saveReturnPath(path: string) {
  returnPath.save(JSON.stringify({ path, at: Date.now() }))
}

export function readReturnPath(): string | null {
  const { path, at } = parseObject(returnPath.read() ?? '{}')
  const isRecent = typeof at === 'number' && Date.now() - at < maxAgeMs
  return isRecent && typeof path === 'string' ? sameOriginPath(path) : null
}

export const clearReturnPath = returnPath.clear

/** The path of a URL of this site; null for any other, to prevent open redirects. */
export function sameOriginPath(href: string): string | null {
  const { origin } = window.location
  if (!URL.canParse(href, origin)) return null
  const url = new URL(href, origin)
  if (url.origin !== origin) return null
  // Resolved as a browser would, so that "/\elsewhere" is recognised.
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? null : path
}

function parseObject(json: string): { path?: unknown; at?: unknown } {
  try {
    return (JSON.parse(json) as object | null) ?? {}
  } catch {
    // Another version may have stored something else under this key.
    return {}
  }
}
