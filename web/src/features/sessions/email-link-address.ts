/** The address that a sign-in link was sent to. The link opens a new tab, which needs the address too. */
const key = 'pipit:link-email'

export function saveLinkEmail(email: string) {
  try {
    localStorage.setItem(key, email)
  } catch {
    // Without storage, the page asks for the address.
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
    // Without storage there is nothing to clear.
  }
}
