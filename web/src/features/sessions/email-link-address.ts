import { createStoredText } from '../../api/stored-text.ts'

/** A sign-in link opens a new tab, which asks for the address if it finds none. */
export const emailLinkAddress = createStoredText('localStorage', 'pipit:link-email')
