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

/** Loaded ahead of the click: a browser opens a window only shortly after one. */
export async function prepareSocial() {
  const [{ identity }] = await Promise.all([readSettings(), openIdentity()])
  if (identity.kind === 'embedded') await loadShim()
}

/** By a window of its own or, where the browser refuses one, by going to the provider and coming back. */
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

/** In a window only: somebody in the middle of something is not taken away from it. */
export async function reauthenticateWithProvider(id: string) {
  await prepareSocial()
  await reauthenticateWithPopup(await requireUser(), createProvider(id), browserPopupRedirectResolver)
}

/** Completes a sign-in that left this page. */
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

/** Stands in, at our own origin, for the script that the SDK would fetch from Google. */
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
