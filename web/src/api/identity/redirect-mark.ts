/** Remembers that this tab left for a social provider: only such a tab loads the parts to finish. */
const key = 'pipit:redirect'

export function markRedirect(isUnderWay: boolean) {
  try {
    if (isUnderWay) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the SDK cannot finish a redirect either, and says so.
  }
}

export function isRedirectUnderWay() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
