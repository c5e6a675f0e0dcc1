import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './ui/theme/tokens.css'
import './ui/theme/motion.ts'
import './app/global.css'
import { App } from './app/app.tsx'
import { findSameButton, takeEarlyClick } from './app/early-click.ts'
import { isPrerendered } from './app/is-prerendered.ts'
import { isTyping, takeTyped } from './app/keep-typed.ts'
import { createRouter, routerIsReady } from './app/router.tsx'
import { activateLanguage } from './i18n/activate-language.ts'
import { readPageLanguage } from './i18n/page-language.ts'

// Awaiting it would block: what is loaded later imports parts of this file, and waits until it has ended.
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
  // Otherwise there would be a moment without fields, in which keys are lost.
  if (canHydrate || isTyping(root)) await routerIsReady(router)
  const pressed = takeEarlyClick()
  if (canHydrate) {
    // React works in short tasks, between which the page answers. A click on it makes React hydrate the rest at once.
    startTransition(() => {
      hydrateRoot(root, app)
    })
    pressed?.click()
  } else {
    const putBack = takeTyped(root)
    flushSync(() => createRoot(root).render(app))
    putBack()
    if (pressed) findSameButton(root, pressed)?.click()
  }
}
