import { Link, useLocation } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyLinks } from '../../api/family/use-family-links.ts'
import type { LabelKind } from '../../api/labels/label.ts'
import styles from './scan.module.css'

/** The QR code on a label opens one's own family, so somebody who belongs to several sees here which one it is for. */
export function LabelFamily({ kind, id }: { kind: LabelKind; id: string }) {
  const { accountId, access } = useFamily()
  const { search } = useLocation()
  const families = useFamilyLinks({ enabled: access !== 'superadmin' }) ?? []
  const open = families.find((family) => family.accountId === accountId)
  const others = families.filter((family) => family !== open && family.role !== 'viewer')
  if (!open || others.length === 0) return null
  return (
    <p className={styles.lead}>
      You are registering it for{' '}
      <strong>
        <bdi>{open.isOwn ? 'your own family' : open.title}</bdi>
      </strong>
      . Is it for another one?{' '}
      {others.map(({ accountId: otherId, isOwn, title, path }, index) => (
        <span key={otherId}>
          {index > 0 && ', '}
          <Link to={`${path}/${kind}s/add/${id}${search}`} replace>
            <bdi>{isOwn ? 'Your own family' : title}</bdi>
          </Link>
        </span>
      ))}
    </p>
  )
}
