import type { Scope } from '@pipit/contract/api/access'

interface Section {
  to: string
  title: string
  about: string
  needs: Scope
}

/** The administration pages, with the scope that each needs. */
export const sections: Section[] = [
  { to: '/admin/accounts', title: 'Accounts', about: 'Families and superadmins', needs: 'account:superadmin' },
  {
    to: '/admin/accounts/verify-email',
    title: 'Verify an address',
    about: 'When a confirmation mail did not arrive',
    needs: 'account:superadmin',
  },
  { to: '/admin/devices', title: 'Devices', about: 'All devices, wherever they are', needs: 'device:superadmin' },
  { to: '/admin/devices/create', title: 'Create devices', about: 'A new batch', needs: 'device:create' },
  { to: '/admin/devices/qr-codes', title: 'QR codes of devices', about: 'Labels to print', needs: 'device:superadmin' },
  { to: '/admin/cards', title: 'Cards', about: 'All cards, wherever they are', needs: 'card:superadmin' },
  { to: '/admin/cards/create', title: 'Create cards', about: 'A new batch to print', needs: 'card:create' },
  { to: '/admin/cards/qr-codes', title: 'QR codes of cards', about: 'Labels to print', needs: 'card:superadmin' },
  { to: '/admin/wait-list', title: 'Wait list', about: 'Who would like to join', needs: 'account:superadmin' },
  { to: '/admin/jobs', title: 'Jobs', about: 'What the server does in the background', needs: 'account:superadmin' },
  { to: '/admin/audit', title: 'Audit', about: 'What superadmins did and read', needs: 'account:superadmin' },
]
