import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './ui/theme/tokens.css'
import './ui/theme/motion.ts'
import './app/global.css'
import { App } from './app/app.tsx'
import { takeEarlyClick } from './app/early-click.ts'
import { isPrerendered } from './app/is-prerendered.ts'
import { createRouter, routerIsReady } from './app/router.tsx'
import { activateLanguage } from './i18n/activate-language.ts'
import { readPageLanguage } from './i18n/page-language.ts'

// Not awaited here: what is loaded later imports parts of this file, and would wait until it has ended.
void start()

async function start() {
  const root = document.querySelector('#root') ?? document.body
  const language = readPageLanguage()
  const canHydrate = isPrerendered(root, language)
  await activateLanguage(language)
  const router = createRouter()
  const app = (
    <App>
      <RouterProvider router={router} />
    </App>
  )
  if (canHydrate) {
    await routerIsReady(router)
    const pressed = takeEarlyClick()
    // In short tasks, between which the page answers. A click on it makes React hydrate the rest at once.
    startTransition(() => {
      hydrateRoot(root, app)
    })
    pressed?.click()
  } else createRoot(root).render(app)
}
