import { CustomerServiceOutlined, HomeOutlined, LogoutOutlined } from '@ant-design/icons-svg'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIsSignedIn } from '../api/identity/use-is-signed-in.ts'
import { homePath, useSession } from '../api/session/session.ts'
import { useSettings } from '../api/settings.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { useSignOut } from '../ui/use-sign-out.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './side-menu.module.css'

interface SideMenuProps {
  /** What signed-in people find between Home and Support. */
  entries: ReactNode
  /** Icons above their labels, where there is no room beside them. */
  isStacked?: boolean
}

export function SideMenu({ entries, isStacked = false }: SideMenuProps) {
  const session = useSession()
  // Somebody who cannot get a session yet, because the address is not verified, may sign out, too.
  const isSignedIn = useIsSignedIn()
  const settings = useSettings()
  const signOut = useSignOut()
  return (
    <nav aria-label={t`Main`}>
      <ul className={isStacked ? `${styles.entries} ${styles.stacked}` : styles.entries}>
        <MenuLink to={homePath(session)} end icon={HomeOutlined}>
          <Trans>Home</Trans>
        </MenuLink>
        {entries}
        <li>
          <a href={settings?.supportUrl} target="_blank" rel="noopener noreferrer" className={styles.entry}>
            <Icon of={CustomerServiceOutlined} className={styles.icon} />
            <span className={styles.name}>
              <Trans>Support</Trans>
            </span>
          </a>
        </li>
        {(session || isSignedIn) && (
          <li>
            <button type="button" className={styles.entry} onClick={() => void signOut()}>
              <Icon of={LogoutOutlined} className={styles.icon} />
              <span className={styles.name}>
                <Trans>Sign out</Trans>
              </span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
