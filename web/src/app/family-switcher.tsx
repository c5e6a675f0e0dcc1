import { TeamOutlined } from '@ant-design/icons-svg'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { useFamilyLinks } from '../family/account/use-family-links.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { initialsOf } from '../ui/text/initials.ts'
import styles from './side-menu.module.css'

/** One tap opens another family of somebody who belongs to several. */
export function FamilySwitcher() {
  const id = useId()
  const families = useFamilyLinks()
  if (families === undefined || families.length < 2) return null
  return (
    <li className={styles.families}>
      <h2 id={id} className={styles.heading}>
        <Trans>Families</Trans>
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {families.map(({ accountId, isOwn, name, title, path }) => (
          <li key={accountId}>
            <NavLink to={path} aria-current="true" className={styles.entry ?? ''}>
              {isOwn ? (
                <Icon of={TeamOutlined} className={styles.icon} />
              ) : (
                // A collapsed menu shows no names, so an icon would not tell two families apart.
                <span aria-hidden className={styles.initials}>
                  {initialsOf(name)}
                </span>
              )}
              <bdi className={styles.name}>{title}</bdi>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
