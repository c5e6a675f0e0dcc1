import { scopesOf, type Scope } from '@pipit/contract/api/access'
import type { RouteObject } from 'react-router'
import { addCatalogue } from '../i18n/activate-language.ts'
import { requireRole, requireScopes } from '../api/session/session.ts'

const superadmin =
  (...scopes: Scope[]) =>
  async () => {
    await requireRole('superadmin')
    return requireScopes(...scopes)
  }

const emulate = superadmin(...scopesOf.device)

const firmwarePages = () => import('../features/firmware/admin/firmware-page.tsx')

const pages: RouteObject[] = [
  {
    index: true,
    loader: superadmin(),
    lazy: { Component: async () => (await import('../features/overview/overview-page.tsx')).OverviewPage },
  },
  {
    path: 'accounts',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/accounts/admin/accounts-page.tsx')).AccountsPage },
  },
  {
    path: 'accounts/verify-email',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/accounts/admin/verify-email-page.tsx')).VerifyEmailPage },
  },
  {
    path: 'wait-list',
    loader: superadmin('account:superadmin'),
    lazy: {
      Component: async () => (await import('../features/wait-list/admin/admin-wait-list-page.tsx')).AdminWaitListPage,
    },
  },
  {
    path: 'audit',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/audit/admin/audit-page.tsx')).AuditPage },
  },
  {
    path: 'jobs',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/jobs/jobs-page.tsx')).JobsPage },
  },
  {
    path: 'devices',
    loader: superadmin('device:superadmin'),
    lazy: { Component: async () => (await import('../features/devices/admin/devices-page.tsx')).DevicesPage },
  },
  {
    path: 'devices/create',
    loader: superadmin('device:create'),
    lazy: {
      Component: async () => (await import('../features/devices/admin/create-devices-page.tsx')).CreateDevicesPage,
    },
  },
  {
    path: 'devices/qr-codes',
    loader: superadmin('device:superadmin'),
    lazy: {
      Component: async () => (await import('../features/devices/admin/device-qr-codes-page.tsx')).DeviceQrCodesPage,
    },
  },
  {
    path: 'devices/emulate/:id',
    loader: emulate,
    lazy: { Component: async () => (await import('../features/chat/emulator-page.tsx')).EmulatorPage },
  },
  {
    path: 'firmware',
    loader: superadmin('device:superadmin'),
    children: [
      { index: true, lazy: { Component: async () => (await firmwarePages()).FirmwarePage } },
      { path: 'upload', lazy: { Component: async () => (await firmwarePages()).UploadImagePage } },
      { path: 'rollouts/start', lazy: { Component: async () => (await firmwarePages()).StartRolloutPage } },
    ],
  },
  {
    path: 'cards',
    loader: superadmin('card:superadmin'),
    lazy: { Component: async () => (await import('../features/cards/admin/cards-page.tsx')).CardsPage },
  },
  {
    path: 'cards/create',
    loader: superadmin('card:create'),
    lazy: { Component: async () => (await import('../features/cards/admin/create-cards-page.tsx')).CreateCardsPage },
  },
  {
    path: 'cards/qr-codes',
    loader: superadmin('card:superadmin'),
    lazy: { Component: async () => (await import('../features/cards/admin/card-qr-codes-page.tsx')).CardQrCodesPage },
  },
]

async function layout() {
  const [{ AdminLayout }] = await Promise.all([
    import('./admin-layout.tsx'),
    addCatalogue('family'),
    addCatalogue('admin'),
  ])
  return AdminLayout
}

export const adminRoutes: RouteObject[] = [{ lazy: { Component: layout }, children: pages }]
