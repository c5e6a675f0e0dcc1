import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../account/use-family.ts'
import { useFamilyRole } from '../account/use-family-role.ts'
import styles from './child-header.module.css'

interface ChildHeaderProps {
  /** The child's name. */
  name: ReactNode
  /** Links to the other pages about this child. */
  children: ReactNode
}

/** Below the title of a page about one child. */
export function ChildHeader({ name, children }: ChildHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.name}>{name}</p>
      <nav aria-label={t`More about this child`}>{children}</nav>
    </header>
  )
}

/** Leads to the limits and the settings. Viewers may change nothing, so they do not see it. */
export function ChildSettingsLink({ childId }: { childId: string }) {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  return (
    canChange && (
      <>
        <Link to={to(`/children/${childId}/limits`)}>
          <Trans>Limits</Trans>
        </Link>
        <Link to={to(`/children/${childId}/update`)}>
          <Trans>Settings</Trans>
        </Link>
      </>
    )
  )
}
