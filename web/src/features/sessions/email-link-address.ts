/** The address that a sign-in link was sent to. The link opens a new tab, and proves nothing without the address. */
const key = 'pipit:link-email'

export function saveLinkEmail(email: string) {
  try {
    localStorage.setItem(key, email)
  } catch {
    // Then the page asks for it.
  }
}

export function readLinkEmail(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function clearLinkEmail() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
