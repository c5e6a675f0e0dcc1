import { i18n } from '@lingui/core'
import { matchLanguage } from '@pipit/contract/api/languages'

/** The language in which the server should answer: that of the page, which is the one of the profile. */
export const requestLanguage = () => matchLanguage([i18n.locale])
