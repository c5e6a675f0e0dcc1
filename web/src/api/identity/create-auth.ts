import { initializeApp } from '@firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from '@firebase/auth'
import { i18n } from '@lingui/core'
import { requestLanguage } from '../request-language.ts'
import type { Settings } from '../settings.ts'
import { refreshBeforeExpiry } from './identity-token.ts'
import { noteNewestToken } from './newest-token.ts'

export function createAuth({ kind, apiKey, authDomain, projectId }: Settings['identity']): Auth {
  // No popup resolver here: it is big, and only a social sign-in needs it.
  const created = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  // The SDK's way to a provider that is not Google's: ours is at this origin.
  if (kind === 'embedded') connectAuthEmulator(created, window.location.origin, { disableWarnings: true })
  noteNewestToken(created)
  refreshBeforeExpiry(created)
  // The language of the mails that the provider sends.
  const followPage = () => void (created.languageCode = requestLanguage())
  followPage()
  i18n.on('change', followPage)
  return created
}
