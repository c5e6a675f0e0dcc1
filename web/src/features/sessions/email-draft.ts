/** The address as it was typed last: it goes along from sign-in to sign-up to a new password, and outlives a reload. */
const key = 'pipit:email'
let typed = ''

export function readEmailDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? typed
  } catch {
    return typed
  }
}

export function saveEmailDraft(email: string) {
  typed = email
  try {
    if (email === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, email)
  } catch {
    // Then it lasts as long as the page.
  }
}
