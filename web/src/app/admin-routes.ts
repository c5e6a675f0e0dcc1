import type { Scope } from '@pipit/contract/access'
import type { RouteObject } from 'react-router'
import { requireRole, requireScopes } from '../api/session.ts'

const superadmin =
  (...scopes: Scope[]) =>
  async () => {
    await requireRole('superadmin')
    return requireScopes(...scopes)
  }

const emulate = superadmin('chat:create', 'chat:read', 'chatTranscript:create', 'chatTranscript:read')

export const adminRoutes: RouteObject[] = [
  {
    index: true,
    loader: superadmin(),
    lazy: { Component: async () => (await import('../features/admin-home/admin-home-page.tsx')).AdminHomePage },
  },
  {
    path: 'accounts',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-accounts/accounts-page.tsx')).AccountsPage },
  },
  {
    path: 'accounts/verify-email',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-accounts/verify-email-page.tsx')).VerifyEmailPage },
  },
  {
    path: 'wait-list',
    loader: superadmin('account:superadmin'),
    lazy: {
      Component: async () => (await import('../features/admin-wait-list/admin-wait-list-page.tsx')).AdminWaitListPage,
    },
  },
  {
    path: 'audit',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-audit/audit-page.tsx')).AuditPage },
  },
  {
    path: 'jobs',
    loader: superadmin('account:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-jobs/jobs-page.tsx')).JobsPage },
  },
  {
    path: 'devices',
    loader: superadmin('device:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-devices/devices-page.tsx')).DevicesPage },
  },
  {
    path: 'devices/create',
    loader: superadmin('device:create'),
    lazy: {
      Component: async () => (await import('../features/admin-devices/create-devices-page.tsx')).CreateDevicesPage,
    },
  },
  {
    path: 'devices/qr-codes',
    loader: superadmin('device:superadmin'),
    lazy: {
      Component: async () => (await import('../features/admin-devices/device-qr-codes-page.tsx')).DeviceQrCodesPage,
    },
  },
  {
    path: 'devices/emulate/:id',
    loader: emulate,
    lazy: { Component: async () => (await import('../features/emulator/emulator-page.tsx')).EmulatorPage },
  },
  {
    path: 'cards',
    loader: superadmin('card:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-cards/cards-page.tsx')).CardsPage },
  },
  {
    path: 'cards/create',
    loader: superadmin('card:create'),
    lazy: { Component: async () => (await import('../features/admin-cards/create-cards-page.tsx')).CreateCardsPage },
  },
  {
    path: 'cards/qr-codes',
    loader: superadmin('card:superadmin'),
    lazy: { Component: async () => (await import('../features/admin-cards/card-qr-codes-page.tsx')).CardQrCodesPage },
  },
]
