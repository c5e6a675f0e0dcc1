import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { DeletionReceipt, useDeletionReceipt } from '../../family/deletion/deletion-receipt.tsx'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'

export function ChildRemovedPage() {
  const { to } = useFamily()
  const receipt = useDeletionReceipt()
  if (!receipt) return <Navigate to={to()} replace />
  return (
    <>
      <PageTitle>{t`The child is removed`}</PageTitle>
      <DeletionReceipt receipt={receipt} />
      <ButtonLink to={to()}>
        <Trans>Back to the family</Trans>
      </ButtonLink>
    </>
  )
}
