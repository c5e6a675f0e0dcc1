/** The email address as last typed. The sign-in, sign-up and password pages share it, and it survives a reload. */
const key = 'pipit:email'
let draft = ''

export function readEmailDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? draft
  } catch {
    return draft
  }
}

export function saveEmailDraft(email: string) {
  draft = email
  try {
    if (email === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, email)
  } catch {
    // Without storage, it lasts as long as the page.
  }
}
