import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { useFamily } from '../account/use-family.ts'
import { useFamilyLinks } from '../account/use-family-links.ts'
import type { LabelKind } from './label.ts'
import styles from '../../ui/scan/scan.module.css'

/** The QR code on a label opens one's own family, so somebody who belongs to several sees here which one it is for. */
export function LabelFamily({ kind, id }: { kind: LabelKind; id: string }) {
  const { accountId, access } = useFamily()
  const { search } = useLocation()
  const families = useFamilyLinks({ enabled: access !== 'superadmin' }) ?? []
  const open = families.find((family) => family.accountId === accountId)
  const others = families.filter((family) => family !== open && family.role !== 'viewer')
  if (!open || others.length === 0) return null
  const familyName = open.title
  return (
    <div className={styles.family}>
      <p>
        {open.isOwn ? (
          <Trans>
            You are registering it for <strong>your own family</strong>. Is it for another one?
          </Trans>
        ) : (
          <Trans>
            You are registering it for{' '}
            <strong>
              <bdi>{familyName}</bdi>
            </strong>
            . Is it for another one?
          </Trans>
        )}
      </p>
      <ul>
        {others.map(({ accountId: otherId, isOwn, title, path }) => (
          <li key={otherId}>
            <Link to={`${path}/${kind}s/add/${id}${search}`} replace>
              <bdi>{isOwn ? t`Your own family` : title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
