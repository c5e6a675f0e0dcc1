import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './app/global.css'
import { router } from './app/router.tsx'
import { Themed } from './ui/theme/themed.tsx'

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <Themed>
      <RouterProvider router={router} />
    </Themed>
  </StrictMode>,
)
