import { createBrowserRouter } from 'react-router'
import { addCatalogue } from '../i18n/activate-language.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { adminRoutes } from './admin-routes.ts'
import { familyRoutes } from './family-routes.ts'
import { PlainLayout } from './plain-layout.tsx'
import { RouteError } from './route-error.tsx'
import { visitorRoutes } from './visitor-routes.ts'

export const createRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: RouteError,
      children: [
        visitorRoutes,
        {
          lazy: { Component: async () => (await import('./app-layout.tsx')).AppLayout },
          HydrateFallback: Loading,
          children: [
            {
              HydrateFallback: Loading,
              ErrorBoundary: RouteError,
              children: [
                { path: 'app', children: familyRoutes('own') },
                { path: 'families/:accountId', children: familyRoutes('member') },
                { path: 'app/:accountId', children: familyRoutes('superadmin') },
                { path: 'admin', children: adminRoutes },
              ],
            },
          ],
        },
        {
          Component: PlainLayout,
          children: [
            {
              HydrateFallback: Loading,
              ErrorBoundary: RouteError,
              children: [
                {
                  path: 'account-deleted',
                  lazy: {
                    Component: async () => {
                      // The page may be loaded again after the family's pages are gone.
                      const [{ AccountDeletedPage }] = await Promise.all([
                        import('../features/accounts/account-deleted-page.tsx'),
                        addCatalogue('family'),
                      ])
                      return AccountDeletedPage
                    },
                  },
                },
                {
                  path: 'help',
                  lazy: { Component: async () => (await import('../features/helplines/help-page.tsx')).HelpPage },
                },
                {
                  path: 'second-contact',
                  lazy: {
                    Component: async () => (await import('../features/second-contacts/answer-page.tsx')).AnswerPage,
                  },
                },
                {
                  path: 'invitation',
                  lazy: {
                    Component: async () =>
                      (await import('../features/guardians/invitation/invitation-page.tsx')).InvitationPage,
                  },
                },
                {
                  path: 'wait-list',
                  lazy: {
                    Component: async () => (await import('../features/wait-list/wait-list-page.tsx')).WaitListPage,
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ])

/** Until then it would render the fallback instead of the page. */
export function routerIsReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && finish())
    const finish = () => {
      stop()
      resolve()
    }
    if (router.state.initialized) finish()
  })
}
