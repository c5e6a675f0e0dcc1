import {
  browserPopupRedirectResolver,
  getRedirectResult,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from '@firebase/auth'
import { openIdentity, requireUser } from './identity.ts'
import { isRedirectPending, setRedirectPending } from './pending-redirect.ts'
import { readSettings } from '../settings.ts'

const shimPath = '/emulator/auth/gapi.js'

/** Called ahead of the click: a browser opens a window only shortly after one. */
export async function prepareSocial() {
  const [{ identity }] = await Promise.all([readSettings(), openIdentity()])
  if (identity.kind === 'embedded') await loadShim()
}

/** Signs in with a popup or, if the browser blocks it, with a redirect. */
export async function signInWithProvider(id: string) {
  await prepareSocial()
  const auth = await openIdentity()
  const provider = createProvider(id)
  try {
    await signInWithPopup(auth, provider, browserPopupRedirectResolver)
  } catch (error) {
    if (!isBlocked(error)) throw error
    setRedirectPending(true)
    await signInWithRedirect(auth, provider, browserPopupRedirectResolver)
  }
}

/** A popup is the only way: a redirect would lose what the user is doing. */
export async function reauthenticateWithProvider(id: string) {
  await prepareSocial()
  await reauthenticateWithPopup(await requireUser(), createProvider(id), browserPopupRedirectResolver)
}

/** Completes a sign-in by redirect. */
export async function finishRedirect() {
  if (!isRedirectPending()) return
  setRedirectPending(false)
  await prepareSocial()
  await getRedirectResult(await openIdentity(), browserPopupRedirectResolver)
}

function createProvider(id: string) {
  const provider = new OAuthProvider(id)
  provider.addScope('email')
  return provider
}

function isBlocked(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'auth/popup-blocked'
}

let loading: Promise<void> | undefined

/** Replaces the script that the SDK would fetch from Google, from our own origin. */
function loadShim() {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = shimPath
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading = undefined
      script.remove()
      reject(new TypeError(`Failed to load ${shimPath}`))
    })
    document.head.append(script)
  })
  return loading
}
