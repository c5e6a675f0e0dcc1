import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../ui/theme/tokens.css'
import '../ui/theme/motion.ts'
import '../app/global.css'
import { App } from '../app/app.tsx'
import { QueryProvider } from '../app/query-provider.tsx'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'

interface Window {
  /** The path of the page, with its search parameters. */
  path?: string
  /** The pattern of the path, for pages that read what it names. Nothing is shown at any other path. */
  route?: string
  width?: number
}

/** Renders a page, or a part of one, inside everything that the application has around its pages. */
export async function renderPage(content: ReactNode, { path = '/', route = '*', width = 1280 }: Window = {}) {
  const routes = [
    { path: route, element: <Providers>{content}</Providers> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await page.viewport(width, 800)
  const { unmount } = await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  )
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return { router, unmount }
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <QueryProvider>{children}</QueryProvider>
    </ThemeProvider>
  )
}
