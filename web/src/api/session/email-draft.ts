import { createStoredText } from '../stored-text.ts'

/** The email address as last typed. The sign-in, sign-up and password pages share it, and it survives a reload. */
const stored = createStoredText('sessionStorage', 'pipit:email')
/** The address lasts as long as the page if there is no storage. */
let draft = ''

export const readEmailDraft = () => stored.read() ?? draft

export function saveEmailDraft(email: string) {
  draft = email
  if (email === '') stored.clear()
  else stored.save(email)
}
