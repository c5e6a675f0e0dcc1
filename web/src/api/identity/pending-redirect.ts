/** Records that this tab was redirected to a social provider. Only such a tab loads the code that finishes the sign-in. */
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
