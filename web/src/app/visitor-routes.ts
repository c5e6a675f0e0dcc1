import type { RouteObject } from 'react-router'
import { Loading } from '../ui/feedback/loading.tsx'
import { identityRoutes } from './identity-routes.ts'
import { throwNotFound } from './not-found.ts'
import { RouteError } from './route-error.tsx'
import { VisitorLayout } from './visitor-layout.tsx'

/** The pages before signing in. The build renders the first of them, so their part of the tree is on its own. */
export const visitorRoutes: RouteObject = {
  Component: VisitorLayout,
  // The boundary is inside the layout, so that error pages have the menu.
  children: [
    {
      HydrateFallback: Loading,
      ErrorBoundary: RouteError,
      children: [...identityRoutes, { path: '*', loader: throwNotFound }],
    },
  ],
}
