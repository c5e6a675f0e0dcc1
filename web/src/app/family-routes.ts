import type { AccountRole } from '@pipit/contract/access'
import type { RouteObject } from 'react-router'
import { requireRole } from '../api/session.ts'
import { throwNotFound } from './not-found.ts'
import { toCome } from './to-come.tsx'

/** A family's pages: under /app for its parent, and under /app/{accountId} for a superadmin. */
export function familyRoutes(role: AccountRole): RouteObject[] {
  // On each page rather than once above them, where it would not run again on the way from one page to the next.
  const loader = async () => requireRole(role)
  return [
    { index: true, loader, ...toCome('Your family') },
    { path: 'account', loader, ...toCome('Account') },
    { path: 'profile', loader, ...toCome('Profile') },
    { path: 'wifi-networks/add', loader, ...toCome('Add a wifi network') },
    { path: 'wifi-networks/:wifiNetworkId', loader, ...toCome('Wifi network') },
    { path: 'children/add', loader, ...toCome('Add a child') },
    { path: 'children/:childId', loader, ...toCome('Insights') },
    { path: 'children/:childId/log', loader, ...toCome('Log') },
    { path: 'children/:childId/update', loader, ...toCome('Update a child') },
    { path: 'devices/add', loader, ...toCome('Register a device') },
    { path: 'devices/add/:deviceId', loader, ...toCome('Register this device') },
    { path: 'devices/:deviceId', loader, ...toCome('Device') },
    { path: 'cards/add', loader, ...toCome('Register a card') },
    { path: 'cards/add/:cardId', loader, ...toCome('Register this card') },
    { path: 'cards/:cardId', loader, ...toCome('Card') },
    // Without these, /app/children would be taken for the family whose account id is "children".
    ...['wifi-networks', 'children', 'devices', 'cards'].map((path) => ({ path, loader: throwNotFound })),
  ]
}
