import { readReturnPath, saveReturnPath } from './return-path.ts'
import { createStoredText } from '../stored-text.ts'

/**
 * The token of the mailed link while somebody signs in or up: from the mail that confirms a new address they come back in a
 * new tab. It is not part of the return path, because that becomes part of sign-in links.
 */
const stored = createStoredText('localStorage', 'pipit:invitation')
const returnPath = '/invitation'

export function returnToInvitation(token: string) {
  stored.save(token)
  saveReturnPath(returnPath)
}

/** The token counts on the way back only: not an hour later, and not after signing out. */
export const readInvitationToken = () => (readReturnPath() === returnPath ? (stored.read() ?? '') : '')
export const clearInvitationToken = stored.clear
