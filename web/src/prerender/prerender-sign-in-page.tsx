import './no-browser.ts'
import { t } from '@lingui/core/macro'
import type { Language } from '@pipit/contract/api/languages'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from '../app/app.tsx'
import { RouteError } from '../app/route-error.tsx'
import { visitorRoutes } from '../app/visitor-routes.ts'
import { activateLanguage, addCatalogue } from '../i18n/activate-language.ts'
import { appManifest } from './app-manifest.ts'

interface PrerenderedPage {
  title: string
  description: string
  markup: string
  /** The name of the installed app. */
  manifest: object
}

/** What the browser shows, and what somebody can type into, before any script has arrived. */
export async function prerenderSignInPage(language: Language): Promise<PrerenderedPage> {
  await activateLanguage(language)
  const { query, dataRoutes } = createStaticHandler([{ ErrorBoundary: RouteError, children: [visitorRoutes] }])
  const context = await query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('The sign-in page redirects where nobody is signed in.')
  const router = createStaticRouter(dataRoutes, context)
  const markup = renderToString(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
  await addCatalogue('family')
  return {
    title: t`Welcome to Pipit`,
    description: t`Pipit: a small companion that children talk to, looked after by their parents.`,
    // React begins with a hint to load the picture; the browser finds it just as soon without.
    markup: markup.replace(/^<link[^>]*>/, ''),
    manifest: appManifest(language),
  }
}
