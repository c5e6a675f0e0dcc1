import { StrictMode, type ReactNode } from 'react'
import { LanguageProvider } from '../i18n/language-provider.tsx'

/** What is around the router, in the browser and where pages are rendered at build time. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <LanguageProvider>{children}</LanguageProvider>
    </StrictMode>
  )
}
