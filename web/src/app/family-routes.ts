import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { FamilyAccess } from '../family/account/use-family.ts'
import { requireRole, requireScopes } from '../api/session/session.ts'
import { addCatalogue } from '../i18n/activate-language.ts'
import { changesFamily } from './changes-family.ts'
import { throwNotFound } from './not-found.ts'

/** The form of an id; the server knows whether there is such an account. */
const accountId = /^[\da-f-]{36}$/i

/**
 * A family's pages: under /app for its parent, under /families/{accountId} for the other adults who belong to it, and under
 * /app/{accountId} for a superadmin.
 */
export function familyRoutes(access: FamilyAccess): RouteObject[] {
  // Each page has it, because a loader of the layout would not run again between its pages.
  // A superadmin may belong to a family, too.
  const loader = async ({ params }: LoaderFunctionArgs) => {
    // /app/anything would be the family with the account id "anything" otherwise.
    if (access === 'superadmin' && !accountId.test(params['accountId'] ?? '')) throwNotFound()
    return access === 'member' ? requireScopes() : requireRole(access === 'own' ? 'parent' : 'superadmin')
  }
  const page = (path: string, Component: () => Promise<ComponentType>): RouteObject => ({
    path,
    loader,
    lazy: { Component },
  })
  const changingPage: typeof page = (path, Component) => ({ ...page(path, Component), handle: changesFamily })
  const pages: RouteObject[] = [
    { index: true, loader, lazy: { Component: async () => (await import('../features/home/home-page.tsx')).HomePage } },
    page('account', async () => (await import('../features/accounts/account-page.tsx')).AccountPage),
    page('guardians', async () => (await import('../features/guardians/guardians-page.tsx')).GuardiansPage),
    page('notifications', async () => (await import('../features/push/notifications-page.tsx')).NotificationsPage),
    changingPage('profile', async () => (await import('../features/accounts/profile/profile-page.tsx')).ProfilePage),
    changingPage(
      'wifi-networks/add',
      async () => (await import('../features/wifi-networks/add-wifi-network-page.tsx')).AddWifiNetworkPage,
    ),
    changingPage(
      'wifi-networks/:wifiNetworkId',
      async () => (await import('../features/wifi-networks/wifi-network-page.tsx')).WifiNetworkPage,
    ),
    page('consent', async () => (await import('../features/consents/consent-page.tsx')).ConsentPage),
    changingPage('children/add', async () => (await import('../features/children/add-child-page.tsx')).AddChildPage),
    page(
      'children/removed',
      async () => (await import('../features/children/child-removed-page.tsx')).ChildRemovedPage,
    ),
    page('children/:childId', async () => (await import('../features/insights/insights-page.tsx')).InsightsPage),
    page(
      'children/:childId/keepsake',
      async () => (await import('../features/insights/keepsake/keepsake-page.tsx')).KeepsakePage,
    ),
    page(
      'children/:childId/log',
      async () => (await import('../features/transcripts/conversations-page.tsx')).ConversationsPage,
    ),
    ...(access === 'superadmin'
      ? [
          page(
            'children/:childId/withheld-turns',
            async () => (await import('../features/transcripts/admin/withheld-turns-page.tsx')).WithheldTurnsPage,
          ),
        ]
      : []),
    page(
      'children/:childId/memories',
      async () => (await import('../features/memories/memories-page.tsx')).MemoriesPage,
    ),
    changingPage(
      'children/:childId/limits',
      async () => (await import('../features/children/screen-time/limits-page.tsx')).LimitsPage,
    ),
    changingPage(
      'children/:childId/update',
      async () => (await import('../features/children/update-child-page.tsx')).UpdateChildPage,
    ),
    changingPage('devices/add', async () => (await import('../features/devices/add-device-page.tsx')).AddDevicePage),
    changingPage(
      'devices/add/:deviceId',
      async () => (await import('../features/devices/register-device-page.tsx')).RegisterDevicePage,
    ),
    changingPage('devices/add-board', async () => (await import('../features/boards/add-board-page.tsx')).AddBoardPage),
    page(
      'devices/released',
      async () => (await import('../features/devices/released-device-page.tsx')).ReleasedDevicePage,
    ),
    page('devices/:deviceId', async () => (await import('../features/devices/device-page.tsx')).DevicePage),
    changingPage('cards/add', async () => (await import('../features/cards/add-card-page.tsx')).AddCardPage),
    changingPage(
      'cards/add/:cardId',
      async () => (await import('../features/cards/register-card-page.tsx')).RegisterCardPage,
    ),
    page('cards/:cardId', async () => (await import('../features/cards/card-page.tsx')).CardPage),
  ]
  const layout = async () => {
    const catalogues = access === 'superadmin' ? (['family', 'admin'] as const) : (['family'] as const)
    const [{ FamilyLayout }] = await Promise.all([import('./family-layout.tsx'), ...catalogues.map(addCatalogue)])
    return FamilyLayout
  }
  return [{ lazy: { Component: layout }, children: pages }]
}
