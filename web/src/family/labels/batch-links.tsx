import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BatchKind } from './api/get-batches.ts'
import { useSession } from '../../api/session/session.ts'
import styles from './new-batch.module.css'

const scopes = { devices: 'device:superadmin', cards: 'card:superadmin' } as const

/** Some superadmins may create devices or cards without seeing all of them. */
export function useCanList(kind: BatchKind): boolean {
  return useSession()?.scopes.includes(scopes[kind]) ?? false
}

interface BatchLinksProps {
  kind: BatchKind
  batchId: string
  children?: ReactNode
}

export function BatchLinks({ kind, batchId, children }: BatchLinksProps) {
  const canList = useCanList(kind)
  return (
    <div className={styles.actions}>
      {canList && (
        <Link to={`/admin/${kind}/qr-codes?batchId=${batchId}`}>
          <Trans>Print labels</Trans>
        </Link>
      )}
      {canList && (
        <Link to={`/admin/${kind}?batchId=${batchId}`}>
          <Trans>See them in the list</Trans>
        </Link>
      )}
      {children}
    </div>
  )
}
