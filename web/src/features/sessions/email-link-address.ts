import { createStoredText } from '../../api/stored-text.ts'

/** The address that a sign-in link was sent to. The link opens a new tab, which asks for the address if it finds none. */
export const emailLinkAddress = createStoredText('localStorage', 'pipit:link-email')
