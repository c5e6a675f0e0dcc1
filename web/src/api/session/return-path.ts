/**
 * The page to return to after signing in, for example the one that a device's QR code opens. It is in the storage that
 * all tabs share, because the link in a mail opens a new tab.
 */
const key = 'pipit:return-path'
const maxAgeMs = 60 * 60 * 1000

export function saveReturnPath(path: string) {
  try {
    localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }))
  } catch {
    // Without storage, signing in leads to the home page.
  }
}

export function readReturnPath(): string | null {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { path?: unknown; at?: unknown }
    const isRecent = typeof at === 'number' && Date.now() - at < maxAgeMs
    return isRecent && typeof path === 'string' ? sameOriginPath(path) : null
  } catch {
    return null
  }
}

export function clearReturnPath() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** The path of an address of this site; null for any other, to prevent open redirects. */
export function sameOriginPath(address: string): string | null {
  try {
    const url = new URL(address, window.location.origin)
    if (url.origin !== window.location.origin) return null
    // Resolved as a browser would, so that "/\elsewhere" is recognised.
    const path = url.pathname + url.search + url.hash
    return path.startsWith('//') ? null : path
  } catch {
    return null
  }
}
