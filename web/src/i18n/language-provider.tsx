import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { Fragment, type ReactNode } from 'react'

/** A page that is open while the language changes starts anew, because texts may be in its state. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <RestartOnChange>{children}</RestartOnChange>
    </I18nProvider>
  )
}

function RestartOnChange({ children }: { children: ReactNode }) {
  const { locale } = useLingui().i18n
  return <Fragment key={locale}>{children}</Fragment>
}
