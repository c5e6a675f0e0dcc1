import type { Scope } from '@pipit/contract/access'
import type { RouteObject } from 'react-router'
import { requireRole, requireScopes } from '../api/session.ts'
import { toCome } from './to-come.tsx'

const superadmin =
  (...scopes: Scope[]) =>
  async () => {
    await requireRole('superadmin')
    return requireScopes(...scopes)
  }

const emulate = superadmin('chat:create', 'chat:read', 'chatTranscript:create', 'chatTranscript:read')

export const adminRoutes: RouteObject[] = [
  { index: true, loader: superadmin(), ...toCome('Administration') },
  { path: 'accounts', loader: superadmin('account:superadmin'), ...toCome('Accounts') },
  { path: 'accounts/verify-email', loader: superadmin('account:superadmin'), ...toCome('Verify an email address') },
  { path: 'devices', loader: superadmin('device:superadmin'), ...toCome('Devices') },
  { path: 'devices/create', loader: superadmin('device:create'), ...toCome('Create devices') },
  { path: 'devices/qr-codes', loader: superadmin('device:superadmin'), ...toCome('QR codes of devices') },
  { path: 'devices/emulate/:id', loader: emulate, ...toCome('Emulate a device') },
  { path: 'cards', loader: superadmin('card:superadmin'), ...toCome('Cards') },
  { path: 'cards/create', loader: superadmin('card:create'), ...toCome('Create cards') },
  { path: 'cards/qr-codes', loader: superadmin('card:superadmin'), ...toCome('QR codes of cards') },
]
