/** Remembers that this tab left for a social provider: only such a tab loads the parts to finish. */
const key = 'pipit:redirect'

export function setRedirectPending(isPending: boolean) {
  try {
    if (isPending) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the SDK cannot finish a redirect either, and says so.
  }
}

export function isRedirectPending() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
