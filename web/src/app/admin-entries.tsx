import {
  AuditOutlined,
  CloudUploadOutlined,
  CreditCardOutlined,
  HourglassOutlined,
  SyncOutlined,
  TabletOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons-svg'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Scope } from '@pipit/contract/api/access'
import type { AccountSession } from '../api/session/account-store.ts'
import { MenuLink } from './menu-link.tsx'

interface Entry {
  to: string
  name: MessageDescriptor
  icon: IconDefinition
  needs: Scope
}

const entries: Entry[] = [
  { to: '/admin/accounts', name: msg`Accounts`, icon: TeamOutlined, needs: 'account:superadmin' },
  { to: '/admin/devices', name: msg`Devices`, icon: TabletOutlined, needs: 'device:superadmin' },
  { to: '/admin/firmware', name: msg`Updates`, icon: CloudUploadOutlined, needs: 'device:superadmin' },
  { to: '/admin/cards', name: msg`Cards`, icon: CreditCardOutlined, needs: 'card:superadmin' },
  { to: '/admin/wait-list', name: msg`Wait list`, icon: HourglassOutlined, needs: 'account:superadmin' },
  { to: '/admin/jobs', name: msg`Jobs`, icon: SyncOutlined, needs: 'account:superadmin' },
  { to: '/admin/audit', name: msg`Audit`, icon: AuditOutlined, needs: 'account:superadmin' },
]

/** The administration's pages, each one click from every other. */
export function AdminEntries({ session }: { session: AccountSession }) {
  return (
    <>
      {entries
        .filter(({ needs }) => session.scopes.includes(needs))
        .map(({ to, name, icon }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {i18n._(name)}
          </MenuLink>
        ))}
      <MenuLink to={`/app/${session.id}/account`} icon={UserOutlined}>
        <Trans>Your account</Trans>
      </MenuLink>
    </>
  )
}
