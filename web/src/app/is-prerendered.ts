import { mayBeSignedIn } from '../api/session/session.ts'
import { readFoundLabel } from '../api/session/found-label.ts'
import { readEmailDraft } from '../api/session/email-draft.ts'
import type { PageLanguage } from '../i18n/page-language.ts'
import { isMenuCollapsed } from './use-collapsed-menu.ts'

/**
 * Whether the page that the server sent is the one that this browser would render first, so that it can go on from there,
 * with what somebody has typed already. Otherwise the page is rendered anew.
 */
export function isPrerendered(root: Element, language: PageLanguage) {
  return (
    root.childElementCount > 0 &&
    document.documentElement.lang === language &&
    !mayBeSignedIn() &&
    readEmailDraft() === '' &&
    readFoundLabel() === null &&
    !isMenuCollapsed()
  )
}
