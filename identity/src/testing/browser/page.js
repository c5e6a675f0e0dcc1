import { initializeApp } from '@firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from '@firebase/auth'

/** The page has nothing in it but the SDK's own calls. */
const auth = initializeAuth(
  initializeApp({ apiKey: 'test-api-key', authDomain: window.location.host, projectId: 'test-project' }),
  {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  },
)
connectAuthEmulator(auth, window.location.origin, { disableWarnings: true })

const providerFor = (person, providerId = 'oidc.example') =>
  new OAuthProvider(providerId).setCustomParameters({ login_hint: person })
const describe = ({ user, operationType, providerId }) => ({
  operationType,
  providerId,
  uid: user.uid,
  email: user.email,
  providers: user.providerData.map((provider) => provider.providerId),
})
const outcome = (action) => action.then((result) => result && describe(result)).catch(({ code }) => ({ code }))

window.page = {
  signUp: (email, password) => outcome(createUserWithEmailAndPassword(auth, email, password)),
  popup: (person, providerId) =>
    outcome(signInWithPopup(auth, providerFor(person, providerId), browserPopupRedirectResolver)),
  link: (person) => outcome(linkWithPopup(auth.currentUser, providerFor(person), browserPopupRedirectResolver)),
  reauthenticate: (person) =>
    outcome(reauthenticateWithPopup(auth.currentUser, providerFor(person), browserPopupRedirectResolver)),
  redirect: (person) => signInWithRedirect(auth, providerFor(person), browserPopupRedirectResolver),
  /** Resolves with the uid of the signed-in person, once the SDK has restored it from its database, or with null. */
  signedIn: () => auth.authStateReady().then(() => auth.currentUser?.uid ?? null),
  refresh: () =>
    auth.currentUser.getIdToken(true).then(
      () => 'refreshed',
      ({ code }) => code,
    ),
  refreshToken: () => auth.currentUser?.refreshToken ?? null,
  redirectResult: () => outcome(getRedirectResult(auth, browserPopupRedirectResolver)),
}
document.title = 'ready'
