import { createBrowserRouter } from 'react-router'
import { Loading } from '../ui/feedback/loading.tsx'
import { adminRoutes } from './admin-routes.ts'
import { familyRoutes } from './family-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { PlainLayout } from './plain-layout.tsx'
import { RouteError } from './route-error.tsx'
import { throwNotFound } from './not-found.ts'
import { VisitorLayout } from './visitor-layout.tsx'

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    children: [
      {
        Component: VisitorLayout,
        // The boundary is inside the layout, so that error pages have the menu.
        children: [
          {
            HydrateFallback: Loading,
            ErrorBoundary: RouteError,
            children: [...identityRoutes, { path: '*', loader: throwNotFound }],
          },
        ],
      },
      {
        lazy: { Component: async () => (await import('./app-layout.tsx')).AppLayout },
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
                  Component: async () =>
                    (await import('../features/accounts/account-deleted-page.tsx')).AccountDeletedPage,
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
