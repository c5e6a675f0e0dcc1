import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scope } from '@pipit/contract/api/access'

interface Section {
  to: string
  title: MessageDescriptor
  about: MessageDescriptor
  needs: Scope
}

export const sections: Section[] = [
  { to: '/admin/accounts', title: msg`Accounts`, about: msg`Families and superadmins`, needs: 'account:superadmin' },
  {
    to: '/admin/accounts/verify-email',
    title: msg`Verify an address`,
    about: msg`When a confirmation mail did not arrive`,
    needs: 'account:superadmin',
  },
  { to: '/admin/devices', title: msg`Devices`, about: msg`All devices, wherever they are`, needs: 'device:superadmin' },
  { to: '/admin/devices/create', title: msg`Create devices`, about: msg`A new batch`, needs: 'device:create' },
  {
    to: '/admin/devices/qr-codes',
    title: msg`QR codes of devices`,
    about: msg`Labels to print`,
    needs: 'device:superadmin',
  },
  {
    to: '/admin/firmware',
    title: msg`Updates`,
    about: msg`Firmware, and which devices get it`,
    needs: 'device:superadmin',
  },
  { to: '/admin/cards', title: msg`Cards`, about: msg`All cards, wherever they are`, needs: 'card:superadmin' },
  { to: '/admin/cards/create', title: msg`Create cards`, about: msg`A new batch to print`, needs: 'card:create' },
  { to: '/admin/cards/qr-codes', title: msg`QR codes of cards`, about: msg`Labels to print`, needs: 'card:superadmin' },
  { to: '/admin/wait-list', title: msg`Wait list`, about: msg`Who would like to join`, needs: 'account:superadmin' },
  {
    to: '/admin/jobs',
    title: msg`Jobs`,
    about: msg`What the server does in the background`,
    needs: 'account:superadmin',
  },
  { to: '/admin/audit', title: msg`Audit`, about: msg`What superadmins did and read`, needs: 'account:superadmin' },
]
