import { Trans } from '@lingui/react/macro'
import { useFamily } from './use-family.ts'
import { useSession } from '../../api/session/session.ts'
import { BackLink } from '../../ui/navigation/back-link.tsx'

/** Above the pages of a family. A superadmin's own account has no family, and belongs to the administration. */
export function BackToFamily() {
  const { to, isOwn } = useFamily()
  const isSuperadmin = useSession()?.role === 'superadmin'
  if (isOwn && isSuperadmin) {
    return (
      <BackLink to="/admin">
        <Trans>Back to the administration</Trans>
      </BackLink>
    )
  }
  return (
    <BackLink to={to()}>
      <Trans>Back to the family</Trans>
    </BackLink>
  )
}
