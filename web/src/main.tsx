import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './ui/theme/tokens.css'
import './app/global.css'
import { router } from './app/router.tsx'
import { ThemeProvider } from './ui/theme/theme-provider.tsx'

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
)
