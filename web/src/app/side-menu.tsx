import { CustomerServiceOutlined, HomeOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { useIsSignedIn } from '../api/identity/use-is-signed-in.ts'
import { homePath, useSession } from '../api/session/session.ts'
import { useSettings } from '../api/settings.ts'
import styles from './side-menu.module.css'
import { useSignOut } from '../ui/use-sign-out.ts'

const FamilySwitcher = lazy(async () => ({ default: (await import('./family-switcher.tsx')).FamilySwitcher }))

interface SideMenuProps {
  /** Icons above their labels, where there is no room beside them. */
  isStacked?: boolean
  onNavigate?: () => void
}

export function SideMenu({ isStacked = false, onNavigate }: SideMenuProps) {
  const session = useSession()
  // Also somebody who cannot get a session yet, because the address is not verified.
  const isSignedIn = useIsSignedIn()
  const settings = useSettings()
  const signOut = useSignOut()
  return (
    <nav aria-label="Main">
      <ul className={isStacked ? `${styles.entries} ${styles.stacked}` : styles.entries}>
        <li>
          <NavLink to={homePath(session)} end className={styles.entry ?? ''} onClick={() => onNavigate?.()}>
            <HomeOutlined aria-hidden className={styles.icon} />
            <span className={styles.name}>Home</span>
          </NavLink>
        </li>
        {session?.role === 'superadmin' && (
          <li>
            <NavLink to={`/app/${session.id}/account`} className={styles.entry ?? ''} onClick={() => onNavigate?.()}>
              <UserOutlined aria-hidden className={styles.icon} />
              <span className={styles.name}>Your account</span>
            </NavLink>
          </li>
        )}
        {session && (
          <Suspense>
            <FamilySwitcher onNavigate={onNavigate} />
          </Suspense>
        )}
        <li>
          <a
            href={settings?.supportUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.entry}
            onClick={onNavigate}
          >
            <CustomerServiceOutlined aria-hidden className={styles.icon} />
            <span className={styles.name}>Support</span>
          </a>
        </li>
        {(session || isSignedIn) && (
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                onNavigate?.()
                signOut()
              }}
            >
              <LogoutOutlined aria-hidden className={styles.icon} />
              <span className={styles.name}>Sign out</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
