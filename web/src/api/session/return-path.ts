/**
 * Where somebody wanted to go before they had to sign in, such as the page that a device's QR code leads to. In the
 * storage that all tabs share: the link in a mail opens a new one.
 */
const key = 'pipit:wanted'
const maxAgeMs = 60 * 60 * 1000

export function saveReturnPath(path: string) {
  try {
    localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }))
  } catch {
    // Without storage they start from their home page.
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
    // Nothing was kept.
  }
}

/** The path of an address on this very site; null for any other, so that no link can lead a person elsewhere. */
export function sameOriginPath(address: string): string | null {
  try {
    const url = new URL(address, window.location.origin)
    if (url.origin !== window.location.origin) return null
    // Resolved, so that "/\elsewhere" and its like are what a browser would make of them.
    const path = url.pathname + url.search + url.hash
    return path.startsWith('//') ? null : path
  } catch {
    return null
  }
}
