import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './ui/theme/tokens.css'
import './app/global.css'
import { router } from './app/router.tsx'
import { activateLanguage } from './i18n/activate-language.ts'
import { LanguageProvider } from './i18n/language-provider.tsx'

await activateLanguage()

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  </StrictMode>,
)
