import { sendSignInLinkToEmail, signInWithEmailAndPassword } from '@firebase/auth'
import { openIdentity } from '../../api/identity/identity.ts'

export async function signInWithPassword(email: string, password: string) {
  await signInWithEmailAndPassword(await openIdentity(), email, password)
}

export async function sendSignInLink(email: string, url: string) {
  await sendSignInLinkToEmail(await openIdentity(), email, { url, handleCodeInApp: true })
}
