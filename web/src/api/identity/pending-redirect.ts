import { createStoredText } from '../stored-text.ts'

/**
 * Records that this tab was redirected to a social provider. Only such a tab loads the code that finishes the sign-in.
 * The SDK cannot finish a redirect without storage either, and says so.
 */
const pendingRedirect = createStoredText('sessionStorage', 'pipit:redirect')

export function setRedirectPending(isPending: boolean) {
  if (isPending) pendingRedirect.save('true')
  else pendingRedirect.clear()
}

export const isRedirectPending = () => pendingRedirect.read() !== null
