import { TeamOutlined } from '@ant-design/icons'
import type { AccountRole } from '@pipit/contract/api/access'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { useFamilies, type Family } from '../api/family/families.ts'
import { familyWording } from '../api/family/family-name.ts'
import { useSession } from '../api/session/session.ts'
import styles from './side-menu.module.css'

/** For somebody who belongs to several families: one tap opens another one. */
export function FamilySwitcher({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const id = useId()
  const families = useFamilies()
  const session = useSession()
  if (families === undefined || families.items.length < 2) return null
  return (
    <li className={styles.families}>
      <h2 id={id} className={styles.heading}>
        Families
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {families.items.map((family) => (
          <li key={family.accountId}>
            <NavLink
              to={pathOf(family, session?.role)}
              aria-current="true"
              className={styles.entry ?? ''}
              onClick={() => onNavigate?.()}
            >
              <TeamOutlined aria-hidden className={styles.icon} />
              <bdi className={styles.name}>{nameOf(family)}</bdi>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

function pathOf({ isOwn, accountId }: Family, role: AccountRole | undefined) {
  if (!isOwn) return `/families/${accountId}`
  return role === 'superadmin' ? `/app/${accountId}` : '/app'
}

const nameOf = ({ isOwn, name }: Family) => familyWording(isOwn ? null : name).yourTitle('family')
